import { partnerSlugs } from "../app/content/partners/partner";

interface PublicPage {
	/** What the page reads of the query. Anything else in an address is ignored: it makes neither a page nor an entry. */
	parameters?: readonly string[];
	/** The page is made of this content and is outdated when it changes. Pages without it change only with the code. */
	content?: Content;
	/** All addresses that lead here show the same page: it is rendered once, as if it stood at this one. */
	standsAt?: string;
	/** The values of its one parameter that are known beforehand, so that these pages can be warmed at start. */
	known?: readonly string[];
}

/** Content that can change while the server runs. */
export type Content = "stories";

/**
 * The routes that are the same for everyone, by the name that `app/routes.ts` gives them. They are rendered from their
 * address alone (no cookie, no header) and kept by the page cache. A route that is not listed is private: it is
 * rendered for each request and never kept. So forgetting one costs time, not privacy.
 */
export const publicPages: Readonly<Record<string, PublicPage>> = {
	home: { parameters: ["promo"] },
	"wireless-plans": { parameters: ["tab", "plan", "compare"] },
	"internet-plans": { parameters: ["contract", "plan", "compare"] },
	"security-systems": {},
	tv: {},
	"phone-cases": { parameters: ["make", "material", "price", "sort"] },
	shop: {},
	partners: {},
	partner: { known: partnerSlugs },
	locations: {},
	stories: { parameters: ["q", "category", "page"], content: "stories" },
	story: { content: "stories" },
	about: {},
	contact: { parameters: ["plan", "package", "partner", "promotion", "topic", "cart", "store"] },
	privacy: {},
	terms: {},
	compare: { parameters: ["plans"] },
	"search-index": {},
	"search-posts": { content: "stories" },
	"story-feed": { content: "stories" },
	sitemap: { content: "stories" },
	robots: {},
	"web-manifest": {},
	"not-found": { standsAt: "/404" },
};
