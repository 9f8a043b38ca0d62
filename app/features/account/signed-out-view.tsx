import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { m } from "../../paraglide/messages.js";
import type { Provider } from "../../platform/accounts.server";
import { SiteNavLink } from "../../platform/site-link";
import type { FailedOutcome } from "./account-form";
import { ForgotForm, ResendForm, ResetForm, SignInForm, SignUpForm } from "./account-forms";
import { accountPath } from "./account-path";
import type { AccountForm, AccountView } from "./outcome";

/** Few sites have any. */
const ProviderLinks = lazy(() => import("./provider-links"));

/** The view that shows a failed form again. */
export const viewOfForm: Partial<Record<AccountForm, AccountView>> = {
	"sign-in": "sign-in",
	"sign-up": "sign-up",
	resend: "check-mail",
	forgot: "forgot",
	reset: "reset",
};

/** Sign-in, sign-up and password reset, each at its own URL. */
export function SignedOutView(props: {
	view: AccountView;
	token: string;
	/** Where to go after signing in; empty: to the account page. */
	next: string;
	providers: readonly Provider[];
	withCaptcha: boolean;
	failed: FailedOutcome | undefined;
}) {
	const { view, next } = props;
	const { heading, lead, body } = screen(props);
	const title = useRef<HTMLHeadingElement>(null);
	const shown = useRef(view);
	// To its user another view is another page, though the path is the same.
	useEffect(() => {
		if (shown.current === view) return;
		shown.current = view;
		title.current?.focus();
	}, [view]);
	const hasTabs = view === "sign-in" || view === "sign-up";
	return (
		<div className="rounded-lg border border-line bg-raised p-6 sm:p-9">
			{hasTabs && (
				<nav aria-label={m.account_ways_in()} className="mb-7 grid grid-cols-2 gap-1 rounded-full bg-sunken p-1">
					<Tab to={accountPath({ next })} isCurrent={view === "sign-in"}>
						{m.account_sign_in()}
					</Tab>
					<Tab to={accountPath({ view: "sign-up", next })} isCurrent={view === "sign-up"}>
						{m.account_sign_up()}
					</Tab>
				</nav>
			)}
			<h2 ref={title} tabIndex={-1} className="text-2xl">
				{heading}
			</h2>
			<p className="mt-2 mb-6 text-ink-soft">{lead}</p>
			<div key={view}>{body}</div>
		</div>
	);
}

const Tab = ({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: ReactNode }) => (
	<SiteNavLink
		to={to}
		aria-current={isCurrent ? "page" : false}
		className={`grid min-h-11 place-items-center rounded-full px-4 text-center text-sm font-semibold no-underline transition-colors ${isCurrent ? "bg-raised text-accent" : "text-ink hover:text-accent"}`}
	>
		{children}
	</SiteNavLink>
);

function screen({ view, token, next, providers, withCaptcha, failed }: Parameters<typeof SignedOutView>[0]): {
	heading: string;
	lead: string;
	body: ReactNode;
} {
	const otherWays = providers.length > 0 && (
		<Suspense>
			<ProviderLinks providers={providers} next={next} />
		</Suspense>
	);
	const signIn = (
		<>
			<SignInForm failed={failed} next={next} />
			{otherWays}
		</>
	);
	switch (view) {
		case "sign-up":
			return {
				heading: m.account_sign_up_heading(),
				lead: m.account_sign_up_lead(),
				body: (
					<>
						<SignUpForm failed={failed} withCaptcha={withCaptcha} />
						{otherWays}
					</>
				),
			};
		case "check-mail":
			return {
				heading: m.account_check_mail_heading(),
				lead: m.account_check_mail(),
				body: <ResendForm failed={failed} />,
			};
		case "forgot":
			return {
				heading: m.account_forgot_heading(),
				lead: m.account_forgot_lead(),
				body: <ForgotForm failed={failed} />,
			};
		case "reset-sent":
			return { heading: m.account_reset_sent_heading(), lead: m.account_reset_sent(), body: signIn };
		case "reset":
			return {
				heading: m.account_reset_heading(),
				lead: m.account_reset_lead(),
				body: <ResetForm failed={failed} token={token} />,
			};
		case "reset-done":
			return { heading: m.account_reset_done_heading(), lead: m.account_reset_done(), body: signIn };
		case "signed-out":
			return { heading: m.account_signed_out_heading(), lead: m.account_signed_out(), body: signIn };
		case "sign-in":
			return { heading: m.account_sign_in_heading(), lead: m.account_sign_in_lead(), body: signIn };
	}
}
