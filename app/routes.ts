import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { backOfficePaths } from "./admin/back-office-paths.ts";
import { pagePaths } from "./content/page-paths.ts";
import { defaultLocale, type Locale, locales } from "./content/words.ts";

/**
 * Every URL of the site, once per language: `/about`, `/es/about`. An id is `language/name`. A route module says in its
 * `handle` whether its page is public (`platform/page-handle.ts`).
 */
const pages = (locale: Locale): RouteConfigEntry[] => [
	...Object.entries(pagePaths).map(([name, path]) =>
		path === ""
			? index(`routes/${name}.tsx`, { id: `${locale}/${name}` })
			: route(path, `routes/${name}.tsx`, { id: `${locale}/${name}` }),
	),
	route("*", "routes/not-found.tsx", { id: `${locale}/not-found` }),
];

/**
 * The back office, once for all languages: whoever works there chooses one for themselves. Its ids are no `language/name`, so
 * that none of it counts as a page of the site.
 */
const backOffice = route(
	"admin",
	"routes/admin/back-office.tsx",
	{ id: "admin" },
	Object.entries(backOfficePaths).map(([name, path]) =>
		path === ""
			? index(`routes/admin/${name}.tsx`, { id: `admin-${name}` })
			: route(path, `routes/admin/${name}.tsx`, { id: `admin-${name}` }),
	),
);

/** Outside the frame: whoever opens it does not work here yet. */
const join = route("admin/join", "routes/admin/join.tsx", { id: "admin-join" });

export default [
	join,
	backOffice,
	route("sitemap.xml", "routes/sitemap.tsx", { id: `${defaultLocale}/sitemap` }),
	route("robots.txt", "routes/robots.tsx", { id: `${defaultLocale}/robots` }),
	route("partner-colors.css", "routes/partner-colors.tsx", { id: `${defaultLocale}/partner-colors` }),
	...locales.map((locale) =>
		route(locale === defaultLocale ? "/" : locale, "routes/site.tsx", { id: locale }, pages(locale)),
	),
] satisfies RouteConfig;
