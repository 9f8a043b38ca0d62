import { expect, test } from "vitest";
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

test("places are sorted by distance, nearest first", () => {
	const places = [
		{ name: "Marlborough", latitude: 42.3459, longitude: -71.5523 },
		{ name: "Myrtle Beach", latitude: 33.7157, longitude: -78.8811 },
		{ name: "Goose Creek", latitude: 32.981, longitude: -80.0326 },
	];
	const names = (from: typeof boston) => nearestFirst(places, from).map(({ name }) => name);
	expect(names(boston)).toEqual(["Marlborough", "Myrtle Beach", "Goose Creek"]);
	expect(names(charleston)).toEqual(["Goose Creek", "Myrtle Beach", "Marlborough"]);
});
