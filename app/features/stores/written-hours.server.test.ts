import { expect, test } from "vitest";
import type { OpeningHours } from "../../content/store";
import { type Locale, locales } from "../../content/words";
import { inLocale } from "../../platform/language.server";
import { writtenHours } from "./written-hours.server";

const written = (locale: Locale, hours: OpeningHours) =>
	inLocale(locale, () => Object.values(writtenHours(hours)).join(" "));

const weekdays: OpeningHours = {
	days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
	opens: "10:00",
	closes: "19:00",
};
const saturday: OpeningHours = { days: ["Saturday"], opens: "09:30", closes: "18:00" };
const sunday: OpeningHours = { days: ["Sunday"], opens: "12:00", closes: "00:00" };
const scattered: OpeningHours = { days: ["Friday", "Monday", "Tuesday"], opens: "08:00", closes: "12:15" };

test.each([
	["en", ["Mon-Fri 10AM-7PM", "Saturday 9:30AM-6PM", "Sunday 12PM-12AM", "Mon-Tue, Fri 8AM-12:15PM"]],
	[
		"es",
		["Lun-vie 10 a.m.-7 p.m.", "Sábado 9:30 a.m.-6 p.m.", "Domingo 12 p.m.-12 a.m.", "Lun-mar, vie 8 a.m.-12:15 p.m."],
	],
	["pt", ["Seg-sex 10h-19h", "Sábado 9h30-18h", "Domingo 12h-0h", "Seg-ter, sex 8h-12h15"]],
] as const)("LOC-4 hours as they are written in %s", (locale, expected) => {
	expect([weekdays, saturday, sunday, scattered].map((hours) => written(locale, hours))).toEqual(expected);
});

test("every language has a form", () => {
	for (const locale of locales) expect(written(locale, weekdays)).toMatch(/\S \S/);
});
