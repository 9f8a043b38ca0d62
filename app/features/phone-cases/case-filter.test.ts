import { expect, test } from "vitest";
import { phoneCases } from "../../content/phone-cases";
import { caseSearch, chosenCount, makes, materials, parseCaseFilter } from "./case-filter";

const parse = (search: string) => parseCaseFilter(new URLSearchParams(search));

test("CASE-2 the query string holds the choices", () => {
	expect(parse("?make=iPhone&make=Samsung&material=tpu&price=under-20&sort=price-asc")).toEqual({
		make: ["iPhone", "Samsung"],
		material: ["tpu"],
		price: ["under-20"],
		sort: "price-asc",
	});
});

test.each(["", "?make=Nokia&material=gold&price=free&sort=random", "?make=&sort=", "?MAKE=iPhone&__proto__=x"])(
	"CASE-2 what the filter does not know is ignored: %j",
	(search) => {
		expect(parse(search)).toEqual({ make: [], material: [], price: [], sort: "featured" });
	},
);

test.each([
	["?sort=featured", ""],
	[
		"?sort=name&price=20-to-30&make=Samsung&make=iPhone&make=Samsung",
		"?make=iPhone&make=Samsung&price=20-to-30&sort=name",
	],
])("CASE-2 one filter has one address: %j is %j", (search, expected) => {
	expect(caseSearch(parse(search))).toBe(expected);
});

test("CASE-2 the number of choices does not include the sort order", () => {
	expect(chosenCount(parse("?make=iPhone&material=tpu&material=pvc&sort=name"))).toBe(3);
});

test("CASE-2 every case can be found by make and by material", () => {
	for (const { makes: own, materials: of } of phoneCases) {
		expect(makes).toEqual(expect.arrayContaining([...own]));
		expect(materials).toEqual(expect.arrayContaining([...of]));
		expect(own.length * of.length).toBeGreaterThan(0);
	}
});
