import { m } from "../../paraglide/messages.js";
import { CaptchaField } from "../../platform/captcha-field";
import { SiteLink } from "../../platform/site-link";
import { TextField } from "../../ui/primitives/field";
import { showToast } from "../../ui/primitives/toast-queue";
import { AccountForm, type FailedOutcome, faultOf } from "./account-form";
import { accountPath } from "./account-path";
import { useAuth } from "./use-auth";

interface FormProps {
	failed: FailedOutcome | undefined;
}

const EmailField = ({ failure }: { failure: FailedOutcome | undefined }) => (
	<TextField
		name="email"
		type="email"
		label={m.account_email()}
		autoComplete="email"
		inputMode="email"
		required
		defaultValue={failure?.typed.email}
		error={faultOf(failure, "email")}
	/>
);

const PasswordField = ({ failure }: { failure: FailedOutcome | undefined }) => (
	<TextField
		name="password"
		type="password"
		label={m.account_password()}
		autoComplete="current-password"
		required
		error={faultOf(failure, "password")}
	/>
);

const NewPasswordField = ({ failure, label }: { failure: FailedOutcome | undefined; label: string }) => (
	<TextField
		name="password"
		type="password"
		label={label}
		autoComplete="new-password"
		required
		hint={m.account_password_hint()}
		error={faultOf(failure, "password")}
	/>
);

const textLink = "font-semibold text-accent underline underline-offset-4 hover:text-accent-strong";

export function SignInForm({ failed, next }: FormProps & { next: string }) {
	const { signIn } = useAuth();
	return (
		<>
			<AccountForm
				form="sign-in"
				// Keeps where to go next, so that it is there again after a wrong password.
				action={accountPath({ next })}
				submit={m.account_sign_in()}
				failed={failed}
				send={(text) => signIn({ email: text("email"), password: text("password"), next })}
				onDone={sayWelcome}
			>
				{(failure) => (
					<>
						{failure?.problem === "unverified" && (
							<p>
								<SiteLink to="/account?view=check-mail" className={textLink}>
									{m.account_resend_offer()}
								</SiteLink>
							</p>
						)}
						<input type="hidden" name="next" value={next} />
						<EmailField failure={failure} />
						<PasswordField failure={failure} />
					</>
				)}
			</AccountForm>
			<p className="mt-5">
				<SiteLink to="/account?view=forgot" className={textLink}>
					{m.account_forgot()}
				</SiteLink>
			</p>
		</>
	);
}

export function SignUpForm({ failed, withCaptcha }: FormProps & { withCaptcha: boolean }) {
	const { signUp } = useAuth();
	return (
		<AccountForm
			form="sign-up"
			submit={m.account_sign_up()}
			failed={failed}
			send={(text) =>
				signUp({
					email: text("email"),
					password: text("password"),
					options: { data: { name: text("name") }, captchaToken: text("captcha") },
				})
			}
		>
			{(failure) => (
				<>
					<TextField
						name="name"
						label={m.account_name()}
						autoComplete="name"
						required
						maxLength={200}
						defaultValue={failure?.typed.name}
						error={faultOf(failure, "name")}
					/>
					<EmailField failure={failure} />
					<NewPasswordField failure={failure} label={m.account_password()} />
					{withCaptcha && <CaptchaField />}
				</>
			)}
		</AccountForm>
	);
}

export function ResendForm({ failed }: FormProps) {
	const { resendConfirmation } = useAuth();
	return (
		<AccountForm
			form="resend"
			submit={m.account_resend()}
			failed={failed}
			send={(text) => resendConfirmation(text("email"))}
			onDone={() => showToast({ title: m.account_resent_title(), description: m.account_resent() })}
		>
			{(failure) => <EmailField failure={failure} />}
		</AccountForm>
	);
}

/** For a confirmation link that was opened in another browser than the one that signed up. */
export function ConfirmForm({ failed, token, next }: FormProps & { token: string; next: string }) {
	const { confirmAddress } = useAuth();
	return (
		<AccountForm
			form="confirm"
			// Back to the link itself, so that the form is there again after a wrong password.
			action={`/auth/callback?${new URLSearchParams({ token_hash: token, type: "signup", next })}`}
			submit={m.account_confirm_submit()}
			failed={failed}
			send={(text) => confirmAddress({ token: text("token"), password: text("password"), next: text("next") })}
		>
			{(failure) => (
				<>
					<input type="hidden" name="token" value={token} />
					<input type="hidden" name="next" value={next} />
					<PasswordField failure={failure} />
				</>
			)}
		</AccountForm>
	);
}

export function ForgotForm({ failed }: FormProps) {
	const { requestPasswordReset } = useAuth();
	return (
		<AccountForm
			form="forgot"
			submit={m.account_send_reset()}
			failed={failed}
			send={(text) => requestPasswordReset(text("email"))}
		>
			{(failure) => <EmailField failure={failure} />}
		</AccountForm>
	);
}

export function ResetForm({ failed, token }: FormProps & { token: string }) {
	const { resetPassword } = useAuth();
	return (
		<AccountForm
			form="reset"
			submit={m.account_set_password()}
			failed={failed}
			send={(text) => resetPassword(text("token"), text("password"))}
		>
			{(failure) => (
				<>
					<input type="hidden" name="token" value={token} />
					{failure?.problem === "invalid-token" && (
						<p>
							<SiteLink to="/account?view=forgot" className={textLink}>
								{m.account_ask_again()}
							</SiteLink>
						</p>
					)}
					<NewPasswordField failure={failure} label={m.account_new_password()} />
				</>
			)}
		</AccountForm>
	);
}

/** AUTH-5. */
export const sayWelcome = () => showToast({ title: m.account_welcome_title(), description: m.account_welcome() });
