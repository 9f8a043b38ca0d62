import { isDeepStrictEqual } from "node:util";
import { diffWordsWithSpace } from "diff";
import { isFields, keyed, keyOf } from "../../catalogue/keyed-list";
import type { TimedEntry } from "../../catalogue/shapes";
import { type Locale, locales } from "../../content/words";
import { m } from "../../paraglide/messages.js";
import { fieldName } from "../../platform/field-name";
import { say } from "../../platform/language";
import { languageTag } from "../../platform/language-tag";
import { type DataOf, idName, isWords, spelled } from "./item-names.server";

/** A piece of a difference: what both sides have, or what one of them has. */
interface Part {
	text: string;
	mark?: "added" | "removed";
}

/** One difference as a sentence: "Price $40/month → $45/month from Nov 20". */
export interface ChangeLine {
	label: string;
	/** Of a text in one language. */
	language?: Locale;
	parts: readonly Part[];
	/** Of a timed value: "from Friday, November 27". */
	when?: string;
}

interface Item {
	kind: string;
	item: string;
	before: unknown;
	after: unknown;
}

/** What changed in an item, in words (PUB-3). Of a new item, what it says. Empty for one that was removed. */
export function changeLines({ kind, item, before, after }: Item, dataOf: DataOf): ChangeLine[] {
	if (after === null || after === undefined) return [];
	const context: Context = { dataOf, kindOfOrder: kind === "order" ? item : undefined };
	const [{ timed: timedBefore, ...was }, { timed: timedAfter, ...is }] = [before, after].map((state) =>
		isFields(state) ? (spelled(state, dataOf) as Record<string, unknown>) : {},
	) as [Record<string, unknown>, Record<string, unknown>];
	const lines = [
		...fieldLines([], was, is, context),
		...timedLines(listOf(timedBefore), listOf(timedAfter), [was, is], context),
	];
	const isSame = lines.length === 0 && !isDeepStrictEqual(before, after);
	return isSame ? [{ label: m.admin_diff_invisible(), parts: [] }] : lines;
}

interface Context {
	dataOf: DataOf;
	kindOfOrder: string | undefined;
}

const listOf = (value: unknown): TimedEntry[] => (Array.isArray(value) ? value : []);

/** Groups whose name says nothing. */
const silent = new Set(["facts"]);

function fieldLines(path: readonly string[], was: unknown, is: unknown, context: Context): ChangeLine[] {
	if (isDeepStrictEqual(was, is)) return [];
	const field = path.at(-1) ?? "";
	const label = path.filter((name) => !silent.has(name)).map((name) => fieldName(name));
	if (field === "priceCheck") return checkLines(is);
	const holiday = isFields(is) ? is : was;
	if (isFields(holiday) && "on" in holiday && Array.isArray(holiday.hours)) {
		const [old, now] = [was, is].map((side) => (isFields(side) ? written(side.hours, "hours", context) : ""));
		return [{ label: label.join(", "), parts: valueParts(old ?? "", now ?? "") }];
	}
	if ([was, is].every((side) => isWords(side) || side === undefined)) {
		const texts = [was, is].map((side) => (side ?? {}) as Partial<Record<Locale, string>>);
		return locales.flatMap((language) => {
			const [old = "", now = ""] = texts.map((each) => each[language] ?? "");
			return old === now ? [] : [{ label: label.join(", "), language, parts: wordParts(old, now) }];
		});
	}
	if (field !== "hours" && [was, is].every((side) => Array.isArray(side) || side === undefined))
		return listLines(path, (was ?? []) as unknown[], (is ?? []) as unknown[], context);
	if ([was, is].every((side) => isFields(side) || side === undefined)) {
		const [old, now] = [was, is].map((side) => (side ?? {}) as Record<string, unknown>) as [
			Record<string, unknown>,
			Record<string, unknown>,
		];
		return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name) =>
			fieldLines([...path, name], old[name], now[name], context),
		);
	}
	// The texts of a badge or phrase are the item itself.
	if (path.length === 1 && (field === "en" || field === "es" || field === "pt"))
		return [{ label: fieldName(field), language: field, parts: wordParts(String(was ?? ""), String(is ?? "")) }];
	return [{ label: label.join(", "), parts: valueParts(written(was, field, context), written(is, field, context)) }];
}

function checkLines(is: unknown): ChangeLine[] {
	if (!isFields(is)) return [{ label: m.admin_diff_unconfirmed(), parts: [] }];
	return [{ label: m.admin_diff_checked(), parts: [{ text: [is.on, is.by].filter(Boolean).join(", ") }] }];
}

