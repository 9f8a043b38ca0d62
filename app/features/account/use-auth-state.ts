import { useSyncExternalStore } from "react";
import { authState, onAuthChange, unknown } from "./auth-store";

/** Who is signed in. Apart from the calls, because every page shows this and few change it. */
export function useAuthState() {
	const { loading, session } = useSyncExternalStore(onAuthChange, authState, () => unknown);
	return { user: session?.user ?? null, session, loading };
}
