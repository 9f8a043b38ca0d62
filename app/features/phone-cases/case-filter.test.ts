import { expect, test } from "vitest";
import { phoneCases } from "../../content/phone-cases";
import { modelId } from "../../platform/phone-model";
import { caseSearch, chosenCount, makes, materials, parseCaseFilter } from "./case-filter";

const parse = (search: string) => parseCaseFilter(new URLSearchParams(search));

test("CASE-2 the query string holds the choices", () => {
	expect(parse("?make=iPhone&make=Samsung&material=tpu&price=under-20&model=iphone-15&sort=price-asc")).toEqual({
		model: "iphone-15",
		make: ["iPhone", "Samsung"],
		material: ["tpu"],
		price: ["under-20"],
		sort: "price-asc",
	});
});

test.each(["", "?make=Nokia&material=gold&price=free&sort=random", "?make=&sort=", "?MAKE=iPhone&__proto__=x"])(
	"CASE-2 what the filter does not know is ignored: %j",
	(search) => {
		expect(parse(search)).toEqual({ model: "", make: [], material: [], price: [], sort: "featured" });
	},
);

test("TRUE-2 an order that is not offered is ignored", () => {
	expect(parseCaseFilter(new URLSearchParams("?sort=rating"), ["featured", "name"]).sort).toBe("featured");
});

test.each([
	["?sort=featured", ""],
	[
		"?sort=name&price=20-to-30&make=Samsung&make=iPhone&make=Samsung",
		"?make=iPhone&make=Samsung&price=20-to-30&sort=name",
	],
])("CASE-2 one filter has one address: %j is %j", (search, expected) => {
	expect(caseSearch(parse(search))).toBe(expected);
});

test("ACT-8 a phone that no case fits is ignored; what a model is called has one spelling in the URL", () => {
	const parsed = (search: string) => parseCaseFilter(new URLSearchParams(search), undefined, ["galaxy-s24-plus"]).model;
	expect(parsed("model=galaxy-s24-plus")).toBe("galaxy-s24-plus");
	expect(parsed("model=nokia-3310")).toBe("");
	expect(modelId("Samsung Galaxy S24+")).toBe("samsung-galaxy-s24-plus");
	expect(caseSearch(parse("?model=iphone-15&make=iPhone"))).toBe("?make=iPhone&model=iphone-15");
});

test("CASE-2 the number of choices does not include the sort order", () => {
	expect(chosenCount(parse("?make=iPhone&material=tpu&material=pvc&sort=name"))).toBe(3);
});

test("CASE-2 ACT-8 every case can be found by make, material and phone", () => {
	for (const { makes: own, materials: of, models } of phoneCases) {
		expect(models.length).toBeGreaterThan(0);
		expect(makes).toEqual(expect.arrayContaining([...own]));
		expect(materials).toEqual(expect.arrayContaining([...of]));
		expect(own.length * of.length).toBeGreaterThan(0);
	}
});
