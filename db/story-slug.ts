import { type Locale, locales } from "../app/content/words";

/** The address of a story: lower-case words with hyphens between. */
export const storyPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * A story and its translations share one address, `/blog/moving-day`, behind each language's prefix. In `blog_posts` a slug
 * is there once, so a translation's carries its language: `moving-day.es`. A story's own slug never has a dot.
 */
export const storySlug = (story: string, language: Locale): string =>
	language === "en" ? story : `${story}.${language}`;

/** The story and the language of a slug; migration 0008 reads it in the same way. */
export function splitSlug(slug: string): { story: string; language: Locale } {
	const dot = slug.lastIndexOf(".");
	const language = locales.find((each) => each !== "en" && each === slug.slice(dot + 1));
	return dot !== -1 && language ? { story: slug.slice(0, dot), language } : { story: slug, language: "en" };
}
