import type { MetaDescriptor } from "react-router";
import { dealer } from "../content/dealer";
import { type Locale, locales } from "../content/words";
import type { DealerFacts } from "./dealer-facts";
import { currentLocale, defaultLanguage, localePath, splitLocale } from "./language";
import { languageTag } from "./language-tag";

/** From the frame's loader; the same on every page of a language. */
export interface SiteFacts {
	/** The public base URL, without a trailing slash. */
	url: string;
	/** Changes whenever the share pictures of static pages change. */
	shareVersion: string;
	dealerFacts: DealerFacts;
}

/** The part of React Router's meta arguments that is used. */
interface Place {
	location: { pathname: string };
	matches: readonly ({ loaderData?: unknown } | undefined)[];
}

interface PageFacts {
	title: string;
	/** A message that states facts about the dealer gets them here. */
	description: string | ((facts: DealerFacts) => string);
	/** Parameters that belong to the canonical URL; all others are left out of it. */
	query?: Readonly<Record<string, string | null | undefined>>;
	/** False: noindex. */
	listed?: boolean;
	/** The languages the page exists in, if not all. */
	languages?: readonly Locale[];
	/**
	 * A story: its publication date, the version of its share picture, and its language. Without a translation that differs
	 * from the page's language, and the canonical URL is the page in the story's language.
	 */
	article?: { published: string; shareVersion: string; language: Locale };
}

/** The URL path of a page's share picture; `path` has no language prefix. */
export const sharePicturePath = (path: string): string => `/share${path === "/" ? "/home" : path}.png`;

/** All meta tags of a page: title, description, canonical URL, alternates and share tags. */
export function pageMeta({ location, matches }: Place, page: PageFacts): MetaDescriptor[] {
	const site = siteFacts(matches);
	const { title, query = {}, listed = true, languages = locales, article } = page;
	const titleTag = { title: `${title} | ${dealer.name}` };
	if (!site) return [titleTag, ...(listed ? [] : [{ name: "robots", content: "noindex" }])];
	const description = typeof page.description === "string" ? page.description : page.description(site.dealerFacts);
	const basics = [titleTag, { name: "description", content: description }];
	if (!listed) return [...basics, { name: "robots", content: "noindex" }];
	const { path } = splitLocale(location.pathname.replace(/(.)\/+$/, "$1"));
	const kept = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])));
	const search = kept.size > 0 ? `?${kept}` : "";
	const language = article?.language ?? currentLocale();
	const address = (locale: Locale) => site.url + localePath(path, locale) + search;
	const picture = `${site.url}${localePath(sharePicturePath(path))}?v=${article?.shareVersion ?? site.shareVersion}`;
	const og = (property: string, content: string) => ({ property: `og:${property}`, content });
	return [
		...basics,
		{ tagName: "link", rel: "canonical", href: address(language) },
		...languages.map((hrefLang) => ({ tagName: "link", rel: "alternate", hrefLang, href: address(hrefLang) })),
		{ tagName: "link", rel: "alternate", hrefLang: "x-default", href: address(defaultLanguage(languages)) },
		og("type", article ? "article" : "website"),
		og("site_name", dealer.name),
		og("title", title),
		og("description", description),
		og("url", address(language)),
		og("locale", languageTag(language).replace("-", "_")),
		og("image", picture),
		og("image:type", "image/png"),
		og("image:width", "1200"),
		og("image:height", "630"),
		og("image:alt", `${title} | ${dealer.name}`),
		{ name: "twitter:card", content: "summary_large_image" },
		...(article ? [{ property: "article:published_time", content: article.published }] : []),
	];
}

/** Undefined only if the frame's loader failed. */
export function siteFacts(matches: Place["matches"]): SiteFacts | undefined {
	for (const match of matches) {
		const data = match?.loaderData;
		if (data && typeof data === "object" && "site" in data) return data.site as SiteFacts;
	}
	return undefined;
}
