import { currentLocale } from "../../platform/language";

const languages = { en: "en-US", es: "es-US", pt: "pt-BR" };

/** BLOG-3: "October 8, 2026", as the language writes it; the day is the dealer's. */
export const formatDay = (date: Date): string =>
	new Intl.DateTimeFormat(languages[currentLocale()], { dateStyle: "long", timeZone: "America/New_York" }).format(date);
