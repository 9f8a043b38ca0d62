import type { WorkingCatalogue } from "../../../db/catalogue/working-catalogue";
import type { Words } from "../../content/words";
import type { StoreData } from "./store-day";
import type { KnownServices } from "./store-form";

type StoredWords = StoreData["services"][number];

/** A text, or the badge or phrase that it names. */
export function spelled(words: StoredWords, items: WorkingCatalogue["items"]): Words {
	if (!("ref" in words)) return words as Words;
	const named = items.get(words.ref)?.data as Words | null | undefined;
	return named ?? ({ en: words.ref, es: words.ref, pt: words.ref } as Words);
}

/** Every service that some store has, those of this store first and in its order. */
export function knownServices(store: StoreData, items: WorkingCatalogue["items"]): KnownServices {
	const known = new Map<string, StoredWords>();
	const others = [...items.values()].flatMap(({ kind, data }) => (kind === "store" && data ? [data as StoreData] : []));
	for (const each of [store, ...others])
		for (const words of each.services) {
			const name = spelled(words, items).en;
			if (!known.has(name)) known.set(name, words);
		}
	return known;
}
