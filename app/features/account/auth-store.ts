import type { MemberSession } from "../../platform/accounts.server";
import { localePath } from "../../platform/language";
import type { AccountForm, Outcome } from "./outcome";

/** AUTH-6: loading until the first look at the session; then somebody, or null. */
export interface AuthState {
	loading: boolean;
	session: MemberSession | null;
}

export const unknown: AuthState = { loading: true, session: null };
const nobody: AuthState = { loading: false, session: null };

let state = unknown;
const listeners = new Set<() => void>();
/** The other tabs of this browser: who signs in or out in one has done so in all. */
let tabs: BroadcastChannel | undefined;

function become(next: AuthState) {
	state = next;
	for (const listener of listeners) listener();
}

export const authState = () => state;

/** Calls `listener` whenever somebody signs in or out, in this tab or another. The first one starts the first look. */
export function onAuthChange(listener: () => void): () => void {
	listeners.add(listener);
	if (listeners.size === 1) {
		if (typeof BroadcastChannel !== "undefined") {
			tabs = new BroadcastChannel("account");
			tabs.onmessage = () => void getSession();
		}
		addEventListener("pageshow", onPageShow);
		if (state.loading) void getSession();
	}
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		tabs?.close();
		tabs = undefined;
		removeEventListener("pageshow", onPageShow);
	};
}

/** A page that comes back from the back-forward cache may be from before somebody signed out. */
const onPageShow = (event: PageTransitionEvent) => {
	if (event.persisted) void getSession();
};

/** Asks who is signed in. Without the mark that signing in leaves there is nobody, and nothing is asked. */
async function getSession(): Promise<MemberSession | null> {
	if (!/(^|;\s*)signed-in=1/.test(document.cookie)) {
		become(nobody);
		return null;
	}
	try {
		const answer = await fetch(localePath("/session"));
		if (!answer.ok) throw new Error(`the session answered ${answer.status}`);
		const session = (await answer.json()) as MemberSession | null;
		become({ loading: false, session });
		return session;
	} catch {
		// No connection: whoever was signed in still is, as far as this page knows.
		become({ ...state, loading: false });
		return state.session;
	}
}

/** Sends one form of the account page; throws when the site cannot be reached. */
async function call(form: AccountForm, fields: Record<string, string>): Promise<Outcome> {
	const body = new FormData();
	for (const [name, value] of Object.entries({ form, ...fields })) body.set(name, value);
	const answer = await fetch(localePath("/session"), { method: "POST", body });
	const outcome = (await answer.json()) as Outcome;
	if (outcome.ok && /^sign-(in|out)/.test(form)) {
		await getSession();
		tabs?.postMessage(form);
	}
	return outcome;
}

/** After the browser came back from a mail or a provider: who is it now? */
export async function noticeNewSession(): Promise<void> {
	await getSession();
	tabs?.postMessage("sign-in");
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
	signIn: (entry: { email: string; password: string }) => call("sign-in", entry),
	/** Leaves the page for the provider's; the provider sends the browser back to the site. */
	signInWithOAuth: (provider: string) => location.assign(signInPath(provider)),
	signOut: (where: "here" | "everywhere" = "here") => call(where === "here" ? "sign-out" : "sign-out-everywhere", {}),
	resendConfirmation: (email: string) => call("resend", { email }),
	requestPasswordReset: (email: string) => call("forgot", { email }),
	signOutDevice: (device: string) => call("sign-out-device", { device }),
	resetPassword: (token: string, password: string) => call("reset", { token, password }),
	getSession,
	onAuthChange,
};

/** A plain link, so that it works before scripts do. */
export const signInPath = (provider: string) => localePath(`/auth/sign-in/${provider}`);
