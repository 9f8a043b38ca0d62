import { isFields } from "../../catalogue/keyed-list";
import type { TimedEntry } from "../../catalogue/shapes";
import { periodOf } from "../../catalogue/timed";

/** That a timed value of an item begins or ends. */
export interface Turn {
	what: "begins" | "ends";
	/** Milliseconds since 1970. */
	at: number;
	/** On the clock of the store: "2026-11-27T00:00". */
	time: string;
	fields: readonly string[];
}

/** What begins or ends for an item between two instants, in order. */
export function turnsBetween(data: unknown, [from, until]: readonly [number, number], timeZone: string): Turn[] {
	const timed = isFields(data) && Array.isArray(data.timed) ? (data.timed as TimedEntry[]) : [];
	return timed
		.flatMap((entry): Turn[] => {
			const fields = Object.keys(entry.set);
			try {
				const period = periodOf(entry, timeZone);
				return [
					{ what: "begins", at: period.from, time: entry.from, fields },
					...(entry.until ? [{ what: "ends" as const, at: period.until, time: entry.until, fields }] : []),
				];
			} catch {
				// A time that does not exist; the problems of the drafts say so.
				return [];
			}
		})
		.filter(({ at }) => from <= at && at < until)
		.toSorted((a, b) => a.at - b.at);
}
