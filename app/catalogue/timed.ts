import type { BrokenRule } from "../content/problem";
import { isFields, keyed, keyOf } from "./keyed-list";
import type { Kind, Stored, TimedEntry } from "./shapes";

/** A period in milliseconds since 1970; `until` is no longer part of it. */
interface Period {
	from: number;
	until: number;
}

/**
 * The instant of a time on a wall clock. When clocks go back, a time occurs twice: the first one counts. A time that is
 * skipped when they go forward counts as if they had not yet.
 */
export const instantOf = (localTime: string, timeZone: string): number =>
	Temporal.PlainDateTime.from(localTime).toZonedDateTime(timeZone, { disambiguation: "compatible" }).epochMilliseconds;

export const periodOf = ({ from, until }: TimedEntry, timeZone: string): Period => ({
	from: instantOf(from, timeZone),
	until: until === undefined ? Number.POSITIVE_INFINITY : instantOf(until, timeZone),
});

type Resolved<T> = T extends unknown ? Omit<T, "timed"> : never;

/** An item as it is at an instant, without its timed entries. */
export function resolve<T extends { timed?: readonly TimedEntry[] }>(
	{ timed = [], ...item }: T,
	instant: number,
	timeZone: string,
): Resolved<T> {
	let resolved: unknown = item;
	// In a fixed order, because entries can add to the same list.
	for (const entry of timed.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
		const { from, until } = periodOf(entry, timeZone);
		if (!(from <= instant && instant < until)) continue;
		for (const [field, value] of Object.entries(entry.set)) resolved = withValue(resolved, field.split("."), value);
	}
	return resolved as Resolved<T>;
}

/** "promotions.trade-in.upTo" names a field of an entry of a list; null leaves out a field or an entry. */
function withValue(target: unknown, [first = "", ...rest]: readonly string[], value: unknown): unknown {
	if (Array.isArray(target)) {
		const isThere = target.some((entry) => keyOf(entry) === first);
		if (!isThere) return rest.length === 0 && value !== null ? [...target, value] : target;
		return target.flatMap((entry) => {
			if (keyOf(entry) !== first) return [entry];
			if (rest.length > 0) return [withValue(entry, rest, value)];
			return value === null ? [] : [value];
		});
	}
	if (!isFields(target)) return target;
	const { [first]: old, ...others } = target;
	if (rest.length > 0) return { ...target, [first]: withValue(old, rest, value) };
	return value === null ? others : { ...target, [first]: value };
}

/** Whether there is such a field or entry, or it can be added. */
function canSet(target: unknown, [first = "", ...rest]: readonly string[], value: unknown): boolean {
	if (rest.length === 0)
		return isFields(target) || (Array.isArray(target) && (value === null || keyOf(value) === first));
	const inner = Array.isArray(target) ? keyed(target)?.get(first) : isFields(target) ? target[first] : undefined;
	return inner !== undefined && canSet(inner, rest, value);
}

/** Whether two fields are the same one, or one is within the other. */
const overlap = (a: string, b: string): boolean => `${a}.`.startsWith(`${b}.`) || `${b}.`.startsWith(`${a}.`);

/** When an item changes by itself. */
export const boundariesOf = ({ timed = [] }: { timed?: readonly TimedEntry[] }, timeZone: string): number[] =>
	timed.flatMap((entry) => Object.values(periodOf(entry, timeZone))).filter(Number.isFinite);

/** What is wrong with the timed entries of an item. */
export function timedProblems(
	{ timed = [], ...item }: { timed?: readonly TimedEntry[] },
	timeZone: string,
	fields: readonly string[],
): BrokenRule[] {
	const found: BrokenRule[] = [];
	for (const [index, entry] of timed.entries()) {
		const { from, until } = periodOf(entry, timeZone);
		if (entry.until !== undefined && from >= until)
			found.push({ rule: "periodOrder", from: entry.from, until: entry.until });
		if (Object.keys(entry.set).length === 0) found.push({ rule: "periodEmpty", from: entry.from });
		for (const [field, value] of Object.entries(entry.set)) {
			const [name = "", ...within] = field.split(".");
			if (!fields.includes(name) || (within.length > 0 && !canSet(item, [name, ...within], value)))
				found.push({ rule: "periodField", path: field, from: entry.from });
			// At any instant a field has one value, whatever the order of the entries.
			const other = timed.slice(0, index).find((earlier) => {
				const period = periodOf(earlier, timeZone);
				const isSet = Object.keys(earlier.set).some((each) => overlap(each, field));
				return isSet && period.from < until && from < period.until;
			});
			if (other) found.push({ rule: "periodTwice", path: field, first: other.from, second: entry.from });
		}
	}
	return found;
}

/** Stores have a clock of their own; everything else goes by the dealer's. Whatever is not timed needs none. */
export const clockOf = (kind: Kind, item: Stored, dealerTimeZone: string): string =>
	kind === "store" && item.timed && isTimeZone((item as Stored<"store">).timeZone)
		? (item as Stored<"store">).timeZone
		: dealerTimeZone;

function isTimeZone(name: string): boolean {
	try {
		new Intl.DateTimeFormat("en", { timeZone: name });
		return true;
	} catch {
		return false;
	}
}
