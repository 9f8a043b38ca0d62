/** A calendar day; `weekday` 0 is Sunday. */
export interface CalendarDay {
	year: number;
	month: number;
	day: number;
	weekday: number;
}

const DAY = 24 * 60 * 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The local date and time in a zone, as if it were UTC. */
export function wallClock(instant: number, timeZone: string): number {
	const format =
		formats.get(timeZone) ??
		new Intl.DateTimeFormat("en-US", {
			timeZone,
			hourCycle: "h23",
			year: "numeric",
			month: "numeric",
			day: "numeric",
			hour: "numeric",
			minute: "numeric",
			second: "numeric",
		});
	formats.set(timeZone, format);
	const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
	const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
	return Date.UTC(year, month - 1, day, hour, minute, second);
}

const calendarDay = (utc: number): CalendarDay => {
	const date = new Date(utc);
	return {
		year: date.getUTCFullYear(),
		month: date.getUTCMonth() + 1,
		day: date.getUTCDate(),
		weekday: date.getUTCDay(),
	};
};

export const dayInZone = (at: Date, timeZone: string): CalendarDay => calendarDay(wallClock(at.getTime(), timeZone));

/** "2026-12-25" */
export const isoDay = ({ year, month, day }: CalendarDay): string =>
	new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

export const daysLater = ({ year, month, day }: CalendarDay, days: number): CalendarDay =>
	calendarDay(Date.UTC(year, month - 1, day + days));

/**
 * The instant at which local time is `minutes` after midnight of a day. When clocks go back, a time occurs twice: the
 * first one counts. When they go forward, a skipped time counts as if clocks had not changed yet.
 */
export function instantInZone({ year, month, day }: CalendarDay, minutes: number, timeZone: string): number {
	const wall = Date.UTC(year, month - 1, day, 0, minutes);
	const [before, after] = [wall - DAY, wall + DAY].map((near) => wall - (wallClock(near, timeZone) - near)) as [
		number,
		number,
	];
	const exact = [before, after].filter((instant) => wallClock(instant, timeZone) === wall);
	return exact.length > 0 ? Math.min(...exact) : before;
}
