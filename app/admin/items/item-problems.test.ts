import { expect, test } from "vitest";
import type { Item } from "../../catalogue/catalogue-at";
import { seedItems } from "../../catalogue/seed-items";
import { englishSentence } from "../../platform/problem-sentence.server";
import { problemsWith } from "./item-problems.server";

const items = seedItems();
const now = Date.parse("2026-11-18T12:00Z");

/** The problems of an item with other data. */
function problems(kind: string, change: (data: Record<string, unknown>) => object, wanted?: string): string[] {
	const found = items.find((each) => each.kind === kind && (wanted === undefined || each.item === wanted)) as Item;
	const changed = { ...found, data: change(found.data as unknown as Record<string, unknown>) } as unknown as Item;
	return problemsWith(
		items.map((each) => (each === found ? changed : each)),
		changed,
		now,
	).map(englishSentence);
}

test("FORM-11: nothing is wrong with any item of the seed", () => {
	expect(items.flatMap((each) => (each.kind === "order" ? [] : problemsWith(items, each, now)))).toEqual([]);
});

test.each([
	["internet-plan", (data: object) => ({ ...data, price: "cheap" }), "is not a price"],
	["internet-plan", (data: object) => ({ ...data, carrier: "nobody" }), "there is no internet-carrier/nobody"],
	["internet-plan", (data: object) => ({ ...data, speed: { en: "a", es: "", pt: "b" } }), "in es is missing"],
	["deal", (data: object) => ({ ...data, to: "/nowhere" }), "leads to no page"],
	["search-entry", (data: object) => ({ ...data, url: "/nowhere" }), "leads to no page"],
	["prepaid-carrier", (data: object) => ({ ...data, technology: { en: "a", es: "", pt: "b" } }), "in es is missing"],
	["deal", (data: object) => ({ ...data, to: "/internet-plans?plan=none" }), "names a plan that does not exist"],
	["partner", (data: object) => ({ ...data, promotions: [] }), "instead of 2 or 3"],
	["store", (data: object) => ({ ...data, postalCode: "12" }), "is not a ZIP code"],
	["promo-card", (data: object) => ({ ...data, badge: { ref: "badge/none" } }), "there is no badge/none"],
	["tv-provider", (data: object) => ({ ...data, name: { en: "", es: "", pt: "" } }), "is missing"],
	[
		"landing",
		(data: object) => ({ ...data, parts: [{ icon: "tv", title: { ref: "x" }, text: { ref: "x" } }] }),
		"there is no x",
	],
])("FORM-11: what keeps a %s from being published is found among the rules of all", (kind, change, sentence) => {
	expect(problems(kind, change).join("\n")).toContain(sentence);
});
