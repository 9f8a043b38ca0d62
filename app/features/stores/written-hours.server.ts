import type { HolidayHours, OpeningHours, Weekday } from "../../content/store";
import { m } from "../../paraglide/messages.js";
import { capitalized } from "../../platform/capitalized";
import { languageTag } from "../../platform/language-tag";

const week: readonly Weekday[] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** LOC-4: "Mon-Fri" and "10AM-7PM", as the language of the page writes them. */
export const writtenHours = ({ days, opens, closes }: OpeningHours) => ({
	days: capitalized(writtenDays(days)),
	times: `${timeOfDay(opens)}-${timeOfDay(closes)}`,
});

/** "Fri, Dec 25" and "Closed". */
export const writtenHoliday = ({ on, hours }: HolidayHours) => ({
	days: capitalized(
		new Intl.DateTimeFormat(languageTag(), {
			weekday: "short",
			month: "short",
			day: "numeric",
			timeZone: "UTC",
		}).format(new Date(on)),
	),
	times: hours.map(({ opens, closes }) => `${timeOfDay(opens)}-${timeOfDay(closes)}`).join(", ") || m.stores_closed(),
});

function writtenDays(days: readonly Weekday[]): string {
	const [only, ...others] = days;
	if (only && others.length === 0) return dayName(only, "long");
	return consecutive(days)
		.map((run) => [...new Set([run.at(0), run.at(-1)])].map((day) => day && dayName(day, "short")).join("-"))
		.join(", ");
}

/** The days in the order of the week, split where one is left out. */
const consecutive = (days: readonly Weekday[]): Weekday[][] =>
	week.reduce<Weekday[][]>((runs, day, index) => {
		if (!days.includes(day)) return runs;
		const before = week[index - 1];
		if (before && days.includes(before)) runs.at(-1)?.push(day);
		else runs.push([day]);
		return runs;
	}, []);

/** The date of a weekday at a time, to be formatted in UTC: 1 January 2024 was a Monday. */
function dateOf(day: Weekday, time = "00:00"): Date {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return new Date(Date.UTC(2024, 0, 1 + week.indexOf(day), hour, minute));
}

const dayName = (day: Weekday, weekday: "long" | "short"): string =>
	new Intl.DateTimeFormat(languageTag(), { weekday, timeZone: "UTC" })
		.format(dateOf(day))
		// Portuguese abbreviates with a full stop: "seg.".
		.replace(".", "");

function timeOfDay(time: string): string {
	const format = new Intl.DateTimeFormat(languageTag(), { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
	const parts = new Map(format.formatToParts(dateOf("Monday", time)).map(({ type, value }) => [type, value]));
	return m.stores_time({
		hour: Number(parts.get("hour")),
		minute: parts.get("minute") ?? "",
		half: parts.get("dayPeriod") ?? "",
	});
}
