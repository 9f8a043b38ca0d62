import type { Locale } from "../../content/words";
import { currentLocale } from "../../platform/language";
import { languageTag } from "../../platform/language-tag";
import { wallClock } from "./zoned-time";

/** "7 PM", "7 p.m.", "19h": without minutes on the hour. */
export function clockTime(at: Date, timeZone: string, locale: Locale = currentLocale()): string {
	const isOnTheHour = new Date(wallClock(at.getTime(), timeZone)).getUTCMinutes() === 0;
	const text = new Intl.DateTimeFormat(languageTag(locale), {
		timeZone,
		hour: "numeric",
		...(!isOnTheHour && { minute: "2-digit" }),
	});
	if (locale !== "pt") return text.format(at);
	// Intl writes "19" and "09:30"; the store's own hours read "19h" and "9h30".
	const { hour, minute = "" } = Object.fromEntries(text.formatToParts(at).map(({ type, value }) => [type, value]));
	return `${Number(hour)}h${minute}`;
}

export const dayName = (at: Date, timeZone: string, locale: Locale = currentLocale()): string =>
	new Intl.DateTimeFormat(languageTag(locale), { weekday: "long", timeZone }).format(at);
