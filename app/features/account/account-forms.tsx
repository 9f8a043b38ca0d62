import { m } from "../../paraglide/messages.js";
import { CaptchaField } from "../../platform/captcha-field";
import { SiteLink } from "../../platform/site-link";
import { TextField } from "../../ui/primitives/field";
import { showToast } from "../../ui/primitives/toast-queue";
import { AccountForm, faultOf, type Refusal } from "./account-form";
import { useAuth } from "./use-auth";

interface FormProps {
	refused: Refusal | undefined;
}

const EmailField = ({ refusal }: { refusal: Refusal | undefined }) => (
	<TextField
		name="email"
		type="email"
		label={m.account_email()}
		autoComplete="email"
		inputMode="email"
		required
		defaultValue={refusal?.typed.email}
		error={faultOf(refusal, "email")}
	/>
);

const NewPasswordField = ({ refusal, label }: { refusal: Refusal | undefined; label: string }) => (
	<TextField
		name="password"
		type="password"
		label={label}
		autoComplete="new-password"
		required
		hint={m.account_password_hint()}
		error={faultOf(refusal, "password")}
	/>
);

const textLink = "font-semibold text-accent underline underline-offset-4 hover:text-accent-strong";

export function SignInForm({ refused }: FormProps) {
	const { signIn } = useAuth();
	return (
		<>
			<AccountForm
				form="sign-in"
				submit={m.account_sign_in()}
				refused={refused}
				send={(text) => signIn({ email: text("email"), password: text("password") })}
				onDone={sayWelcome}
			>
				{(refusal) => (
					<>
						{refusal?.problem === "unverified" && (
							<p>
								<SiteLink to="/account?view=check-mail" className={textLink}>
									{m.account_resend_offer()}
								</SiteLink>
							</p>
						)}
						<EmailField refusal={refusal} />
						<TextField
							name="password"
							type="password"
							label={m.account_password()}
							autoComplete="current-password"
							required
							error={faultOf(refusal, "password")}
						/>
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

export function SignUpForm({ refused, withCaptcha }: FormProps & { withCaptcha: boolean }) {
	const { signUp } = useAuth();
	return (
		<AccountForm
			form="sign-up"
			submit={m.account_sign_up()}
			refused={refused}
			send={(text) =>
				signUp({
					email: text("email"),
					password: text("password"),
					options: { data: { name: text("name") }, captchaToken: text("captcha") },
				})
			}
		>
			{(refusal) => (
				<>
					<TextField
						name="name"
						label={m.account_name()}
						autoComplete="name"
						required
						maxLength={200}
						defaultValue={refusal?.typed.name}
						error={faultOf(refusal, "name")}
					/>
					<EmailField refusal={refusal} />
					<NewPasswordField refusal={refusal} label={m.account_password()} />
					{withCaptcha && <CaptchaField />}
				</>
			)}
		</AccountForm>
	);
}

export function ResendForm({ refused }: FormProps) {
	const { resendConfirmation } = useAuth();
	return (
		<AccountForm
			form="resend"
			submit={m.account_resend()}
			refused={refused}
			send={(text) => resendConfirmation(text("email"))}
			onDone={() => showToast({ title: m.account_resent_title(), description: m.account_resent() })}
		>
			{(refusal) => <EmailField refusal={refusal} />}
		</AccountForm>
	);
}

export function ForgotForm({ refused }: FormProps) {
	const { requestPasswordReset } = useAuth();
	return (
		<AccountForm
			form="forgot"
			submit={m.account_send_reset()}
			refused={refused}
			send={(text) => requestPasswordReset(text("email"))}
		>
			{(refusal) => <EmailField refusal={refusal} />}
		</AccountForm>
	);
}

export function ResetForm({ refused, token }: FormProps & { token: string }) {
	const { resetPassword } = useAuth();
	return (
		<AccountForm
			form="reset"
			submit={m.account_set_password()}
			refused={refused}
			send={(text) => resetPassword(text("token"), text("password"))}
		>
			{(refusal) => (
				<>
					<input type="hidden" name="token" value={token} />
					{refusal?.problem === "invalid-token" && (
						<p>
							<SiteLink to="/account?view=forgot" className={textLink}>
								{m.account_ask_again()}
							</SiteLink>
						</p>
					)}
					<NewPasswordField refusal={refusal} label={m.account_new_password()} />
				</>
			)}
		</AccountForm>
	);
}

/** AUTH-5. */
export const sayWelcome = () => showToast({ title: m.account_welcome_title(), description: m.account_welcome() });
