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
	/** Ids of plans and packages in the catalogue. Their prices are shown, so the text does not repeat any. */
	plans?: readonly string[];
	/** The page that shows more. */
	more?: { label: Words; to: `/${string}` };
}

/** PART-3: the partners whose landing page has a layout of its own. The others share one page. */
const landingSlugs = ["att", "verizon", "t-mobile", "spectrum", "xfinity"] as const;

export type LandingSlug = (typeof landingSlugs)[number];

export const isLandingSlug = (slug: string): slug is LandingSlug => (landingSlugs as readonly string[]).includes(slug);

/** The texts of a partner's own landing page. */
export interface Landing {
	headline: Words;
	lead: Words;
	/** The parts of the figure at the top; each landing page lays them out in its own way. */
	parts: readonly LandingEntry[];
	highlights: readonly LandingEntry[];
}
