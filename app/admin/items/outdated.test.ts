import { expect, test } from "vitest";
import { outdated } from "./outdated";

const words = (en: string, es: string, pt = "x") => ({ en, es, pt });

test("FORM-6 a translation is outdated when the English changed in a later revision", () => {
	expect(outdated([{ note: words("a", "b") }])).toEqual([]);
	expect(outdated([{ note: words("a", "b") }, { note: words("A", "b") }])).toEqual(["note.es", "note.pt"]);
	expect(outdated([{ note: words("a", "b") }, { note: words("A", "B") }])).toEqual(["note.pt"]);
	expect(outdated([{ note: words("a", "b") }, { note: words("A", "b") }, { note: words("A", "B", "X") }])).toEqual([]);
	expect(outdated([{ note: words("a", "") }, { note: words("A", "") }])).toEqual(["note.pt"]);
	expect(outdated([null, { en: "a", es: "b", pt: "c" }, { en: "A", es: "b", pt: "c" }])).toEqual(["es", "pt"]);
});

test("FORM-6 entries of a list are followed when their English changes", () => {
	const list = (...features: object[]) => ({ features });
	expect(outdated([list(words("a", "b"), words("c", "d")), list(words("c", "d"), words("a a", "b"))])).toEqual([
		"features.a_a.es",
		"features.a_a.pt",
	]);
	expect(outdated([list(words("a", "b")), list(words("a", "b"), words("new", "nuevo", "novo"))])).toEqual([]);
	expect(outdated([list({ ref: "phrase/x" }), list(words("a", "b"))])).toEqual([]);
});
