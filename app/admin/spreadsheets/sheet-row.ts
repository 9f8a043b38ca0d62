import { type Locale, locales, type Words } from "../../content/words";
import { joinList, splitList } from "./cell-list";
import { type CellProblem, isUnchanged, plainText, readValue, writtenValue } from "./cell-value";
import type { Column, Group, Shape } from "./sheet-shape";

type Fields = Record<string, unknown>;
type StoredWords = Words | { ref: string };

/** The badges and phrases that texts can refer to, by their keys. */
export type Texts = ReadonlyMap<string, Words>;

const noWords = Object.fromEntries(locales.map((locale) => [locale, ""])) as Record<Locale, string>;

function spelled(value: unknown, texts: Texts): Record<Locale, string> {
	if (typeof value !== "object" || value === null) return noWords;
	if ("ref" in value) return { ...noWords, ...(texts.get(String(value.ref)) ?? { en: `{${String(value.ref)}}` }) };
	return { ...noWords, ...value };
}

const valueAt = (data: unknown, path: readonly (string | number)[]): unknown =>
	path.reduce<unknown>((at, part) => (at as Fields | undefined)?.[part], data);

/** The cell of an item in a column. Texts that are taken from a badge or phrase are written out. */
export function cellOf(data: unknown, { path, shape, language }: Column, texts: Texts): string {
	const value = valueAt(data, path);
	if (value === undefined) return "";
	if (shape.type === "words" && language) return spelled(value, texts)[language];
	if (shape.type === "words-list" && language)
		return joinList((value as StoredWords[]).map((each) => spelled(each, texts)[language]));
	return shape.type === "any" ? JSON.stringify(value) : writtenValue(value);
}

export interface ChangedCell {
	column: Column;
	before: string;
	typed: string;
}

export interface BadCell extends CellProblem {
	column: Column;
}

/** The cells that say something else than was exported. */
export const changedCells = (
	data: unknown,
	columns: readonly Column[],
	cells: readonly string[],
	texts: Texts,
): ChangedCell[] =>
	columns.flatMap((column, index) => {
		const [before, typed] = [cellOf(data, column, texts), cells[index] ?? ""];
		return isUnchanged(typed, before) ? [] : [{ column, before, typed: plainText(typed) }];
	});

/** An item with the changed cells put in; what did not change stays as it is stored. */
export function withCells(
	shape: Group,
	data: unknown,
	changes: readonly ChangedCell[],
	texts: Texts,
): { data: unknown } | { bad: BadCell[] } {
	const bad: BadCell[] = [];
	let next: unknown = data ?? {};
	for (const group of Map.groupBy(changes, ({ column }) => JSON.stringify(column.path)).values()) {
		const [{ column }] = group as [ChangedCell];
		const before = valueAt(next, column.path);
		const read = readGroup(group, before, texts);
		if ("bad" in read) bad.push(read.bad);
		else next = withValue(next, column.path, read.value);
	}
	return bad.length > 0 ? { bad } : { data: tidied(shape, next, true) };
}

/** The languages of a text are read together. */
function readGroup(
	group: readonly ChangedCell[],
	before: unknown,
	texts: Texts,
): { value: unknown } | { bad: BadCell } {
	const [{ column, typed }] = group as [ChangedCell];
	const { shape } = column;
	const typedIn = new Map(group.map((each) => [each.column.language, each.typed]));
	if (shape.type === "words") {
		const words = { ...spelled(before, texts), ...Object.fromEntries(typedIn) } as Words;
		return { value: Object.values(words).every((text) => text === "") ? undefined : storedWords(words, [], texts) };
	}
	if (shape.type === "words-list") {
		const present = Array.isArray(before) ? (before as StoredWords[]) : [];
		const lists = locales.map((locale) => {
			const cell = typedIn.get(locale);
			return cell === undefined ? present.map((each) => spelled(each, texts)[locale]) : splitList(cell);
		});
		const most = Math.max(...lists.map(({ length }) => length));
		const short = lists.findIndex(({ length }) => length < most && length > 0);
		if (short !== -1) {
			const named = group.find((each) => each.column.language === locales[short])?.column ?? column;
			return { bad: { column: named, what: "wrong", choices: [String(lists[short]?.length), String(most)] } };
		}
		return {
			value: Array.from({ length: most }, (_, index) =>
				storedWords(
					Object.fromEntries(locales.map((locale, at) => [locale, lists[at]?.[index] ?? ""])) as unknown as Words,
					present,
					texts,
				),
			),
		};
	}
	if (shape.type === "any") {
		if (typed.trim() === "") return { value: undefined };
		try {
			return { value: JSON.parse(typed) };
		} catch {
			return { bad: { column, what: "json" } };
		}
	}
	const read = readValue(shape, typed);
	return "problem" in read ? { bad: { column, ...read.problem } } : read;
}

/** The text as it was stored, or the badge or phrase that says the same, or a text of its own. */
function storedWords(words: Words, present: readonly StoredWords[], texts: Texts): StoredWords {
	const isSame = (other: Words) => locales.every((locale) => other[locale] === words[locale]);
	const kept = present.find((each) => isSame(spelled(each, texts) as Words));
	if (kept) return kept;
	const [ref] = [...texts].find(([, each]) => isSame(each)) ?? [];
	return ref ? { ref } : words;
}

function withValue(target: unknown, [first, ...rest]: readonly (string | number)[], value: unknown): unknown {
	if (first === undefined) return value;
	if (typeof first === "number") {
		const list = Array.isArray(target) ? [...target] : [];
		while (list.length <= first) list.push({});
		list[first] = withValue(list[first], rest, value);
		return list;
	}
	return {
		...(target as Fields | undefined),
		[first]: withValue((target as Fields | undefined)?.[first], rest, value),
	};
}

const isEmpty = (value: unknown): boolean =>
	value === undefined ||
	(Array.isArray(value) && value.length === 0) ||
	(typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every(isEmpty));

/** Without what was emptied: fields, groups and entries of lists. A list that an item must have is there, empty. */
function tidied(shape: Shape, value: unknown, isRequired: boolean): unknown {
	if (shape.type === "entries") {
		const entries = (Array.isArray(value) ? value : []).filter((entry) => !isEmpty(entry));
		if (entries.length === 0) return isRequired ? [] : undefined;
		return entries.map((entry) => tidied(shape.of, entry, true));
	}
	if (shape.type === "words-list") return value === undefined && isRequired ? [] : value;
	if (shape.type === "cell" && value === undefined && isRequired)
		return shape.nullable ? null : shape.list && shape.choices.length === 0 ? [] : undefined;
	if (shape.type !== "group") return value;
	if (!isRequired && isEmpty(value)) return undefined;
	const stored = (value ?? {}) as Fields;
	const known = [...shape.fields].flatMap(([name, field]): [string, unknown][] => {
		const next = tidied(field.shape, stored[name], field.isRequired);
		return next === undefined ? [] : [[name, next]];
	});
	const unknown = Object.entries(stored).filter(([name]) => !shape.fields.has(name));
	return Object.fromEntries([...known, ...unknown]);
}
