import { expect, test } from "vitest";
import { seedItems } from "../../../catalogue/seed-items";
import { fieldsOf, kinds } from "../../../catalogue/shapes";
import { changedBy, moved } from "./changed-lists";
import type { Field, Fields } from "./field";
import { fieldsOfParts } from "./kind-description";
import { type FormKind, formKinds, formOfKind } from "./kind-fields.server";
import { parsedFields } from "./parsed-fields";
import { fieldAt, timedOptions } from "./timed-paths";
import { toFields } from "./to-fields";

const around = { regions: ["MA", "SC"].map((value) => ({ value, label: value })) };
const formOf = (kind: FormKind) => formOfKind(kind, around);
const fieldsFor = (kind: FormKind) => fieldsOfParts(formOf(kind));
const seed = seedItems();
const seedOf = (kind: FormKind) => seed.filter((each) => each.kind === kind);

/** As the browser sends it: no file, and every value a text. */
const sent = (filled: Fields): Fields => JSON.parse(JSON.stringify(filled));

test("FORM-1 every kind but the order has a form, and every stored field has a place in it", () => {
	expect(formKinds.toSorted()).toEqual(kinds.filter((kind) => kind !== "order").toSorted());
	for (const kind of formKinds) {
		const { kept = {} } = formOf(kind);
		const named = fieldsFor(kind).map(({ name }) => name);
		// Badges and phrases are their words.
		const own = named.includes("") ? ["en", "es", "pt"] : [];
		const placed = [...named.filter((name) => name !== ""), ...own, ...Object.keys(kept)];
		expect(placed.toSorted(), kind).toEqual([...fieldsOf(kind)].toSorted());
	}
});

test.each(formKinds)("FORM-2 every %s of the seed is the same after a form was filled with it and sent", (kind) => {
	const fields = fieldsFor(kind);
	const { kept = {} } = formOf(kind);
	expect(seedOf(kind).length).toBeGreaterThan(0);
	for (const { item, data } of seedOf(kind)) {
		const { data: parsed, faults } = parsedFields(fields, sent(toFields(fields, data)));
		const rest = Object.fromEntries(Object.entries(data).filter(([name]) => name in kept));
		expect({ ...rest, ...parsed }, item).toEqual(data);
		expect(faults, item).toEqual({});
	}
});

const planFields = fieldsFor("internet-plan");
const plan = seedOf("internet-plan")[0]?.data as object;

function parse(fields: readonly Field[], data: object, changes: Record<string, string | string[] | undefined>) {
	const filled: Record<string, readonly string[]> = { ...toFields(fields, data) };
	for (const [name, value] of Object.entries(changes))
		if (value === undefined) delete filled[name];
		else filled[name] = [value].flat();
	return parsedFields(fields, filled);
}

test("FORM-2 timed values of any field are the same after a form was filled with them and sent", () => {
	const partner = {
		...(seedOf("partner").find(({ item }) => item === "att")?.data as object),
		timed: [
			{ from: "2026-11-27T00:00", until: "2026-12-01T00:00", set: { hidden: true } },
			{ from: "2026-11-28T09:30", set: { "promotions.wireless-switch-credit.upTo": "$200", "tagline.es": "Hola" } },
			{ from: "2026-11-29T00:00", set: { websiteUrl: null, tagline: { ref: "phrase/plans-x" } }, note: "Why" },
			{ from: "2026-11-30T00:00", set: { "somewhere.else": { deep: [1] } } },
		],
	};
	const fields = fieldsFor("partner");
	expect(parse(fields, partner, {})).toEqual({ data: partner, faults: {} });
});

test.each([
	["45", "$45/month"],
	["$45", "$45/month"],
	["45.00", "$45/month"],
	["45,5", "$45.50/month"],
	["$45/month", "$45/month"],
	["49.99/mo", "$49.99/month"],
])("FORM-3 a price typed as %s is %s", (typed, price) => {
	expect(parse(planFields, plan, { price: typed }).data.price).toBe(price);
});

test.each([
	[{ price: "forty" }, { price: "price" }],
	[{ price: "" }, { price: "missing" }],
	[{ name: "  " }, { name: "missing" }],
	[{ name: "x".repeat(61) }, { name: "long" }],
	[{ "speed.en": "" }, { "speed.en": "missing" }],
	[{ "facts.downMbps": "fast" }, { "facts.downMbps": "number" }],
	[{ "facts.upMbps": "-1" }, { "facts.upMbps": "number" }],
	[{ "facts.dataCapGB.is": undefined }, { "facts.dataCapGB.is": "missing" }],
	[{ "timed.#": ["a"], "timed.a.from": "" }, { "timed.a.from": "missing" }],
	[
		{ "timed.#": ["a"], "timed.a.from": "tomorrow", "timed.a.set.#": ["price"], "timed.a.set.price": "x" },
		{ "timed.a.from": "time", "timed.a.set.price": "price" },
	],
])("FORM-3 %j is refused beside its field", (changes, faults) => {
	expect(parse(planFields, plan, changes).faults).toEqual(faults);
});

test("FORM-3 translations may be missing in a draft, and unfilled entries of a list are left out", () => {
	const { data, faults } = parse(planFields, plan, {
		"speed.es": "",
		"features.#": ["new-1", "new-2"],
		"features.new-1.en": "No fees",
		"features.new-2.en": " ",
	});
	expect(faults).toEqual({});
	expect(data).toMatchObject({ speed: { es: "" }, features: [{ en: "No fees", es: "", pt: "" }] });
});

test("FORM-4 the buttons of a list move, add and remove entries without scripts", () => {
	const filled: Fields = { "features.#": ["a", "b", "c"] };
	const change = (intent: string, from = filled) => changedBy(intent, from, () => ({}))?.["features.#"];
	expect(change("up features b")).toEqual(["b", "a", "c"]);
	expect(change("down features b")).toEqual(["a", "c", "b"]);
	expect(change("up features a")).toEqual(["a", "b", "c"]);
	expect(change("drop features b")).toEqual(["a", "c"]);
	expect(change("add features")).toEqual(["a", "b", "c", "new-4"]);
	expect(change("save")).toBeUndefined();
	expect(moved(["a"], "a", 1)).toEqual(["a"]);
});

test("FORM-4 a shared text becomes the item's own", () => {
	const own = changedBy("own-words priceNote", { "priceNote.ref": ["phrase/x"] }, () => ({
		en: "A",
		es: "B",
		pt: "C",
	}));
	expect(own).toEqual({ "priceNote.en": ["A"], "priceNote.es": ["B"], "priceNote.pt": ["C"] });
});

test("FORM-5 any field can be timed, entries of a list by their ids", () => {
	const fields = fieldsFor("partner");
	const att = seedOf("partner").find(({ item }) => item === "att")?.data as object;
	const paths = timedOptions(fields, toFields(fields, att)).map(({ value }) => value);
	expect(paths).toEqual(expect.arrayContaining(["hidden", "tagline", "promotions.wireless-switch-credit.upTo"]));
	expect(timedOptions(planFields, {}).map(({ value }) => value)).toContain("facts.downMbps");
	expect(fieldAt(planFields, "facts.downMbps")).toMatchObject({ type: "number" });
	expect(fieldAt(planFields, "priceNote.es")).toMatchObject({ type: "text" });
	expect(fieldAt(planFields, "nothing.there")).toMatchObject({ type: "raw" });
});
