import { expect, test } from "vitest";
import { clockTime, dayName } from "./clock-time";

const newYork = "America/New_York";
const seven = new Date("2026-07-06T23:00:00Z");
const halfPastNine = new Date("2026-07-06T13:30:00Z");

test.each([
	["en", "7\u00a0PM", "9:30\u00a0AM", "Monday"],
	["es", "7\u00a0p.m.", "9:30\u00a0a.m.", "lunes"],
	["pt", "19h", "9h30", "segunda-feira"],
] as const)("LOC-6 times and days as they are said in %s", (locale, evening, morning, day) => {
	expect(clockTime(seven, newYork, locale)).toBe(evening);
	expect(clockTime(halfPastNine, newYork, locale)).toBe(morning);
	expect(dayName(seven, newYork, locale)).toBe(day);
});
