import { type Locale, locales } from "../../content/words";
import { defaultLanguage, localePath } from "../../platform/language";
import type { PublicPages } from "../../platform/public-pages.server";
import { xmlText } from "../../platform/xml";
import { listedPages } from "./listed-pages.server";

interface ListedStory {
	slug: string;
	/** When it last changed, as an ISO date. */
	changed: string;
	/** The languages it is written in. Its URLs in other languages are copies, which are not listed. */
	languages: readonly Locale[];
}

/** Every page in every language with its translations; stories with the date of their last change. */
export function sitemap(siteUrl: string, publicPages: PublicPages, stories: readonly ListedStory[]): string {
	const newest = stories
		.map(({ changed }) => changed)
		.toSorted()
		.at(-1);
	const pages = listedPages(publicPages).flatMap(({ path, variants = [], content }) =>
		["", ...variants].map((search) => ({
			path,
			search,
			changed: content === "stories" ? newest : undefined,
			languages: locales,
		})),
	);
	const posts = stories.map(({ slug, changed, languages }) => ({
		path: `/blog/${slug}`,
		search: "",
		changed,
		languages,
	}));
	const entries = [...pages, ...posts].flatMap(({ path, search, changed, languages }) => {
		const url = (locale: Locale) => xmlText(siteUrl + localePath(path, locale) + search);
		const alternate = (language: string, locale: Locale) =>
			`<xhtml:link rel="alternate" hreflang="${language}" href="${url(locale)}"/>`;
		const alternates = [
			...languages.map((each) => alternate(each, each)),
			alternate("x-default", defaultLanguage(languages)),
		].join("");
		const lastmod = changed ? `<lastmod>${changed}</lastmod>` : "";
		return languages.map((locale) => `<url><loc>${url(locale)}</loc>${lastmod}${alternates}</url>`);
	});
	return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`;
}

/** Data and redirects are of no use to a search engine. */
const notForRobots = ["/search", "/compare/", "/captcha"];

export const robots = (siteUrl: string): string =>
	[
		"User-agent: *",
		...locales.flatMap((locale) => notForRobots.map((path) => `Disallow: ${localePath(path, locale)}`)),
		"",
		`Sitemap: ${siteUrl}/sitemap.xml`,
		"",
	].join("\n");