function listLines(path: readonly string[], was: unknown[], is: unknown[], context: Context): ChangeLine[] {
	const field = path.at(-1) ?? "";
	const label = path.map((name) => fieldName(name)).join(", ");
	const [old, now] = [keyed(was), keyed(is)];
	const asValues = () => [{ label, parts: valueParts(written(was, field, context), written(is, field, context)) }];
	if (!old || !now) return asValues();
	const removed = [...old.keys()].filter((key) => !now.has(key));
	const added = [...now.keys()].filter((key) => !old.has(key));
	const kept = [...old.keys()].filter((key) => now.has(key));
	const isMoved = !isDeepStrictEqual(
		kept,
		[...now.keys()].filter((key) => old.has(key)),
	);
	const order: ChangeLine[] = isMoved
		? [
				{
					label: m.admin_diff_order({ label: label.toLowerCase() }),
					parts: valueParts(written(was, field, context), written(is, field, context)),
				},
			]
		: [];
	if ([...was, ...is].every((entry) => typeof entry === "string")) {
		if (removed.length + added.length === 0) return order;
		const name = (id: string) => idName(field, id, context.dataOf, context.kindOfOrder);
		const pieces = [
			...removed.map((id): Part => ({ text: name(id), mark: "removed" })),
			...added.map((id): Part => ({ text: name(id), mark: "added" })),
		];
		return [...order, { label, parts: pieces.flatMap((part, index) => (index > 0 ? [{ text: ", " }, part] : [part])) }];
	}
	if ([...was, ...is].every(isWords)) {
		const pairs = paired(removed, added);
		return [
			...order,
			...pairs.flatMap(([before, after]) => fieldLines(path, old.get(before ?? ""), now.get(after ?? ""), context)),
			...kept.flatMap((key) => fieldLines(path, old.get(key), now.get(key), context)),
		];
	}
	return [
		...order,
		...[...new Set([...old.keys(), ...now.keys()])].flatMap((key) =>
			fieldLines([...path, entryName(now.get(key) ?? old.get(key), key)], old.get(key), now.get(key), context),
		),
	];
}

/** A promotion by its title, a holiday by its day. */
function entryName(entry: unknown, key: string): string {
	if (!isFields(entry)) return key;
	const text = entry.title ?? entry.name;
	if (isWords(text)) return `“${say(text)}”`;
	return typeof entry.on === "string" ? day(entry.on) : key;
}

/** Texts that were reworded are shown word by word: each removed one with the added one that is most like it. */
function paired(removed: readonly string[], added: readonly string[]): [string | undefined, string | undefined][] {
	const left = new Set(added);
	const pairs = removed.map((before): [string, string | undefined] => {
		const [best] = [...left]
			.map((after) => ({ after, likeness: likeness(before, after) }))
			.toSorted((a, b) => b.likeness - a.likeness);
		if (!best || best.likeness < 0.4) return [before, undefined];
		left.delete(best.after);
		return [before, best.after];
	});
	return [...pairs, ...[...left].map((after): [undefined, string] => [undefined, after])];
}

function likeness(a: string, b: string): number {
	const [first, second] = [a, b].map((text) => new Set(text.toLowerCase().split(/\s+/))) as [Set<string>, Set<string>];
	return (2 * [...first].filter((word) => second.has(word)).length) / (first.size + second.size);
}

function timedLines(
	was: TimedEntry[],
	is: TimedEntry[],
	[before, after]: readonly [unknown, unknown],
	context: Context,
) {
	const [old, now] = [was, is].map((entries) => new Map(entries.map((entry) => [keyOf(entry) ?? "", entry]))) as [
		Map<string, TimedEntry>,
		Map<string, TimedEntry>,
	];
	const ended = [...old].flatMap(([key, entry]) =>
		now.has(key)
			? []
			: setLines(entry, before, context).map((line) => ({
					...line,
					parts: withdrawn(line.parts),
					when: m.admin_diff_no_longer({ when: line.when }),
				})),
	);
	return [
		...ended,
		...[...now].flatMap(([key, entry]): ChangeLine[] => {
			const earlier = old.get(key);
			if (isDeepStrictEqual(earlier, entry)) return [];
			if (!earlier) return setLines(entry, after, context);
			const label = Object.keys(entry.set).map(pathLabel).join(", ");
			const moved: ChangeLine[] =
				earlier.until === entry.until
					? []
					: [
							{
								label: m.admin_diff_period({ label: label.toLowerCase() }),
								parts: valueParts(period(earlier), period(entry)),
							},
						];
			const values = Object.entries(entry.set).flatMap(([field, value]) =>
				fieldLines(field.split("."), earlier.set[field] ?? undefined, value ?? undefined, context),
			);
			return [...moved, ...values.map((line) => ({ ...line, when: period(entry) }))];
		}),
	];
}

