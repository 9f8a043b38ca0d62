import { expect, test } from "vitest";
import type { CaseFilter } from "./case-filter";
import {
	type FilterableCase,
	filterCases,
	modelGroups,
	offeredSortings,
	optionCount,
	priceRangeOf,
} from "./filter-cases";

const slim: FilterableCase = {
	name: "Slim",
	price: "$14.99",
	stars: 4.5,
	models: ["iPhone 15", "iPhone 9"],
	makes: ["iPhone"],
	materials: ["tpu"],
};
const armor: FilterableCase = {
	name: "Armor",
	price: "$29.99",
	stars: 4.8,
	models: ["iPhone 15"],
	makes: ["iPhone"],
	materials: ["polycarbonate", "tpu"],
};
const folio: FilterableCase = {
	name: "Folio",
	price: "$30",
	stars: 4.5,
	models: ["Samsung Galaxy S24+"],
	makes: ["Samsung"],
	materials: ["leather"],
};
const eco: FilterableCase = {
	name: "Eco",
	price: "$20.00",
	stars: 4.1,
	models: "most",
	makes: ["Samsung", "iPhone"],
	materials: ["recycled"],
};
const cases = [slim, armor, folio, eco];
const everything: CaseFilter = { model: "", make: [], material: [], price: [], sort: "featured" };
const left = (filter: Partial<CaseFilter>) => filterCases(cases, { ...everything, ...filter }).map(({ name }) => name);

test("CASE-2 without choices everything is shown, in the order of the catalogue", () => {
	expect(left({})).toEqual(["Slim", "Armor", "Folio", "Eco"]);
});

test("CASE-2 choices of one group add up, choices of different groups narrow down", () => {
	expect(left({ make: ["Samsung"] })).toEqual(["Folio", "Eco"]);
	expect(left({ material: ["leather", "polycarbonate"] })).toEqual(["Armor", "Folio"]);
	expect(left({ make: ["Samsung"], material: ["tpu", "recycled"] })).toEqual(["Eco"]);
	expect(left({ make: ["Samsung"], material: ["tpu"] })).toEqual([]);
});

test("ACT-8 one phone leaves the cases that fit it; the models are grouped, the older first", () => {
	expect(left({ model: "iphone-15" })).toEqual(["Slim", "Armor", "Eco"]);
	expect(left({ model: "samsung-galaxy-s24-plus" })).toEqual(["Folio", "Eco"]);
	expect(optionCount(cases, { ...everything, model: "iphone-15" }, "make", "Samsung")).toBe(1);
	expect([...modelGroups(cases)]).toEqual([
		["iPhone", ["iPhone 9", "iPhone 15"]],
		["Samsung", ["Samsung Galaxy S24+"]],
	]);
});

test.each([
	["$19.99", "under-20"],
	["$20.00", "20-to-30"],
	["$29.99", "20-to-30"],
	["$30", "30-and-over"],
])("CASE-2 %s is in the range %s", (price, range) => {
	expect(priceRangeOf(price)).toBe(range);
});

test.each([
	["price-asc", ["Slim", "Eco", "Armor", "Folio"]],
	["price-desc", ["Folio", "Armor", "Eco", "Slim"]],
	["rating", ["Armor", "Slim", "Folio", "Eco"]],
	["name", ["Armor", "Eco", "Folio", "Slim"]],
] as const)("CASE-2 sorted by %s", (sort, names) => {
	expect(left({ sort })).toEqual(names);
});

test("CASE-2 an option counts its results under the choices of the other groups, ignoring its own group", () => {
	const filter: CaseFilter = { ...everything, make: ["iPhone"], price: ["under-20"] };
	expect(optionCount(cases, filter, "make", "Samsung")).toBe(0);
	expect(optionCount(cases, filter, "price", "20-to-30")).toBe(2);
	expect(optionCount(cases, filter, "material", "tpu")).toBe(1);
	expect(optionCount(cases, everything, "material", "tpu")).toBe(2);
});

test("TRUE-2 CASE-2 the sort by rating is offered only where there are ratings", () => {
	expect(offeredSortings(cases)).toContain("rating");
	const unrated = cases.map(({ stars: _, ...one }) => one);
	expect(offeredSortings(unrated)).toEqual(["featured", "price-asc", "price-desc", "name"]);
});
