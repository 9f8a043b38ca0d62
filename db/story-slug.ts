import { defaultLocale, type Locale, locales } from "../app/content/words";

/** The slug of a story: lower-case words with hyphens between. */
export const storyPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * A story and its translations share one path, `/blog/moving-day`, behind each language's prefix. A slug is unique in
 * `blog_posts`, so that of a translation carries its language: `moving-day.es`. A story's own slug never has a dot.
 */
export const storySlug = (story: string, language: Locale): string =>
	language === defaultLocale ? story : `${story}.${language}`;

/** The story and the language of a slug, as the function `edition_of_slug` of migration 0010 splits it. */
export function splitSlug(slug: string): { story: string; language: Locale } {
	const dot = slug.lastIndexOf(".");
	const language = locales.find((each) => each !== defaultLocale && each === slug.slice(dot + 1));
	return dot !== -1 && language ? { story: slug.slice(0, dot), language } : { story: slug, language: defaultLocale };
}
