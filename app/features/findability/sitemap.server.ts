import { type Locale, locales } from "../../content/words";
import { localePath } from "../../platform/language";
import { xmlText } from "../../platform/xml";
import { knownPages } from "./known-pages.server";

/** Every page in every language, each with its counterparts, and when the stories appeared. */
export function sitemap(siteUrl: string, stories: readonly { slug: string; isoDate: string }[]): string {
	const newest = stories[0]?.isoDate;
	const pages = knownPages.flatMap(({ path, variants = [] }) =>
		["", ...variants].map((search) => ({ path, search, changed: path === "/blog" ? newest : undefined })),
	);
	const posts = stories.map(({ slug, isoDate }) => ({ path: `/blog/${slug}`, search: "", changed: isoDate }));
	const entries = [...pages, ...posts].flatMap(({ path, search, changed }) => {
		const address = (locale: Locale) => xmlText(siteUrl + localePath(path, locale) + search);
		const alternate = (language: string, locale: Locale) =>
			`<xhtml:link rel="alternate" hreflang="${language}" href="${address(locale)}"/>`;
		const alternates = [...locales.map((each) => alternate(each, each)), alternate("x-default", "en")].join("");
		const lastmod = changed ? `<lastmod>${changed}</lastmod>` : "";
		return locales.map((locale) => `<url><loc>${address(locale)}</loc>${lastmod}${alternates}</url>`);
	});
	return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`;
}

/** What is no page, and what only leads on, is of no use to a search engine. */
const notForRobots = ["/search", "/compare/", "/captcha"];

export const robots = (siteUrl: string): string =>
	[
		"User-agent: *",
		...locales.flatMap((locale) => notForRobots.map((path) => `Disallow: ${localePath(path, locale)}`)),
		"",
		`Sitemap: ${siteUrl}/sitemap.xml`,
		"",
	].join("\n");
