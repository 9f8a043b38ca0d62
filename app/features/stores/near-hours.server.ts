import type { Store, StoreHours } from "../../content/store";
import { dayInZone, daysLater, isoDay } from "./zoned-time";

/** How many days ahead holiday hours are listed. */
const DAYS_AHEAD = 14;

/** The hours of a store, with the holidays from today on; without any, pages carry nothing of them. */
export function nearHours({ openingHours, holidayHours = [], timeZone }: Store, now = new Date()): StoreHours {
	const today = dayInZone(now, timeZone);
	const [first, last] = [isoDay(today), isoDay(daysLater(today, DAYS_AHEAD))];
	const near = holidayHours.filter(({ on }) => first <= on && on <= last).toSorted((a, b) => (a.on < b.on ? -1 : 1));
	return { openingHours, timeZone, ...(near.length > 0 && { holidayHours: near }) };
}
