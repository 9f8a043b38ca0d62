import { type TimeZone, wallClock } from "./zoned-time";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const known = new Map<string, TimeZone>();

/** A time zone with its changes of clocks from last year to the next, so that a kept page and a wrong clock find theirs, too. */
export function timeZoneOf(name: string, now = new Date()): TimeZone {
	const year = now.getUTCFullYear();
	const key = `${name} ${year}`;
	const found = known.get(key) ?? lookUp(name, Date.UTC(year - 1, 0), Date.UTC(year + 2, 0));
	known.set(key, found);
	return found;
}

function lookUp(name: string, start: number, until: number): TimeZone {
	const unknown = { name, offsets: [], until: start };
	const minutesAt = (instant: number) => (wallClock(instant, unknown) - instant) / MINUTE;
	const offsets = [{ from: start, minutes: minutesAt(start) }];
	for (let day = start + DAY; day <= until; day += DAY) {
		const minutes = minutesAt(day);
		if (minutes === offsets.at(-1)?.minutes) continue;
		let [before, from] = [day - DAY, day];
		while (from - before > MINUTE) {
			const middle = before + Math.floor((from - before) / 2 / MINUTE) * MINUTE;
			if (minutesAt(middle) === minutes) from = middle;
			else before = middle;
		}
		offsets.push({ from, minutes });
	}
	return { name, offsets, until };
}
