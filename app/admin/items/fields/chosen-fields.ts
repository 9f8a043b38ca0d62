import { isFields } from "../../../catalogue/keyed-list";
import type { Conflict } from "../../../catalogue/merge";
import { m } from "../../../paraglide/messages.js";
import { entriesOf, type Field, type Fields, join, nameOfPath } from "./field";

/** The part of a form that a conflict is about: all names that begin with `name`. */
export interface ConflictField {
	name: string;
	label: string;
}

/** Where in the form two people changed the same thing. */
export function fieldOfConflict(fields: readonly Field[], conflict: Conflict, forms: readonly Fields[]): ConflictField {
	const name = nameOfPath(conflict.field);
	const field = fields.find((each) => each.name !== "" && isWithin(name, each.name));
	if (isWithin(name, "timed")) return { name, label: m.admin_items_timed() };
	if (!field) return { name, label: fields.find((each) => each.name === "")?.label ?? name };
	return within(field, field.name, name, field.label, forms);
}

function within(field: Field, at: string, name: string, label: string, forms: readonly Fields[]): ConflictField {
	if (at === name) return { name: at, label };
	if (field.type === "group") {
		const inner = field.fields.find((each) => isWithin(name, join(at, each.name)));
		if (inner) return within(inner, join(at, inner.name), name, inner.label, forms);
	}
	if (field.type === "list") {
		const ids = forms.flatMap((form) => form[entriesOf(at)] ?? []);
		const id = ids.filter((each) => isWithin(name, `${at}.${each}`)).toSorted((a, b) => b.length - a.length)[0];
		if (id) return within(field.entry, `${at}.${id}`, name, `${label} (${id.replaceAll("_", " ")})`, forms);
	}
	// A shared text against another one: all languages go together.
	if (field.type === "words" && !forms.some((form) => form[`${at}.ref`]))
		return { name, label: `${label} (${name.slice(at.length + 1)})` };
	return { name: at, label };
}

const isWithin = (name: string, outer: string): boolean => name === outer || name.startsWith(`${outer}.`);

/** The form with one part of it as another form has it. */
export function taken(form: Fields, from: Fields, part: string): Fields {
	const kept = Object.entries(form).filter(([name]) => !isWithin(name, part));
	const theirs = Object.entries(from).filter(([name]) => isWithin(name, part));
	const result: Record<string, readonly string[]> = Object.fromEntries([...kept, ...theirs]);
	// An entry that only one of both has.
	for (const name of [...Object.keys(form), ...Object.keys(from)].filter((each) => each.endsWith(".#"))) {
		const list = name.slice(0, -".#".length);
		const [mine, others] = [result[name] ?? [], from[name] ?? []];
		const id = part.startsWith(`${list}.`) ? part.slice(list.length + 1) : "";
		if (others.includes(id) && !mine.includes(id)) result[name] = [...mine, id];
		else if (!others.includes(id) && mine.includes(id)) result[name] = mine.filter((each) => each !== id);
	}
	return result;
}

/** A stored value in a line, to compare it with another one. */
export function valueWords(value: unknown): string {
	if (value === undefined || value === null) return "—";
	if (Array.isArray(value)) return value.map(valueWords).join(" · ");
	if (isFields(value)) return "en" in value ? String(value.en) : Object.values(value).map(valueWords).join(" · ");
	return String(value);
}
