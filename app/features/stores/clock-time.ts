import type { Locale } from "../../content/words";
import { languageTag } from "../../platform/language-tag";

/** "7 PM", "7 p.m.", "19h": a time of day as the language says it, without minutes on the hour. */
export function clockTime(at: Date, timeZone: string, locale?: Locale): string {
	const tag = languageTag(locale);
	const parts = new Intl.DateTimeFormat(tag, { timeZone, hour: "numeric", minute: "2-digit" }).formatToParts(at);
	const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? "";
	const minutes = part("minute") === "00" ? "" : part("minute");
	// The format writes "09"; people do not.
	if (tag === "pt-BR") return `${Number(part("hour"))}h${minutes}`;
	return `${part("hour")}${minutes && `:${minutes}`}\u00a0${part("dayPeriod")}`;
}

export const dayName = (at: Date, timeZone: string, locale?: Locale): string =>
	new Intl.DateTimeFormat(languageTag(locale), { timeZone, weekday: "long" }).format(at);
