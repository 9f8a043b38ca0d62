import type { Region } from "../regions";

/** Facts and promises of the legal pages that the dealer has to fill in or confirm: docs/before-launch.md. */
export const legalDetails = {
	/** The company as registered, and where it gets its mail; shown once they are known. */
	legalName: null as string | null,
	postalAddress: null as string | null,
	governingLaw: "MA" satisfies Region,
	/** How long an unused accessory can be returned. */
	returnDays: 14,
	/** Business days until a reply about accessibility. */
	accessibilityReplyDays: 5,
} as const;
