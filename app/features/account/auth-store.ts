import type { MemberSession } from "../../platform/accounts.server";
import { localePath } from "../../platform/language";
import type { AccountForm, Outcome } from "./outcome";

/** AUTH-6: loading until the first session check; then a session, or null. */
export interface AuthState {
	loading: boolean;
	session: MemberSession | null;
}

export const unknown: AuthState = { loading: true, session: null };
const nobody: AuthState = { loading: false, session: null };

let state = unknown;
const listeners = new Set<() => void>();
/** Tells the browser's other tabs about signing in or out. */
let tabs: BroadcastChannel | undefined;

function become(next: AuthState) {
	state = next;
	for (const listener of listeners) listener();
}

export const authState = () => state;

/** Calls `listener` on every sign-in or sign-out, in this tab or another. The first listener triggers the first check. */
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

/** A page from the back-forward cache may predate a sign-out. */
const onPageShow = (event: PageTransitionEvent) => {
	if (event.persisted) void getSession();
};

/** Fetches the session. Without the cookie that signing in sets there is none, and nothing is fetched. */
async function getSession(): Promise<MemberSession | null> {
	if (!/(^|;\s*)signed-in=1/.test(document.cookie)) {
		become(nobody);
		return null;
	}
	try {
		const response = await fetch(localePath("/session"));
		if (!response.ok) throw new Error(`/session responded with ${response.status}`);
		const session = (await response.json()) as MemberSession | null;
		become({ loading: false, session });
		return session;
	} catch {
		// Offline: keep the last known state.
		become({ ...state, loading: false });
		return state.session;
	}
}

/** Sends one form; throws when the site cannot be reached. */
async function call(form: AccountForm, fields: Record<string, string>): Promise<Outcome> {
	const body = new FormData();
	for (const [name, value] of Object.entries({ form, ...fields })) body.set(name, value);
	const response = await fetch(localePath("/session"), { method: "POST", body });
	const outcome = (await response.json()) as Outcome;
	if (outcome.ok && /^sign-(in|out)|^confirm$/.test(form)) {
		await getSession();
		tabs?.postMessage(form);
	}
	return outcome;
}

/** Checks the session again after a mailed link or a provider. */
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
	/** Goes to the provider's page, which sends the browser back to the site. */
	signInWithOAuth: (provider: string) => location.assign(signInPath(provider)),
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
export const signInPath = (provider: string) => localePath(`/auth/sign-in/${provider}`);