const pathLabel = (field: string): string =>
	field
		.split(".")
		.filter((name) => !silent.has(name))
		.map((name) => fieldName(name))
		.join(", ");

/** What a timed entry changes, against what the item is otherwise. */
const setLines = (entry: TimedEntry, base: unknown, context: Context) =>
	Object.entries(entry.set).flatMap(([field, value]) =>
		fieldLines(field.split("."), valueAt(base, field.split(".")), value ?? undefined, context).map((line) => ({
			...line,
			when: period(entry),
		})),
	);

/** All of it crossed out: it will not happen. */
const withdrawn = (parts: readonly Part[]): Part[] =>
	parts.flatMap(({ text, mark }) => (mark === "added" ? [{ text, mark: "removed" as const }] : []));

function valueAt(target: unknown, [first, ...rest]: readonly string[]): unknown {
	if (first === undefined) return target;
	const inner = Array.isArray(target) ? keyed(target)?.get(first) : isFields(target) ? target[first] : undefined;
	return valueAt(inner, rest);
}

/** "from Friday, November 27 until Tuesday, December 1", on the clock of the store. */
function period({ from, until }: Pick<TimedEntry, "from" | "until">): string {
	if (until === undefined) return m.admin_diff_from({ from: localTime(from) });
	return m.admin_diff_from_until({ from: localTime(from), until: localTime(until) });
}

/** A time on a clock of the dealer; midnight is said by the day alone. */
export function localTime(time: string): string {
	const instant = new Date(`${time}Z`);
	if (Number.isNaN(instant.getTime())) return time;
	const isMidnight = /T00:00(:00)?$/.test(time);
	return new Intl.DateTimeFormat(languageTag(), {
		weekday: "short",
		month: "short",
		day: "numeric",
		...(!isMidnight && { hour: "numeric", minute: "2-digit" }),
		timeZone: "UTC",
	}).format(instant);
}

const day = (on: string): string => localTime(`${on}T00:00`);

function wordParts(old: string, now: string): Part[] {
	if (old === "" || now === "") return valueParts(old, now);
	const parts = diffWordsWithSpace(old, now).map(
		({ value, added, removed }): Part => ({
			text: value,
			...(added && { mark: "added" }),
			...(removed && { mark: "removed" }),
		}),
	);
	// Word by word is unreadable when hardly a word is the same.
	const same = parts.filter(({ mark }) => !mark).reduce((sum, { text }) => sum + text.trim().length, 0);
	return same * 3 < Math.min(old.length, now.length) ? valueParts(old, now) : parts;
}

const valueParts = (old: string, now: string): Part[] => [
	...(old === "" ? [] : [{ text: old, mark: "removed" as const }]),
	...(old !== "" && now !== "" ? [{ text: " → " }] : []),
	...(now === "" ? [] : [{ text: now, mark: "added" as const }]),
];

/** A value as people write it; empty for one that is not there. */
function written(value: unknown, field: string, context: Context): string {
	if (value === undefined || value === false) return "";
	if (value === null) return m.admin_diff_unknown();
	if (value === true) return m.admin_diff_yes();
	if (typeof value === "number") return new Intl.NumberFormat(languageTag()).format(value);
	if (typeof value === "string") {
		if (/^\d{4}-\d\d-\d\d$/.test(value)) return day(value);
		return idName(field, value, context.dataOf, context.kindOfOrder);
	}
	if (isWords(value)) return say(value);
	if (Array.isArray(value))
		return value.length === 0 && field === "hours"
			? m.admin_diff_closed()
			: value.map((each) => written(each, field, context)).join(field === "openingHours" ? "; " : ", ");
	if (isFields(value) && "opens" in value) {
		const days = Array.isArray(value.days) ? `${weekdays(value.days)} ` : "";
		return `${days}${value.opens}–${value.closes}`;
	}
	return Object.entries(value as Record<string, unknown>)
		.map(([name, inner]) => `${fieldName(name)}: ${written(inner, name, context)}`)
		.join(", ");
}

const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** "Mon, Tue" in the reader's language; the first of June 2026 is a Monday. */
const weekdays = (names: readonly unknown[]): string => {
	const short = new Intl.DateTimeFormat(languageTag(), { weekday: "short", timeZone: "UTC" });
	return names.map((name) => short.format(Date.UTC(2026, 5, 1 + WEEK.indexOf(String(name))))).join(", ");
};
