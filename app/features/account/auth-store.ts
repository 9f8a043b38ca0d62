import type { MemberSession } from "../../platform/accounts.server";
import { localePath } from "../../platform/language";

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
export async function getSession(): Promise<MemberSession | null> {
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

/** After this tab has signed in or out: checks the session again and tells the other tabs. */
export async function noticeNewSession(): Promise<void> {
	await getSession();
	tabs?.postMessage("changed");
}
