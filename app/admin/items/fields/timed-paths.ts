import { locales } from "../../../content/words";
import { entriesOf, type Field, type Fields, first, type Option } from "./field";

/** What a timed entry sets. */
export const setOf = (entry: string): string => `${entry}.set`;

/** The field of what a path of the stored data names: "facts.downMbps", "promotions.trade-in.upTo", "priceNote.es". */
export function fieldAt(fields: readonly Field[], path: string): Field {
	const [name = "", ...rest] = path.split(".");
	// The words of a badge or phrase are the item itself.
	const field = fields.find((each) => each.name === name) ?? fields.find((each) => each.name === "");
	const raw: Field = { type: "raw", name: path, label: path };
	if (!field) return raw;
	const within = field.name === "" ? [name, ...rest] : rest;
	const found = innerField(field, within);
	return found ? { ...found, label: labelOf(field, found, within) } : raw;
}

function innerField(field: Field, path: readonly string[]): Field | undefined {
	const [first = "", ...rest] = path;
	if (path.length === 0) return field;
	if (field.type === "group") {
		const inner = field.fields.find(({ name }) => name === first);
		return inner && innerField(inner, rest);
	}
	if (field.type === "list") return innerField(field.entry, rest);
	if (field.type === "words" && rest.length === 0 && (locales as readonly string[]).includes(first))
		return { type: "text", name: first, label: first, max: field.max };
	return undefined;
}

const labelOf = (outer: Field, inner: Field, path: readonly string[]): string => {
	if (path.length === 0) return outer.label;
	const entry = outer.type === "list" ? ` (${path[0]})` : "";
	if (outer.type === "group") return inner.label;
	return `${outer.label}${entry}: ${inner.label}`;
};

/** Everything of an item that can have a value for a time, by its path. */
export const timedOptions = (fields: readonly Field[], filled: Fields): Option[] =>
	fields.flatMap((field): Option[] => {
		if (field.type === "constant") return [];
		if (field.name === "") return locales.map((locale) => option(fields, locale));
		if (field.type === "group" && !field.optional)
			return field.fields.map(({ name }) => option(fields, `${field.name}.${name}`));
		const inner = field.type === "list" && field.entry.type === "group" ? field.entry.fields : [];
		if (!inner.some(({ name }) => name === "id")) return [option(fields, field.name)];
		// Entries with an id: each of their fields, and each entry as a whole.
		return (filled[entriesOf(field.name)] ?? []).flatMap((entry) =>
			inner
				.filter(({ name, type }) => name !== "id" && type !== "constant")
				.map(({ name }) => option(fields, `${field.name}.${first(filled, `${field.name}.${entry}.id`)}.${name}`)),
		);
	});

const option = (fields: readonly Field[], path: string): Option => ({
	value: path,
	label: fieldAt(fields, path).label,
});
