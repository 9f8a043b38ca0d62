import { localePath } from "../../platform/language";
import { getSession, noticeNewSession, onAuthChange } from "./auth-store";
import type { AccountForm, Outcome } from "./outcome";

/** Sends one form; throws when the site cannot be reached. */
async function call(form: AccountForm, fields: Record<string, string>): Promise<Outcome> {
	const body = new FormData();
	for (const [name, value] of Object.entries({ form, ...fields })) body.set(name, value);
	const response = await fetch(localePath("/session"), { method: "POST", body });
	const outcome = (await response.json()) as Outcome;
	if (outcome.ok && /^sign-(in|out)|^confirm$/.test(form)) await noticeNewSession();
	return outcome;
}

/** The calls of the specification's section 7. */
export const auth = {
	signUp: (entry: {
		email: string;
		password: string;
		options?: { data?: { name: string } & Record<string, unknown>; captchaToken?: string };
	}) =>
		call("sign-up", {
			email: entry.email,
			password: entry.password,
			name: entry.options?.data?.name ?? "",
			metadata: JSON.stringify(entry.options?.data ?? {}),
			captcha: entry.options?.captchaToken ?? "",
		}),
	signIn: (entry: { email: string; password: string; next?: string }) => call("sign-in", entry),
	/** Goes to the provider's page, which sends the browser back to the site. */
	signInWithOAuth: (provider: string) => location.assign(signInPath(provider, "")),
	signOut: (where: "here" | "everywhere" = "here") => call(where === "here" ? "sign-out" : "sign-out-everywhere", {}),
	resendConfirmation: (email: string) => call("resend", { email }),
	confirmAddress: (entry: { token: string; password: string; next: string }) => call("confirm", entry),
	requestPasswordReset: (email: string) => call("forgot", { email }),
	signOutDevice: (device: string) => call("sign-out-device", { device }),
	resetPassword: (token: string, password: string) => call("reset", { token, password }),
	getSession,
	onAuthChange,
};

/** A plain link, so that it works before scripts do. */
export const signInPath = (provider: string, next: string) => {
	const path = localePath(`/auth/sign-in/${provider}`);
	return next ? `${path}?${new URLSearchParams({ next })}` : path;
};
