import { expect, test } from "vitest";
import { differences } from "./differences";

test("CAT-2 what changed is named field by field, and entry by entry in lists", () => {
	const before = { name: "A", note: { en: "a", es: "b" }, promotions: [{ id: "x", upTo: "$1" }, { id: "y" }] };
	const after = { name: "A", note: { en: "a", es: "c" }, promotions: [{ id: "x", upTo: "$2" }, { id: "z" }] };
	expect(differences(before, after)).toEqual([
		{ field: "note.es", before: "b", after: "c" },
		{ field: "promotions.x.upTo", before: "$1", after: "$2" },
		{ field: "promotions.y", before: { id: "y" }, after: undefined },
		{ field: "promotions.z", before: undefined, after: { id: "z" } },
	]);
});

test("CAT-2 a list in another order is one difference", () => {
	expect(differences({ plans: ["a", "b"] }, { plans: ["b", "a"] })).toEqual([
		{ field: "plans", before: ["a", "b"], after: ["b", "a"] },
	]);
});
