import { languageTag } from "../../platform/language-tag";

/** BLOG-3: "October 8, 2026", as the language writes it; the day is the dealer's. */
export const formatDay = (date: Date): string =>
	new Intl.DateTimeFormat(languageTag(), { dateStyle: "long", timeZone: "America/New_York" }).format(date);
