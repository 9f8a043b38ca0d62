import { expect, test } from "vitest";
import { timeZoneOf } from "./time-zone.server";

test("LOC-6 the clocks of a zone are those of last year, this one and the next, each change to the minute", () => {
	const { offsets, until } = timeZoneOf("America/New_York", new Date("2026-07-06T12:00:00Z"));
	expect(offsets.map(({ from, minutes }) => `${new Date(from).toISOString().slice(0, 16)} ${minutes}`)).toEqual([
		"2025-01-01T00:00 -300",
		"2025-03-09T07:00 -240",
		"2025-11-02T06:00 -300",
		"2026-03-08T07:00 -240",
		"2026-11-01T06:00 -300",
		"2027-03-14T07:00 -240",
		"2027-11-07T06:00 -300",
	]);
	expect(new Date(until).toISOString()).toBe("2028-01-01T00:00:00.000Z");
});
