import { expect, test } from "vitest";
import { dayName, clockTime as formatTime } from "./clock-time";

const newYork = "America/New_York";
/** Which kind of space Intl writes depends on its version. */
const clockTime = (...args: Parameters<typeof formatTime>) => formatTime(...args).replaceAll(/\s/g, " ");
const seven = new Date("2026-07-06T23:00:00Z");
const midnight = new Date("2026-07-07T04:00:00Z");
const noon = new Date("2026-07-06T16:00:00Z");
const halfPastNine = new Date("2026-07-06T13:30:00Z");

test.each([
	["en", "7 PM", "9:30 AM", "Monday"],
	["es", "7 p.m.", "9:30 a.m.", "lunes"],
	["pt", "19h", "9h30", "segunda-feira"],
] as const)("LOC-6 times and days as they are said in %s", (locale, evening, morning, day) => {
	expect(clockTime(seven, newYork, locale)).toBe(evening);
	expect(clockTime(halfPastNine, newYork, locale)).toBe(morning);
	expect(dayName(seven, newYork, locale)).toBe(day);
	expect(dayName(midnight, newYork, locale)).not.toBe(day);
});

test("LOC-6 midnight and noon", () => {
	expect([midnight, noon].map((at) => clockTime(at, newYork, "en"))).toEqual(["12 AM", "12 PM"]);
	expect([midnight, noon].map((at) => clockTime(at, newYork, "pt"))).toEqual(["0h", "12h"]);
});
