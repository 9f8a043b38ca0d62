import { auth } from "./auth-calls";
import { useAuthState } from "./use-auth-state";

/** Who is signed in, and the calls that change it. Pages come without this; the browser learns it afterwards. */
export const useAuth = () => ({ ...useAuthState(), ...auth });
