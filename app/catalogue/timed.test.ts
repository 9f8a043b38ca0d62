import fc from "fast-check";
import { expect, test } from "vitest";
import { seed } from "../content/catalogue";
import { catalogueAt, type Item, nextBoundary } from "./catalogue-at";
import { seedItems } from "./seed-items";
import { instantOf, periodOf, resolve, timedProblems } from "./timed";

const zone = "America/New_York";
const fields = ["price", "name", "hidden", "note"];

/** Minutes of a year in which clocks change twice, as the wall shows them. */
const wallTime = fc
	.integer({ min: 0, max: 365 * 24 * 60 - 1 })
	.map((minutes) => new Date(Date.UTC(2026, 0, 1, 0, minutes)).toISOString().slice(0, 16));
const zones = fc.constantFrom("America/New_York", "America/Los_Angeles", "Europe/Lisbon", "Australia/Lord_Howe", "UTC");

const entry = fc
	.record({ times: fc.tuple(wallTime, wallTime), field: fc.constantFrom(...fields), value: fc.string() })
	.map(({ times, field, value }) => {
		const [from, until] = times.toSorted() as [string, string];
		return { from, until, set: { [field]: value } };
	});

/** Entries that may be published: those that a field has no value for yet. */
const entries = fc.tuple(fc.array(entry, { maxLength: 8 }), zones).map(([drawn, timeZone]) => {
	const timed: (typeof drawn)[number][] = [];
	for (const each of drawn)
		if (timedProblems({ timed: [...timed, each] }, timeZone, fields).length === 0) timed.push(each);
	return { timed, timeZone };
});

test("CAT-3 a period begins and ends at its second, in store time", () => {
	const item = {
		price: "$40",
		timed: [{ from: "2026-11-27T00:00", until: "2026-12-01T00:00", set: { price: "$30" } }],
	};
	const at = (instant: string) => resolve(item, Date.parse(instant), zone);
	expect(at("2026-11-27T04:59:59.999Z")).toEqual({ price: "$40" });
	expect(at("2026-11-27T05:00:00Z")).toEqual({ price: "$30" });
	expect(at("2026-12-01T04:59:59.999Z")).toEqual({ price: "$30" });
	expect(at("2026-12-01T05:00:00Z")).toEqual({ price: "$40" });
});

test.each([
	["before clocks go forward", "2026-03-08T01:59", "2026-03-08T06:59:00Z"],
	["a time that is skipped", "2026-03-08T02:30", "2026-03-08T07:30:00Z"],
	["after clocks went forward", "2026-03-08T03:00", "2026-03-08T07:00:00Z"],
	["a time that occurs twice", "2026-11-01T01:30", "2026-11-01T05:30:00Z"],
	["after clocks went back", "2026-11-01T02:00", "2026-11-01T07:00:00Z"],
])("CAT-3 daylight saving: %s", (_, wall, instant) => {
	expect(new Date(instantOf(wall, zone)).toISOString()).toBe(new Date(instant).toISOString());
});

test("CAT-3 at any instant a field has one value, whatever the order of the entries", () => {
	fc.assert(
		fc.property(entries, fc.integer({ min: 0, max: 366 * 24 * 60 }), ({ timed, timeZone }, minute) => {
			const instant = Date.UTC(2026, 0, 1, 0, minute);
			const item = { price: "base", name: "base", timed };
			const active = timed.filter((each) => {
				const { from, until } = periodOf(each, timeZone);
				return from <= instant && instant < until;
			});
			const resolved = resolve(item, instant, timeZone);
			for (const field of ["price", "name"] as const) {
				const setting = active.filter(({ set }) => Object.hasOwn(set, field));
				expect(setting.length).toBeLessThan(2);
				expect(resolved[field]).toBe(setting[0]?.set[field] ?? "base");
			}
			expect(resolve({ ...item, timed: timed.toReversed() }, instant, timeZone)).toEqual(resolved);
			expect(resolve({ ...resolved, timed: [] }, instant, timeZone)).toEqual(resolved);
		}),
	);
});

test("CAT-3 nothing changes between two boundaries, and removing the entries restores the item", () => {
	fc.assert(
		fc.property(
			entries,
			fc.integer({ min: 0, max: 366 * 24 * 60 }),
			fc.double({ min: 0, max: 1, noNaN: true }),
			({ timed, timeZone }, minute, part) => {
				const data = { ...(seedItems()[0] as Item).data, timed };
				const items = [{ kind: "badge", item: "any", data } as unknown as Item];
				const instant = Date.UTC(2026, 0, 1, 0, minute);
				const until = nextBoundary(items, instant, timeZone);
				expect(until === null || until > instant).toBe(true);
				const within = instant + Math.floor(((until ?? instant + 1e9) - 1 - instant) * part);
				expect(resolve(data, within, timeZone)).toEqual(resolve(data, instant, timeZone));
				const { timed: _, ...plain } = data;
				expect(resolve({ ...plain, timed: [] }, instant, timeZone)).toEqual(plain);
			},
		),
		{ numRuns: 50 },
	);
});

