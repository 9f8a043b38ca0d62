import type { Stored, TimedEntry } from "../../catalogue/shapes";
import { periodOf } from "../../catalogue/timed";

/** What the lists say about an item, in one vocabulary everywhere. */
export const statusWords = ["live", "changed", "new", "removed", "hidden", "scheduled", "ends", "unconfirmed"] as const;
export type StatusWord = (typeof statusWords)[number];

export interface Status {
	word: StatusWord;
	/** When it begins or ends, on the clock of the store: "2026-11-27T00:00". */
	date?: string;
}

export function statusesOf(
	{ status, data }: { status: "live" | "changed" | "new" | "removed"; data: Stored | null },
	isUnconfirmed: boolean,
	now: number,
	timeZone: string,
): Status[] {
	const found: Status[] = [{ word: status }];
	if (data?.hidden) found.push({ word: "hidden" });
	const periods = (data?.timed ?? []).flatMap((entry) => period(entry, timeZone));
	const next = periods.filter(({ from }) => from > now).toSorted((a, b) => a.from - b.from)[0];
	if (next) found.push({ word: "scheduled", date: next.entry.from });
	const ending = periods
		.filter(({ from, until }) => from <= now && now < until && Number.isFinite(until))
		.toSorted((a, b) => a.until - b.until)[0];
	if (ending?.entry.until) found.push({ word: "ends", date: ending.entry.until });
	if (isUnconfirmed && data) found.push({ word: "unconfirmed" });
	return found;
}

function period(entry: TimedEntry, timeZone: string) {
	try {
		return [{ entry, ...periodOf(entry, timeZone) }];
	} catch {
		// A time that does not exist: the form says so.
		return [];
	}
}
