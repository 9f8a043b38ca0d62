import { isFields, keyed } from "../../catalogue/keyed-list";
import { type Locale, locales } from "../../content/words";

/** A translation that may not say any more what the English says. */
export interface Outdated {
	/** "priceNote", "promotions.trade-in.title" */
	field: string;
	language: Locale;
}

type Texts = ReadonlyMap<string, Record<Locale, string>>;

/** Every text of a state by its field. A text in a list goes by its Spanish, so that it is found again when its English changes. */
function textsOf(
	value: unknown,
	path: readonly string[] = [],
	found = new Map<string, Record<Locale, string>>(),
): Texts {
	if (Array.isArray(value)) {
		const entries = keyed(value) ?? new Map(value.map((entry, index) => [String(index), entry]));
		for (const [key, entry] of entries) {
			const text = isFields(entry) && typeof entry.en === "string" ? entry : undefined;
			textsOf(entry, [...path, text ? `${text.es} ${text.pt}` : key], found);
		}
	} else if (isFields(value)) {
		if (typeof value.en === "string") found.set(path.join("."), value as Record<Locale, string>);
		else for (const [key, inner] of Object.entries(value)) textsOf(inner, [...path, key], found);
	}
	return found;
}

/**
 * The translations whose English has changed since they were written, by the states of an item, oldest first. A pair of texts
 * that once belonged together still does, so that taking back a change of the English takes back the mark.
 */
export function outdatedTranslations(states: readonly unknown[]): Outdated[] {
	const translations = locales.filter((locale) => locale !== "en");
	const good = new Set<string>();
	let before: Texts = new Map();
	let outdated: Outdated[] = [];
	for (const state of states) {
		const texts = textsOf(state);
		outdated = [];
		for (const [field, words] of texts)
			for (const language of translations) {
				const pair = JSON.stringify([field, language, words.en, words[language]]);
				const old = before.get(field);
				if (good.has(pair) || !old || old[language] !== words[language]) good.add(pair);
				else outdated.push({ field, language });
			}
		before = texts;
	}
	return outdated;
}
