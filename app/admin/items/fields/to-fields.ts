import { keyOf } from "../../../catalogue/keyed-list";
import type { TimedEntry } from "../../../catalogue/shapes";
import { locales } from "../../../content/words";
import { type Case, caseOf, entriesOf, type Field, type Fields, join, nameOfPath, sharedOf, thereOf } from "./field";
import { fieldAt, setOf } from "./timed-paths";

/** The stored data of an item as a form holds it. `parsed-fields.ts` is the way back. */
export function toFields(fields: readonly Field[], data: object): Fields {
	const filled: Record<string, string[]> = {};
	for (const field of fields) fill(filled, field, storedIn(data, field.name), field.name);
	const { timed = [] } = data as { timed?: readonly TimedEntry[] };
	const ids = entryIds(timed);
	if (ids.length > 0) filled[entriesOf("timed")] = ids;
	for (const [index, entry] of timed.entries()) fillTimed(filled, fields, entry, `timed.${ids[index]}`);
	return filled;
}

const storedIn = (data: object, name: string): unknown =>
	name === "" ? data : (data as Record<string, unknown>)[name];

function fill(filled: Record<string, string[]>, field: Field, value: unknown, name: string): void {
	const put = (at: string, text: string) => {
		filled[at] = [text];
	};
	if (field.type === "constant") return;
	if (field.type === "one-of") {
		fillCase(filled, field.cases, value, name);
		return;
	}
	if (field.type === "group") {
		if (value === undefined || value === null) return;
		if (field.optional) put(thereOf(name), "on");
		for (const inner of field.fields)
			fill(filled, inner, storedIn(value as object, inner.name), join(name, inner.name));
		return;
	}
	if (value === undefined || value === null) return;
	switch (field.type) {
		case "words": {
			const words = value as Record<string, string>;
			if (typeof words.ref === "string") put(sharedOf(name), words.ref);
			else for (const locale of locales) put(join(name, locale), words[locale] ?? "");
			return;
		}
		case "list": {
			const entries = value as readonly unknown[];
			const ids = entryIds(entries);
			if (ids.length > 0) filled[entriesOf(name)] = ids;
			// An empty list is not the same as none.
			else if (field.optional) put(thereOf(name), "on");
			for (const [index, entry] of entries.entries()) fill(filled, field.entry, entry, `${name}.${ids[index]}`);
			return;
		}
		case "choices":
			filled[name] = (value as readonly unknown[]).map(String);
			return;
		case "flag":
			if (value === true) put(name, "on");
			return;
		case "price":
			put(name, /^\$(\d+(?:\.\d\d)?)(?:\/month)?$/.exec(String(value))?.[1] ?? String(value));
			return;
		case "clock":
			put(name, value === "24:00" ? "00:00" : String(value));
			return;
		case "raw":
			put(name, JSON.stringify(value, null, "\t"));
			return;
		default:
			put(name, String(value));
	}
}

function fillCase(filled: Record<string, string[]>, cases: readonly Case[], value: unknown, name: string): void {
	const isCase = (each: Case) => ("constant" in each ? each.constant === value : hasForm(each.field, value));
	const found = cases.find(isCase);
	if (!found) return;
	filled[caseOf(name)] = [found.value];
	if ("field" in found) fill(filled, found.field, value, `${name}.${found.value}`);
}

function hasForm(field: Field, value: unknown): boolean {
	if (field.type === "list") return Array.isArray(value);
	if (field.type === "number") return typeof value === "number";
	if (field.type !== "group") return typeof value === "string";
	return typeof value === "object" && value !== null && field.fields.some(({ name }) => name in value);
}

/** By what the entries can be told apart, so that the name of a field is the path of its value. */
export function entryIds(entries: readonly unknown[]): string[] {
	const keys = entries.map((entry) => nameOfPath(keyOf(entry) ?? ""));
	const areKeys = !keys.includes("") && new Set(keys).size === keys.length;
	return areKeys ? keys : entries.map((_, index) => String(index));
}

function fillTimed(filled: Record<string, string[]>, fields: readonly Field[], entry: TimedEntry, name: string): void {
	filled[`${name}.from`] = [entry.from];
	if (entry.until !== undefined) filled[`${name}.until`] = [entry.until];
	if (entry.note !== undefined) filled[`${name}.note`] = [entry.note];
	const paths = Object.keys(entry.set);
	if (paths.length > 0) filled[entriesOf(setOf(name))] = paths;
	for (const path of paths) fill(filled, fieldAt(fields, path), entry.set[path], join(setOf(name), nameOfPath(path)));
}
