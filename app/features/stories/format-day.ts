import { dealer } from "../../content/dealer";
import { languageTag } from "../../platform/language-tag";

/** BLOG-3: "October 8, 2026", as the language writes it, in the dealer's time zone. */
export const formatDay = (date: Date): string =>
	new Intl.DateTimeFormat(languageTag(), { dateStyle: "long", timeZone: dealer.timeZone }).format(date);
