import { type Locale, locales, type Words } from "../content/words";
import { getLocale } from "../paraglide/runtime.js";

/**
 * The language of the page being made. The server sets it for each request, the browser once from `<html lang>`:
 * changing the language is always a new document.
 */
export const currentLocale = (): Locale => getLocale();

/** Each language as its own speakers call it. */
export const languageNames: Record<Locale, string> = { en: "English", es: "Español", pt: "Português" };

/** A text of the catalogue in the language of the page. */
export const say = (words: Words): string => words[currentLocale()];

/** "/es/about" is the Spanish form of "/about"; English has no prefix. */
export function localePath(path: string, locale: Locale = currentLocale()): string {
	if (locale === "en") return path;
	return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/**
 * Splits "/es/about" into its language and the path that all languages share. That path has one slash at its start,
 * whatever the visitor's had: a link to "//host" leads to another site.
 */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
	const [, first = ""] = pathname.split("/", 2);
	// The router takes "/ES" for "/es".
	const locale = locales.find((candidate) => candidate !== "en" && candidate === first.toLowerCase());
	const path = locale ? pathname.slice(locale.length + 1) : pathname;
	return { locale: locale ?? "en", path: path.replace(/^\/*/, "/") };
}

/** Whom no language of a page is meant for gets English where it is there, else the first that is. */
export const defaultLanguage = (languages: readonly Locale[]): Locale =>
	languages.includes("en") ? "en" : (languages[0] ?? "en");
