import { expect, test } from "vitest";
import { outdatedTranslations } from "./outdated-translations";

const note = (en: string, es: string, pt: string) => ({ note: { en, es, pt } });

test("PUB-5 a translation is outdated when its English has changed since", () => {
	expect(outdatedTranslations([note("a", "b", "c")])).toEqual([]);
	expect(outdatedTranslations([note("a", "b", "c"), note("A", "b", "C")])).toEqual([{ field: "note", language: "es" }]);
	expect(outdatedTranslations([note("a", "b", "c"), note("A", "b", "C"), note("A", "B", "C")])).toEqual([]);
});

test("PUB-5 it stays so through later changes of something else, and not if the English is taken back", () => {
	const changed = [note("a", "b", "c"), note("A", "b", "c")];
	expect(outdatedTranslations([...changed, { ...note("A", "b", "c"), price: "$1" }])).toHaveLength(2);
	expect(outdatedTranslations([...changed, note("a", "b", "c")])).toEqual([]);
});

test("PUB-5 in a list, a reworded text keeps its translations, and a new one has its own", () => {
	const list = (...features: { en: string; es: string; pt: string }[]) => ({ features });
	const [one, two] = [
		{ en: "1", es: "uno", pt: "um" },
		{ en: "2", es: "dos", pt: "dois" },
	];
	expect(outdatedTranslations([list(one), list(one, two)])).toEqual([]);
	expect(outdatedTranslations([list(one, two), list({ ...one, en: "one" }, two)])).toHaveLength(2);
});
