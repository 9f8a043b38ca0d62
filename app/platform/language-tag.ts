import { languages } from "../content/languages";
import type { Locale } from "../content/words";
import { currentLocale } from "./language";

/** The language and country by which dates, times and numbers are written. */
export const languageTag = (locale: Locale = currentLocale()): string => languages[locale].tag;

/** "Spanish", "español", "espanhol": a language as the page's language calls it. */
export const languageName = (language: Locale): string =>
	new Intl.DisplayNames(languageTag(), { type: "language" }).of(language) ?? language;
