/** A day of the calendar, wherever it is; 0 is Sunday. */
export interface CalendarDay {
	year: number;
	month: number;
	day: number;
	weekday: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * A time zone, and how many minutes its clocks are ahead of UTC from each instant on: the server looks them up
 * (`time-zone.server.ts`), because a browser's own table takes 30 ms to open. Before and after them the browser is asked.
 */
export interface TimeZone {
	name: string;
	offsets: readonly { from: number; minutes: number }[];
	until: number;
}

/** What the clock on the wall of a time zone shows, written as if it were UTC. */
export function wallClock(instant: number, { name, offsets, until }: TimeZone): number {
	const known = instant < until ? offsets.findLast(({ from }) => from <= instant) : undefined;
	return known ? instant + known.minutes * MINUTE : askedClock(instant, name);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function askedClock(instant: number, timeZone: string): number {
	let clock = clocks.get(timeZone);
	if (!clock) {
		clock = new Intl.DateTimeFormat("en-US", {
			timeZone,
			hourCycle: "h23",
			year: "numeric",
			month: "numeric",
			day: "numeric",
			hour: "numeric",
			minute: "numeric",
			second: "numeric",
		});
		clocks.set(timeZone, clock);
	}
	const parts = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
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

export const dayInZone = (at: Date, timeZone: TimeZone): CalendarDay => calendarDay(wallClock(at.getTime(), timeZone));

export const daysLater = ({ year, month, day }: CalendarDay, days: number): CalendarDay =>
	calendarDay(Date.UTC(year, month - 1, day + days));

/**
 * The instant at which a clock of the zone shows `minutes` after midnight of a day. When the clocks are put back a time
 * comes twice and the first one counts; when they are put forward a time is skipped and the same span after it counts.
 */
export function instantInZone({ year, month, day }: CalendarDay, minutes: number, timeZone: TimeZone): number {
	const wall = Date.UTC(year, month - 1, day, 0, minutes);
	const [before, after] = [wall - DAY, wall + DAY].map((near) => wall - (wallClock(near, timeZone) - near)) as [
		number,
		number,
	];
	const exact = [before, after].filter((instant) => wallClock(instant, timeZone) === wall);
	return exact.length > 0 ? Math.min(...exact) : before;
}
