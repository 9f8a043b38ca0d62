import { createContext } from "react-router";
import { type Ability, needsRecentProof, type Staff } from "./staff";

/** Who sends the request, and how sure we are. Set for every route of the back office by `requireStaff`. */
export interface AtWork {
	staff: Staff;
	sessionId: string;
	/** Whether they have an authenticator app or a passkey. */
	hasSecondFactor: boolean;
	/** When this session showed a second factor last. */
	provenAt: Date | null;
}

export const atWork = createContext<AtWork>();

/** Milliseconds for which a second factor counts: to come in, and to publish, manage staff, export or erase. */
const PROOF_LASTS = 12 * 3_600_000;
export const RECENT_PROOF_LASTS = 15 * 60_000;

/** How old the proof may be that this takes, in milliseconds; null: it takes none. */
export function proofFor(ability: Ability, hasSecondFactor: boolean): number | null {
	if (needsRecentProof(ability)) return RECENT_PROOF_LASTS;
	if (!hasSecondFactor) return null;
	// Whoever has no factor yet must be able to set up the first one.
	return ability === "change-factors" ? RECENT_PROOF_LASTS : PROOF_LASTS;
}

export const isProven = ({ provenAt }: Pick<AtWork, "provenAt">, lasts: number, now: number): boolean =>
	provenAt !== null && provenAt.getTime() + lasts > now;
