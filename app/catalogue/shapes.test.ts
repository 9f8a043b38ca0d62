import { expect, test } from "vitest";
import { readItem } from "./shapes";

const region = { name: { en: "Maine", es: "Maine", pt: "Maine" }, where: { en: "Maine", es: "Maine", pt: "no Maine" } };

test("CAT-1 data of an older shape is upgraded when it is read", () => {
	const table = {
		region: [
			({ called, ...rest }: Record<string, unknown>) => ({ ...rest, name: called }),
			({ name, ...rest }: Record<string, unknown>) => ({ ...rest, name, where: name }),
		],
	};
	expect(readItem("region", { called: region.name }, 1, table)).toEqual({
		data: { name: region.name, where: region.name },
	});
	expect(readItem("region", { name: region.name }, 2, table)).toEqual({
		data: { name: region.name, where: region.name },
	});
	expect(readItem("region", region, 3, table)).toEqual({ data: region });
	expect(readItem("region", region, 4, table)).toEqual({
		broken: [{ rule: "newerVersion" }],
	});
});

test.each([
	["a missing field", { name: region.name }],
	["an unknown field", { ...region, capital: "Augusta" }],
	["a missing language", { ...region, where: { en: "Maine", es: "Maine" } }],
	["a timed entry without a time", { ...region, timed: [{ from: "Friday", set: {} }] }],
	["no object", "Maine"],
	["null", null],
])("CAT-1 %s does not fit the shape", (_, data) => {
	expect(readItem("region", data)).toEqual({
		broken: expect.arrayContaining([expect.objectContaining({ detail: expect.any(String) })]),
	});
});
