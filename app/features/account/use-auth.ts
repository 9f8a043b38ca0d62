import { useSyncExternalStore } from "react";
import { auth, authState, onAuthChange, unknown } from "./auth-store";

/** Who is signed in, and the calls that change it. Pages come without this; the browser learns it afterwards. */
export function useAuth() {
	const { loading, session } = useSyncExternalStore(onAuthChange, authState, () => unknown);
	return { user: session?.user ?? null, session, loading, ...auth };
}
