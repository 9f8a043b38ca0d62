/**
 * Every page of the site by the name of its route module, without the language in front. `routes.ts` makes the routes of it;
 * links in the catalogue have to lead to one of them.
 */
export const pagePaths = {
	home: "",
	"wireless-plans": "wireless-plans",
	"internet-plans": "internet-plans",
	"security-systems": "security-systems",
	tv: "tv-cable-on-demand",
	"phone-cases": "phone-cases",
	shop: "shop",
	partners: "partners",
	partner: "partners/:partner",
	locations: "locations",
	stories: "blog",
	"story-feed": "blog/feed.xml",
	story: "blog/:slug",
	about: "about",
	contact: "contact",
	"contact-received": "contact/received",
	account: "account",
	"auth-callback": "auth/callback",
	"auth-sign-in": "auth/sign-in/:provider",
	session: "session",
	privacy: "privacy",
	terms: "terms",
	accessibility: "accessibility",
	search: "search",
	compare: "compare/:kind",
	"search-index": "search-index",
	"search-posts": "search-posts",
	captcha: "captcha",
	"share-picture": "share/*",
	"web-manifest": "manifest.webmanifest",
} as const satisfies Record<string, string>;

export type PageName = keyof typeof pagePaths | "not-found" | "partner-colors" | "robots" | "sitemap";
