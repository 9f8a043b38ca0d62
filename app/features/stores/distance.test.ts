import { expect, test } from "vitest";
import { stores } from "../../content/stores";
import { milesBetween, nearestFirst } from "./distance";

const boston = { latitude: 42.3601, longitude: -71.0589 };
const charleston = { latitude: 32.7765, longitude: -79.9311 };

test.each([
	["Boston to Charleston", boston, charleston, 818],
	["nowhere", boston, boston, 0],
	["the other side of the earth", { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 12437],
	["over the date line", { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 69],
])("miles: %s", (_, from, to, miles) => {
	expect(milesBetween(from, to)).toBeCloseTo(miles, -1);
	expect(milesBetween(to, from)).toBeCloseTo(milesBetween(from, to), 6);
});

test("the stores from where the visitor is, nearest first", () => {
	const names = (from: typeof boston) => nearestFirst(stores, from).map(({ name }) => name);
	expect(names(boston)[0]).toBe("Marlborough");
	expect(names(charleston)).toEqual(["Goose Creek", "Socastee", "Broadway", "Marlborough"]);
});
