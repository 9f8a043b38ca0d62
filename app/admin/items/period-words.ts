import { m } from "../../paraglide/messages.js";
import { languageTag } from "../../platform/language-tag";

/** "from Friday, Nov 27 until Dec 1": a period on the clock of the store. The time of day is named unless it is midnight. */
export function periodWords({ from, until }: { from: string; until?: string | undefined }): string {
	const start = timeWords(from, { weekday: "long" });
	return until
		? m.admin_items_from_until({ from: start, until: timeWords(until) })
		: m.admin_items_from({ from: start });
}

export function timeWords(local: string, more: Intl.DateTimeFormatOptions = {}): string {
	// A time on a wall clock has no zone: in UTC it is written as it is.
	const time = Date.parse(`${local}Z`);
	if (Number.isNaN(time)) return local;
	const clock: Intl.DateTimeFormatOptions = local.endsWith("T00:00") ? {} : { hour: "numeric", minute: "2-digit" };
	return new Intl.DateTimeFormat(languageTag(), {
		month: "short",
		day: "numeric",
		timeZone: "UTC",
		...clock,
		...more,
	}).format(time);
}
