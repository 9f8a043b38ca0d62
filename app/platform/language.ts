import { languages } from "../content/languages";
import { defaultLocale, type Locale, locales, type Words } from "../content/words";
import { getLocale } from "../paraglide/runtime.js";

/**
 * The language of the page being rendered. The server sets it for each request, the browser once from `<html lang>`:
 * changing the language always loads a new document.
 */
export const currentLocale = (): Locale => getLocale();

/** A language as its own speakers call it. */
export const ownName = (locale: Locale): string => languages[locale].name;

/** A text of the catalogue in the language of the page. */
export const say = (words: Words): string => words[currentLocale()];

/** "/es/about" is the Spanish form of "/about"; the default language has no prefix. */
export function localePath(path: string, locale: Locale = currentLocale()): string {
	if (locale === defaultLocale) return path;
	return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/**
 * Splits "/es/about" into its language and the path that all languages share. That path starts with
 * exactly one slash, even if the visitor's had more: a link to "//host" leads to another site.
 */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
	const [, first = ""] = pathname.split("/", 2);
	// The router takes "/ES" for "/es".
	const locale = locales.find((candidate) => candidate !== defaultLocale && candidate === first.toLowerCase());
	const path = locale ? pathname.slice(locale.length + 1) : pathname;
	return { locale: locale ?? defaultLocale, path: path.replace(/^\/*/, "/") };
}

/** The language for visitors who read none of the page's: the site's default if available, else the first. */
export const defaultLanguage = (available: readonly Locale[]): Locale =>
	available.includes(defaultLocale) ? defaultLocale : (available[0] ?? defaultLocale);
