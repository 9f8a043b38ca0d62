import type { Locale } from "../content/words";
import { currentLocale } from "./language";

const tags: Record<Locale, string> = { en: "en-US", es: "es-US", pt: "pt-BR" };

/** The language and country by which dates, times and numbers are written. */
export const languageTag = (locale: Locale = currentLocale()): string => tags[locale];

/** "Spanish", "español", "espanhol": a language as the page's language calls it. */
export const languageName = (language: Locale): string =>
	new Intl.DisplayNames(languageTag(), { type: "language" }).of(language) ?? language;
