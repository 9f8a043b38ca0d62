import { type WorkingItem, workingCatalogue } from "../../../db/catalogue/working-catalogue";
import type { Database } from "../../../db/connect";
import { itemKey } from "../../catalogue/catalogue-at";
import { isFields } from "../../catalogue/keyed-list";

export type SpokenWords = Readonly<Record<string, string>>;

/** A text that is in the catalogue already, with its translations. */
export interface KnownText {
	/** Where it is a shared text. */
	ref?: string;
	words: SpokenWords;
}

/** The same in the catalogue as it is being worked on. */
export const knownTextIn = async (db: Database, english: string): Promise<KnownText | null> =>
	knownText((await workingCatalogue(db)).items.values(), english);

const plain = (text: string): string => text.trim().replaceAll(/\s+/g, " ").toLowerCase();

/** The text of the catalogue with the same English, whatever its case and spaces: a badge or phrase, or else any other. */
export function knownText(items: Iterable<WorkingItem>, english: string): KnownText | null {
	const wanted = plain(english);
	if (wanted === "") return null;
	let other: KnownText | null = null;
	for (const item of items) {
		const isShared = item.kind === "badge" || item.kind === "phrase";
		if (!isShared && other) continue;
		const words = textIn(item.data, wanted);
		if (words && isShared) return { ref: itemKey(item), words };
		other ??= words && { words };
	}
	return other;
}

function textIn(value: unknown, wanted: string): SpokenWords | null {
	if (typeof value !== "object" || value === null) return null;
	if (isFields(value) && typeof value.en === "string") {
		const isIt = plain(value.en) === wanted && value.es && value.pt;
		return isIt ? { en: value.en, es: String(value.es), pt: String(value.pt) } : null;
	}
	for (const inner of Object.values(value)) {
		const found = textIn(inner, wanted);
		if (found) return found;
	}
	return null;
}
