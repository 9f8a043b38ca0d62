import { expect, test } from "vitest";
import { seed } from "../content/catalogue";
import { catalogueAt, type Item } from "./catalogue-at";
import { seedItems } from "./seed-items";
import { readItem } from "./shapes";

const now = Date.parse("2026-11-18T12:00:00Z");

/** Sorted keys: the stored form may change their order. */
const sorted = (value: unknown): unknown => {
	if (Array.isArray(value)) return value.map(sorted);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value)
			.toSorted(([a], [b]) => (a < b ? -1 : 1))
			.map(([key, inner]) => [key, sorted(inner)]),
	);
};

const stored = (): Item[] =>
	seedItems().map(({ kind, item, data }) => {
		const read = readItem(kind, JSON.parse(JSON.stringify(data)));
		if ("broken" in read) throw new Error(`${kind}/${item}: ${JSON.stringify(read.broken)}`);
		return { kind, item, data: read.data };
	});

test("CAT-1 the stored form of the files makes the same catalogue", () => {
	expect(sorted(catalogueAt(stored(), now, { pictures: seed.pictures }))).toEqual(sorted(seed));
});

test("CAT-1 a shared badge is stored once", () => {
	const { plans } = seed.internetCarriers.find(({ plans: all }) => all.some(({ badge }) => badge)) ?? { plans: [] };
	const { id } = plans.find(({ badge }) => badge) ?? {};
	const plan = stored().find(({ kind, item }) => kind === "internet-plan" && item === id);
	expect(plan?.data).toMatchObject({ badge: { ref: expect.stringMatching(/^badge\//) } });
});
