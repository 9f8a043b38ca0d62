import type { Words } from "../../words";

export type LandingIcon =
	| "bill"
	| "business"
	| "family"
	| "fiber"
	| "home"
	| "identity"
	| "number"
	| "phone"
	| "prepaid"
	| "router"
	| "security"
	| "senior"
	| "signal"
	| "spanish"
	| "tv";

export interface LandingEntry {
	icon: LandingIcon;
	title: Words;
	text: Words;
	/** Ids of plans and packages of the catalogue: shown with their prices, so that a page never repeats one. */
	plans?: readonly string[];
	/** The page of the site that shows more of it. */
	more?: { label: Words; to: `/${string}` };
}

/** What only the landing page of one partner says. */
export interface Landing {
	headline: Words;
	lead: Words;
	/** The pieces of the picture that the page opens with; each page draws it its own way. */
	parts: readonly LandingEntry[];
	highlights: readonly LandingEntry[];
}
