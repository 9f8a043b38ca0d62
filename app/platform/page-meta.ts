import type { MetaDescriptor } from "react-router";
import { dealer } from "../content/dealer";
import { type Locale, locales } from "../content/words";
import { currentLocale, defaultLanguage, localePath, splitLocale } from "./language";
import { languageTag } from "./language-tag";

/** What the frame knows of the site's own address; the same on every page of a language. */
export interface SiteFacts {
	/** The public address, without a slash at its end. */
	url: string;
	/** Changes when the share pictures of the site's own pages do. */
	shareVersion: string;
}

/** The part of React Router's arguments that a page's tags are made from. */
interface Place {
	location: { pathname: string };
	matches: readonly ({ loaderData?: unknown } | undefined)[];
}

interface PageFacts {
	title: string;
	description: string;
	/** Parameters that make another page of it; all others are left out of its canonical address. */
	query?: Readonly<Record<string, string | null | undefined>>;
	/** False for pages that no search engine should list. */
	listed?: boolean;
	/** Where it is not in all languages: those it is in. */
	languages?: readonly Locale[];
	/**
	 * A story: when it appeared, the version of its own share picture, and its language. Where that is not the page's, for
	 * want of a translation, the page is a copy of the one in the story's language.
	 */
	article?: { published: string; shareVersion: string; language: Locale };
}

/** Where the share picture of a page is; `path` has no language. */
export const sharePicturePath = (path: string): string => `/share${path === "/" ? "/home" : path}.png`;

/** All that a page says of itself to browsers, search engines and those who share it. Said here and nowhere else. */
export function pageMeta({ location, matches }: Place, page: PageFacts): MetaDescriptor[] {
	const { title, description, query = {}, listed = true, languages = locales, article } = page;
	const basics = [{ title: `${title} | ${dealer.name}` }, { name: "description", content: description }];
	if (!listed) return [...basics, { name: "robots", content: "noindex" }];
	const site = siteFacts(matches);
	if (!site) return basics;
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

/** The frame's loader hands them over; they are missing only when the frame itself failed. */
function siteFacts(matches: Place["matches"]): SiteFacts | undefined {
	for (const match of matches) {
		const data = match?.loaderData;
		if (data && typeof data === "object" && "site" in data) return data.site as SiteFacts;
	}
	return undefined;
}
