import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { defaultLocale, type Locale, locales } from "./content/words.ts";

/**
 * Every URL of the site, once per language: `/about`, `/es/about`. An id is `language/name`. A route module says in its
 * `handle` whether its page is public (`platform/page-handle.ts`).
 */
const pages = (locale: Locale): RouteConfigEntry[] => {
	const page = (path: string, name: string) => route(path, `routes/${name}.tsx`, { id: `${locale}/${name}` });
	return [
		index("routes/home.tsx", { id: `${locale}/home` }),
		page("wireless-plans", "wireless-plans"),
		page("internet-plans", "internet-plans"),
		page("security-systems", "security-systems"),
		page("tv-cable-on-demand", "tv"),
		page("phone-cases", "phone-cases"),
		page("shop", "shop"),
		page("partners", "partners"),
		page("partners/:partner", "partner"),
		page("locations", "locations"),
		page("blog", "stories"),
		page("blog/feed.xml", "story-feed"),
		page("blog/:slug", "story"),
		page("about", "about"),
		page("contact", "contact"),
		page("contact/received", "contact-received"),
		page("account", "account"),
		page("auth/callback", "auth-callback"),
		page("auth/sign-in/:provider", "auth-sign-in"),
		page("session", "session"),
		page("privacy", "privacy"),
		page("terms", "terms"),
		page("search", "search"),
		page("compare/:kind", "compare"),
		page("search-index", "search-index"),
		page("search-posts", "search-posts"),
		page("captcha", "captcha"),
		page("share/*", "share-picture"),
		page("manifest.webmanifest", "web-manifest"),
		page("*", "not-found"),
	];
};

export default [
	route("sitemap.xml", "routes/sitemap.tsx", { id: `${defaultLocale}/sitemap` }),
	route("robots.txt", "routes/robots.tsx", { id: `${defaultLocale}/robots` }),
	route("partner-colors.css", "routes/partner-colors.tsx", { id: `${defaultLocale}/partner-colors` }),
	...locales.map((locale) =>
		route(locale === defaultLocale ? "/" : locale, "routes/site.tsx", { id: locale }, pages(locale)),
	),
] satisfies RouteConfig;
