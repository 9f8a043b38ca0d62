import { isFields } from "../../catalogue/keyed-list";
import { type Locale, locales } from "../../content/words";
import { join } from "./fields/field";
import { entryIds } from "./fields/to-fields";

interface Text {
	/** The name of its field. */
	name: string;
	/** Of the list that it is an entry of. */
	list: string | undefined;
	words: Readonly<Record<string, unknown>>;
}

type Changed = Text & { in: Record<Locale, number> };

/**
 * The fields whose translation is older than the English that it translates: the English changed in a later revision. Takes
 * the states of an item, oldest first.
 */
export function outdated(states: readonly unknown[]): string[] {
	let before: Changed[] = [];
	for (const [number, state] of states.entries()) {
		const texts = [...textsOf(state, "", undefined)];
		const names = new Set(texts.map(({ name }) => name));
		before = texts.map((text): Changed => {
			const earlier = before.find(({ name }) => name === text.name) ?? renamed(before, text, names);
			const changedIn = (locale: Locale) =>
				earlier && earlier.words[locale] === text.words[locale] ? earlier.in[locale] : number;
			return { ...text, in: Object.fromEntries(locales.map((each) => [each, changedIn(each)])) as Changed["in"] };
		});
	}
	return before.flatMap(({ name, words, in: changed }) =>
		locales
			.filter((locale) => words[locale] !== "" && changed.en > changed[locale])
			.map((locale) => join(name, locale)),
	);
}

/** The entry of a list is known by its English: with another English it is the one that has the same translation. */
const renamed = (before: readonly Changed[], { list, words }: Text, names: ReadonlySet<string>) =>
	list === undefined
		? undefined
		: before.find(
				(each) =>
					each.list === list &&
					!names.has(each.name) &&
					locales.some((locale) => locale !== "en" && words[locale] !== "" && each.words[locale] === words[locale]),
			);

function* textsOf(value: unknown, name: string, list: string | undefined): Generator<Text> {
	if (Array.isArray(value)) {
		const ids = entryIds(value);
		for (const [index, entry] of value.entries()) yield* textsOf(entry, join(name, ids[index] ?? ""), name);
		return;
	}
	if (!isFields(value)) return;
	if (typeof value.en === "string") yield { name, list, words: value };
	else
		for (const [key, inner] of Object.entries(value))
			if (key !== "timed") yield* textsOf(inner, join(name, key), undefined);
}
