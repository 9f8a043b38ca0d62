import { type Locale, locales } from "../../content/words";
import { defaultLanguage, localePath } from "../../platform/language";
import { xmlText } from "../../platform/xml";
import { knownPages } from "./known-pages.server";

interface ListedStory {
	slug: string;
	isoDate: string;
	/** Those it can be read in; under the address of another one it is shown, but there is nothing to list. */
	languages: readonly Locale[];
}

/** Every page in every language, each with its counterparts, and when the stories appeared. */
export function sitemap(siteUrl: string, stories: readonly ListedStory[]): string {
	const newest = stories[0]?.isoDate;
	const pages = knownPages.flatMap(({ path, variants = [] }) =>
		["", ...variants].map((search) => ({
			path,
			search,
			changed: path === "/blog" ? newest : undefined,
			languages: locales,
		})),
	);
	const posts = stories.map(({ slug, isoDate, languages }) => ({
		path: `/blog/${slug}`,
		search: "",
		changed: isoDate,
		languages,
	}));
	const entries = [...pages, ...posts].flatMap(({ path, search, changed, languages }) => {
		const address = (locale: Locale) => xmlText(siteUrl + localePath(path, locale) + search);
		const alternate = (language: string, locale: Locale) =>
			`<xhtml:link rel="alternate" hreflang="${language}" href="${address(locale)}"/>`;
		const alternates = [
			...languages.map((each) => alternate(each, each)),
			alternate("x-default", defaultLanguage(languages)),
		].join("");
		const lastmod = changed ? `<lastmod>${changed}</lastmod>` : "";
		return languages.map((locale) => `<url><loc>${address(locale)}</loc>${lastmod}${alternates}</url>`);
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
