import type { Weekday } from "../../content/store";
import { type Span, type StoreData, week } from "./store-day";

type OpeningHours = StoreData["openingHours"];

/** The hours of each day, as the form has them: none is closed. */
export type Week = Readonly<Record<Weekday, readonly Span[]>>;

const weekWith = (spansOf: (day: Weekday) => readonly Span[]): Week =>
	Object.fromEntries(week.map((day) => [day, spansOf(day)])) as unknown as Week;

/** Midnight is "00:00" in a browser's field. */
const inField = (time: Span["opens"]): Span["opens"] => (time === "24:00" ? "00:00" : time);

export const weekOf = (openingHours: OpeningHours): Week =>
	weekWith((day) =>
		openingHours
			.filter(({ days }) => days.includes(day))
			.map(({ opens, closes }) => ({ opens: inField(opens), closes: inField(closes) }))
			.toSorted((a, b) => (a.opens < b.opens ? -1 : 1)),
	);

const written = ({ opens, closes }: Span): string => `${opens}-${closes}`;

const isSameWeek = (a: Week, b: Week): boolean =>
	week.every((day) => a[day].map(written).join() === b[day].map(written).join());

/** In the stored form: days with the same hours together. What means the same as before is stored as it was. */
export function openingHoursOf(hours: Week, before: OpeningHours): OpeningHours {
	if (isSameWeek(weekOf(before), hours)) return before;
	const groups = new Map<string, OpeningHours[number]>();
	for (const day of week)
		for (const { opens, closes } of hours[day]) {
			const key = written({ opens, closes });
			const group = groups.get(key);
			if (group) group.days.push(day);
			else groups.set(key, { days: [day], opens, closes });
		}
	return [...groups.values()];
}
