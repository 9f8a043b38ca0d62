import { expect, test } from "vitest";
import { languageTag } from "../../platform/language-tag";
import { clockTime, dayName } from "./clock-time";
import { timeZoneOf } from "./time-zone.server";

const newYork = timeZoneOf("America/New_York");
const seven = new Date("2026-07-06T23:00:00Z");
const midnight = new Date("2026-07-07T04:00:00Z");
const noon = new Date("2026-07-06T16:00:00Z");
const halfPastNine = new Date("2026-07-06T13:30:00Z");

test.each([
	["en", "7\u00a0PM", "9:30\u00a0AM", "Monday"],
	["es", "7\u00a0p.m.", "9:30\u00a0a.m.", "lunes"],
	["pt", "19h", "9h30", "segunda-feira"],
] as const)("LOC-6 times and days as they are said in %s", (locale, evening, morning, day) => {
	expect(clockTime(seven, newYork, locale)).toBe(evening);
	expect(clockTime(halfPastNine, newYork, locale)).toBe(morning);
	expect(dayName(seven, newYork, locale)).toBe(day);
	const asIntl = new Intl.DateTimeFormat(languageTag(locale), { weekday: "long", timeZone: newYork.name });
	for (let days = 0; days < 7; days++) {
		const at = new Date(seven.getTime() + days * 86_400_000);
		expect(dayName(at, newYork, locale)).toBe(asIntl.format(at));
	}
});

test("LOC-6 midnight and noon", () => {
	expect([midnight, noon].map((at) => clockTime(at, newYork, "en"))).toEqual(["12\u00a0AM", "12\u00a0PM"]);
	expect([midnight, noon].map((at) => clockTime(at, newYork, "pt"))).toEqual(["0h", "12h"]);
});
