import type { Catalogue } from "../content/catalogue";
import type { PageName } from "../content/page-paths";
import type { Content as DeclaredContent, PublicPage } from "./page-handle";

/** What can change while the server runs: "frame" is around every page, "catalogue" is any part of it. */
export type Content = DeclaredContent | CataloguePart | "catalogue" | "frame";

type CataloguePart = Exclude<keyof Catalogue, "pictures">;

const plans = ["internetCarriers", "postpaidCarriers", "prepaidCarriers"] as const;
const priced = [...plans, "tvProviders", "securityPackages"] as const;

/**
 * The parts of the catalogue that a page shows besides the frame: it is rendered again when one of them changes. A page that
 * is not named here is rendered again after every change. `tests/rendering/same-pages.test.ts` proves that none is missing.
 */
const shownParts: Partial<Record<PageName, readonly CataloguePart[]>> = {
	home: ["promoCards", "deals", "partners", "landings", "stores", "phoneCases", ...priced],
	"internet-plans": ["internetCarriers"],
	"wireless-plans": ["postpaidCarriers", "prepaidCarriers", "deals"],
	compare: plans,
	tv: ["tvProviders", "partners", "stores"],
	"security-systems": ["securityPackages", "stores"],
	"phone-cases": ["phoneCases"],
	shop: ["phoneCases"],
	partners: ["partners"],
	partner: ["partners", "landings", ...priced],
	locations: ["stores"],
	about: ["stores"],
	contact: ["deals", "partners", "phoneCases", "stores", ...priced],
	"search-index": ["searchEntries"],
	"partner-colors": ["partners"],
	sitemap: ["partners"],
	robots: [],
	stories: [],
	story: [],
	"story-feed": [],
	"search-posts": [],
	privacy: [],
	terms: [],
	accessibility: [],
	"web-manifest": [],
	"not-found": [],
};

/** What invalidates a page, by the name of its route. */
export const contentOf = (name: string, page?: PublicPage): readonly Content[] => [
	"frame",
	...(page?.content ? [page.content] : []),
	...(shownParts[name as PageName] ?? ["catalogue" as const]),
];
