import type { Locale } from "../../content/words";
import { m } from "../../paraglide/messages.js";
import { currentLocale } from "../../platform/language";
import { dayInZone, type TimeZone, wallClock } from "./zoned-time";

const halves: Record<Exclude<Locale, "pt">, [string, string]> = { en: ["AM", "PM"], es: ["a.m.", "p.m."] };

/** "7 PM", "7 p.m.", "19h": a time of day as the language says it, without minutes on the hour. */
export function clockTime(at: Date, timeZone: TimeZone, locale: Locale = currentLocale()): string {
	const wall = new Date(wallClock(at.getTime(), timeZone));
	const hour = wall.getUTCHours();
	const minutes = wall.getUTCMinutes() ? String(wall.getUTCMinutes()).padStart(2, "0") : "";
	if (locale === "pt") return `${hour}h${minutes}`;
	return `${hour % 12 || 12}${minutes && `:${minutes}`}\u00a0${halves[locale][hour < 12 ? 0 : 1]}`;
}

const days = [
	m.stores_sunday,
	m.stores_monday,
	m.stores_tuesday,
	m.stores_wednesday,
	m.stores_thursday,
	m.stores_friday,
	m.stores_saturday,
];

export const dayName = (at: Date, timeZone: TimeZone, locale: Locale = currentLocale()): string =>
	days[dayInZone(at, timeZone).weekday]?.({}, { locale }) ?? "";