test.each([
	[
		"a period that ends before it begins",
		[{ from: "2026-12-01T00:00", until: "2026-11-01T00:00", set: { price: "" } }],
	],
	["an empty period", [{ from: "2026-12-01T00:00", set: {} }]],
	["an unknown field", [{ from: "2026-12-01T00:00", set: { prize: "" } }]],
	[
		"a field that is set twice",
		[
			{ from: "2026-12-01T00:00", set: { price: "$1" } },
			{ from: "2026-11-01T00:00", until: "2026-12-02T00:00", set: { price: "$2" } },
		],
	],
])("CAT-3 %s is reported", (_, timed) => {
	expect(timedProblems({ timed }, zone, fields)).toEqual([
		expect.objectContaining({ rule: expect.stringMatching(/^period/) }),
	]);
});

test("CAT-3 an offer that is hidden from a day on leaves the catalogue by itself, and null leaves out a field", () => {
	const items = seedItems();
	const offer = items.find(({ kind }) => kind === "deal") as Item<"deal">;
	const plan = items.find((each) => each.kind === "internet-plan" && "badge" in each.data) as Item<"internet-plan">;
	offer.data.timed = [{ from: "2026-12-24T00:00", set: { hidden: true } }];
	plan.data.timed = [{ from: "2026-12-24T00:00", set: { badge: null } }];
	const before = catalogueAt(items, Date.parse("2026-12-24T04:59:59Z"), { pictures: {} });
	const after = catalogueAt(items, Date.parse("2026-12-24T05:00:00Z"), { pictures: {} });
	expect(before.deals).toHaveLength(seed.deals.length);
	expect(after.deals.map(({ id }) => id)).not.toContain(offer.item);
	expect(after.deals).toHaveLength(seed.deals.length - 1);
	const shown = ({ internetCarriers }: typeof before) =>
		internetCarriers.flatMap(({ plans }) => plans).find(({ id }) => id === plan.item);
	expect(shown(before)).toHaveProperty("badge");
	expect(shown(after)).not.toHaveProperty("badge");
});

test("CAT-3 a field within another one, or of an entry of a list, has a value for a time", () => {
	const item = {
		priceNote: { en: "A", es: "B", pt: "C" },
		promotions: [
			{ id: "trade-in", upTo: "$1000", badge: "new" },
			{ id: "own-phone", upTo: "$540" },
		],
		timed: [
			{ from: "2026-11-01T00:00", set: { "promotions.trade-in.upTo": "$800", "priceNote.es": "D" } },
			{ from: "2026-11-02T00:00", set: { "promotions.trade-in.badge": null } },
			{ from: "2026-11-03T00:00", set: { "promotions.own-phone": null } },
			{ from: "2026-11-04T00:00", set: { "promotions.weekend": { id: "weekend", upTo: "$50" } } },
		],
	};
	expect(timedProblems(item, "UTC", ["priceNote", "promotions"])).toEqual([]);
	const at = (day: number) => resolve(item, Date.UTC(2026, 10, day), "UTC");
	expect(at(0)).toEqual({ priceNote: item.priceNote, promotions: item.promotions });
	expect(at(1)).toEqual({
		priceNote: { en: "A", es: "D", pt: "C" },
		promotions: [{ id: "trade-in", upTo: "$800", badge: "new" }, item.promotions[1]],
	});
	expect(at(4).promotions).toEqual([
		{ id: "trade-in", upTo: "$800" },
		{ id: "weekend", upTo: "$50" },
	]);
	expect(item.promotions[0]).toEqual({ id: "trade-in", upTo: "$1000", badge: "new" });
});

test.each([
	["an entry that the list does not have", { "promotions.none.upTo": "$1" }],
	["an entry under a name that is not its own", { "promotions.weekend": { id: "other" } }],
	["a field of a text", { "name.first": "x" }],
])("CAT-3 %s is reported", (_, set) => {
	const item = { name: "A", promotions: [{ id: "trade-in" }], timed: [{ from: "2026-11-01T00:00", set }] };
	expect(timedProblems(item, zone, ["name", "promotions"])).toEqual([
		{ rule: "periodField", path: Object.keys(set)[0], from: "2026-11-01T00:00" },
	]);
});

test("CAT-3 a field and one within it are not set at the same time", () => {
	const item = {
		promotions: [{ id: "trade-in" }],
		timed: [
			{ from: "2026-11-01T00:00", set: { promotions: [] } },
			{ from: "2026-11-02T00:00", set: { "promotions.trade-in.upTo": "$1" } },
		],
	};
	expect(timedProblems(item, zone, ["promotions"])).toEqual([
		{ rule: "periodTwice", path: "promotions.trade-in.upTo", first: "2026-11-01T00:00", second: "2026-11-02T00:00" },
	]);
});

test("CAT-3 a store's hours change on the store's own clock", () => {
	const items = seedItems();
	const store = items.find(({ kind }) => kind === "store") as Item<"store">;
	store.data.timeZone = "America/Chicago";
	store.data.timed = [{ from: "2026-12-25T00:00", until: "2026-12-26T00:00", set: { openingHours: [] } }];
	const hoursAt = (instant: string) =>
		catalogueAt(items, Date.parse(instant), { pictures: {} }).stores.find(({ id }) => id === store.item)?.openingHours;
	expect(hoursAt("2026-12-25T05:59:59Z")).toEqual(store.data.openingHours);
	expect(hoursAt("2026-12-25T06:00:00Z")).toEqual([]);
	expect(nextBoundary(items, Date.parse("2026-12-25T06:00:00Z"))).toBe(Date.parse("2026-12-26T06:00:00Z"));
});
