import type { IsoDay } from "../../content/prices";
import { writtenHoliday } from "../../features/stores/written-hours.server";
import { capitalized } from "../../platform/capitalized";
import { languageTag } from "../../platform/language-tag";
import type { Span } from "./store-day";

/** "10AM-7PM", "Closed" */
export const writtenSpans = (hours: readonly Span[]): string => writtenHoliday({ on: "2026-01-01", hours }).times;

/** "Thu, Nov 26", with the year where it is another one. */
export function writtenDay(day: IsoDay, today: string): string {
	const isThisYear = day.slice(0, 4) === today.slice(0, 4);
	return capitalized(
		new Intl.DateTimeFormat(languageTag(), {
			weekday: "short",
			month: "short",
			day: "numeric",
			...(!isThisYear && { year: "numeric" as const }),
			timeZone: "UTC",
		}).format(new Date(day)),
	);
}
