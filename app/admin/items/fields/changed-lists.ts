import { locales } from "../../../content/words";
import { entriesOf, type Fields, first, join, sharedOf } from "./field";

/**
 * What the buttons of a form change when there are no scripts: "up features No_data_cap". With scripts the form does the same
 * by itself.
 */
export function changedBy(
	intent: string,
	fields: Fields,
	textOf: (shared: string) => Readonly<Record<string, string>>,
) {
	const [verb = "", name = "", entry = ""] = intent.split(" ");
	const ids = fields[entriesOf(name)] ?? [];
	switch (verb) {
		case "up":
		case "down":
			return { ...fields, [entriesOf(name)]: moved(ids, entry, verb === "up" ? -1 : 1) };
		case "drop":
			return { ...fields, [entriesOf(name)]: ids.filter((each) => each !== entry) };
		case "add":
			return { ...fields, [entriesOf(name)]: [...ids, newId(ids)] };
		case "add-set": {
			const path = first(fields, `${name}.+`);
			return path === "" || ids.includes(path) ? fields : { ...fields, [entriesOf(name)]: [...ids, path] };
		}
		case "own-words":
			return ownWords(fields, name, textOf(first(fields, sharedOf(name))));
		default:
			return undefined;
	}
}

/** An id that no other entry of the list has. */
export function newId(ids: readonly string[]): string {
	let number = ids.length + 1;
	while (ids.includes(`new-${number}`)) number++;
	return `new-${number}`;
}

export function moved(ids: readonly string[], id: string, by: -1 | 1): string[] {
	const from = ids.indexOf(id);
	const other = ids[from + by];
	if (from < 0 || other === undefined) return [...ids];
	return ids.map((each) => (each === id ? other : each === other ? id : each));
}

/** A copy of a shared text that belongs to this item only. */
function ownWords(fields: Fields, name: string, words: Readonly<Record<string, string>>): Fields {
	const { [sharedOf(name)]: _, ...others } = fields;
	return { ...others, ...Object.fromEntries(locales.map((locale) => [join(name, locale), [words[locale] ?? ""]])) };
}
