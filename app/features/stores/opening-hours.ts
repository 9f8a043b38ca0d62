import type { OpeningHours, StoreHours, Weekday } from "../../content/store";
import { type CalendarDay, dayInZone, daysLater, instantInZone, isoDay } from "./zoned-time";

/** LOC-6: open until an instant, or closed until one. A store that never opens has no `opens`. */
export type OpenState = { open: true; closes: Date } | { open: false; opens: Date | undefined };

interface Span {
	opens: number;
	closes: number;
}

const weekdays: readonly Weekday[] = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const minutesOf = (time: OpeningHours["opens"]): number => {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return hours * 60 + minutes;
};

/** The opening times that begin on a day. A closing time that is not after the opening time is the next morning's. */
const spansOf = ({ openingHours, holidayHours = [], timeZone }: StoreHours, day: CalendarDay): Span[] => {
	const holiday = holidayHours.find(({ on }) => on === isoDay(day));
	const hours =
		holiday?.hours ?? openingHours.filter(({ days }) => days.some((name) => name === weekdays[day.weekday]));
	return hours.map(({ opens, closes }) => {
		const [from, to] = [minutesOf(opens), minutesOf(closes)];
		return {
			opens: instantInZone(day, from, timeZone),
			closes: instantInZone(to > from ? day : daysLater(day, 1), to, timeZone),
		};
	});
};

/** Two openings that touch are one: a store open over midnight does not close at midnight. */
const joined = (spans: readonly Span[]): Span[] =>
	spans
		.toSorted((a, b) => a.opens - b.opens)
		.reduce<Span[]>((all, span) => {
			const last = all.at(-1);
			if (last && span.opens <= last.closes) last.closes = Math.max(last.closes, span.closes);
			else all.push({ ...span });
			return all;
		}, []);

/** Whether a store is open at an instant, by its own clock. From yesterday, which may last into today, to a week on. */
export function openState(schedule: StoreHours, at: Date): OpenState {
	const today = dayInZone(at, schedule.timeZone);
	const days = Array.from({ length: 9 }, (_, index) => daysLater(today, index - 1));
	const next = joined(days.flatMap((day) => spansOf(schedule, day))).find(({ closes }) => closes > at.getTime());
	if (next && next.opens <= at.getTime()) return { open: true, closes: new Date(next.closes) };
	return { open: false, opens: next && new Date(next.opens) };
}
