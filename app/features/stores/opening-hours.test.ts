import { describe, expect, test } from "vitest";
import type { HolidayHours, OpeningHours } from "../../content/store";
import { openState } from "./opening-hours";

const newYork = "America/New_York";
const everyDay = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** The state at an instant as text: "open until 2026-…Z". */
function stateOf(
	openingHours: readonly OpeningHours[],
	instant: string,
	timeZone = newYork,
	holidayHours?: readonly HolidayHours[],
): string {
	const at = new Date(instant);
	const state = openState({ openingHours, holidayHours, timeZone }, at);
	const until = state.open ? state.closes : state.opens;
	return `${state.open ? "open" : "closed"} until ${until?.toISOString().replace(":00.000Z", "Z") ?? "ever"}`;
}

describe("LOC-6 the hours of the stores", () => {
	const hours: OpeningHours[] = [
		{ days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "10:00", closes: "19:00" },
		{ days: ["Saturday"], opens: "10:00", closes: "18:00" },
		{ days: ["Sunday"], opens: "12:00", closes: "17:00" },
	];
	// 2026-07-06 is a Monday; New York is four hours behind UTC in summer.
	test.each([
		["Monday before opening", "2026-07-06T13:59:59Z", "closed until 2026-07-06T14:00Z"],
		["Monday at opening", "2026-07-06T14:00:00Z", "open until 2026-07-06T23:00Z"],
		["Monday at noon", "2026-07-06T16:00:00Z", "open until 2026-07-06T23:00Z"],
		["Monday in the last second", "2026-07-06T22:59:59Z", "open until 2026-07-06T23:00Z"],
		["Monday at closing", "2026-07-06T23:00:00Z", "closed until 2026-07-07T14:00Z"],
		["Monday late, already Tuesday in UTC", "2026-07-07T03:30:00Z", "closed until 2026-07-07T14:00Z"],
		["Tuesday just after midnight", "2026-07-07T04:00:00Z", "closed until 2026-07-07T14:00Z"],
		["Friday after closing", "2026-07-10T23:30:00Z", "closed until 2026-07-11T14:00Z"],
		["Saturday closes an hour earlier", "2026-07-11T21:59:00Z", "open until 2026-07-11T22:00Z"],
		["Saturday after six", "2026-07-11T22:00:00Z", "closed until 2026-07-12T16:00Z"],
		["Sunday at eleven", "2026-07-12T15:00:00Z", "closed until 2026-07-12T16:00Z"],
		["Sunday at noon", "2026-07-12T16:00:00Z", "open until 2026-07-12T21:00Z"],
		["Sunday after five", "2026-07-12T21:00:00Z", "closed until 2026-07-13T14:00Z"],
		["New Year's Eve in the evening", "2026-12-31T23:59:00Z", "open until 2027-01-01T00:00Z"],
		["the last minute of the year", "2027-01-01T04:59:00Z", "closed until 2027-01-01T15:00Z"],
		["a leap day", "2028-02-29T15:00:00Z", "open until 2028-03-01T00:00Z"],
	])("%s", (_, instant, expected) => {
		expect(stateOf(hours, instant)).toBe(expected);
	});

	// Clocks go forward on Sunday 8 March 2026 and back on Sunday 1 November 2026, at two in the morning.
	test.each([
		["the Saturday before summer time", "2026-03-07T22:30:00Z", "open until 2026-03-07T23:00Z"],
		["the night before it", "2026-03-08T05:00:00Z", "closed until 2026-03-08T16:00Z"],
		["the first Sunday of it", "2026-03-08T20:59:00Z", "open until 2026-03-08T21:00Z"],
		["the Monday after it", "2026-03-09T13:59:00Z", "closed until 2026-03-09T14:00Z"],
		["the Saturday before winter time", "2026-10-31T21:30:00Z", "open until 2026-10-31T22:00Z"],
		["the night before it", "2026-11-01T04:00:00Z", "closed until 2026-11-01T17:00Z"],
		["the hour that comes twice", "2026-11-01T06:30:00Z", "closed until 2026-11-01T17:00Z"],
		["the first Sunday of it", "2026-11-01T21:59:00Z", "open until 2026-11-01T22:00Z"],
	])("change of clocks: %s", (_, instant, expected) => {
		expect(stateOf(hours, instant)).toBe(expected);
	});
});

describe("LOC-6 hours that a store may have one day", () => {
	const late: OpeningHours[] = [{ days: ["Friday", "Saturday"], opens: "18:00", closes: "02:00" }];
	test.each([
		["Friday evening", "2026-07-11T02:00:00Z", "open until 2026-07-11T06:00Z"],
		["Saturday after midnight, from Friday", "2026-07-11T05:59:00Z", "open until 2026-07-11T06:00Z"],
		["Saturday at two", "2026-07-11T06:00:00Z", "closed until 2026-07-11T22:00Z"],
		["Sunday after midnight, from Saturday", "2026-07-12T04:30:00Z", "open until 2026-07-12T06:00Z"],
		["Sunday, then closed all week", "2026-07-12T06:00:00Z", "closed until 2026-07-17T22:00Z"],
		["the night the hour from one comes twice", "2026-11-01T04:30:00Z", "open until 2026-11-01T07:00Z"],
	])("over midnight: %s", (_, instant, expected) => {
		expect(stateOf(late, instant)).toBe(expected);
	});

	test("a closing time that the change of clocks skips is an hour later on the wall", () => {
		const untilHalfPastTwo: OpeningHours[] = [{ days: ["Saturday"], opens: "18:00", closes: "02:30" }];
		expect(stateOf(untilHalfPastTwo, "2026-03-08T07:15:00Z")).toBe("open until 2026-03-08T07:30Z");
	});

	test("a time that comes twice counts the first time", () => {
		const fromHalfPastOne: OpeningHours[] = [{ days: ["Sunday"], opens: "01:30", closes: "09:00" }];
		expect(stateOf(fromHalfPastOne, "2026-11-01T05:00:00Z")).toBe("closed until 2026-11-01T05:30Z");
	});

	test("closing at midnight", () => {
		const untilMidnight: OpeningHours[] = [{ days: everyDay, opens: "10:00", closes: "00:00" }];
		expect(stateOf(untilMidnight, "2026-07-07T03:59:00Z")).toBe("open until 2026-07-07T04:00Z");
		expect(stateOf(untilMidnight, "2026-07-07T04:00:00Z")).toBe("closed until 2026-07-07T14:00Z");
	});

	test("openings that touch at midnight are one", () => {
		const split: OpeningHours[] = [
			{ days: ["Friday"], opens: "20:00", closes: "24:00" },
			{ days: ["Saturday"], opens: "00:00", closes: "03:00" },
		];
		expect(stateOf(split, "2026-07-11T03:00:00Z")).toBe("open until 2026-07-11T07:00Z");
	});

	test("a lunch break", () => {
		const siesta: OpeningHours[] = [
			{ days: everyDay, opens: "15:00", closes: "19:00" },
			{ days: everyDay, opens: "10:00", closes: "13:00" },
		];
		expect(stateOf(siesta, "2026-07-06T16:59:00Z")).toBe("open until 2026-07-06T17:00Z");
		expect(stateOf(siesta, "2026-07-06T17:30:00Z")).toBe("closed until 2026-07-06T19:00Z");
	});

	test("one day a week, asked just after it closed", () => {
		const mondays: OpeningHours[] = [{ days: ["Monday"], opens: "10:00", closes: "11:00" }];
		expect(stateOf(mondays, "2026-07-06T15:00:00Z")).toBe("closed until 2026-07-13T14:00Z");
	});

	test("a store that never opens", () => {
		expect(stateOf([], "2026-07-06T15:00:00Z")).toBe("closed until ever");
	});

	test("the store's own zone decides, not the visitor's", () => {
		const ten: OpeningHours[] = [{ days: everyDay, opens: "10:00", closes: "19:00" }];
		expect(stateOf(ten, "2026-07-06T16:00:00Z", "America/Los_Angeles")).toBe("closed until 2026-07-06T17:00Z");
		expect(stateOf(ten, "2026-07-06T05:00:00Z", "Asia/Kolkata")).toBe("open until 2026-07-06T13:30Z");
		expect(stateOf(ten, "2026-07-06T22:00:00Z", "Pacific/Auckland")).toBe("open until 2026-07-07T07:00Z");
	});
});

describe("CAT-10 holiday hours", () => {
	const openingHours: OpeningHours[] = [{ days: everyDay, opens: "10:00", closes: "19:00" }];
	const holidayHours: HolidayHours[] = [
		{ on: "2026-12-24", hours: [{ opens: "10:00", closes: "14:00" }] },
		{ on: "2026-12-25", hours: [] },
	];
	test.each([
		["closes earlier on Christmas Eve", "2026-12-24T18:00:00Z", "open until 2026-12-24T19:00Z"],
		["after that it opens the day after Christmas", "2026-12-24T19:00:00Z", "closed until 2026-12-26T15:00Z"],
		["is closed on Christmas Day", "2026-12-25T17:00:00Z", "closed until 2026-12-26T15:00Z"],
		["the days around are as always", "2026-12-23T23:00:00Z", "open until 2026-12-24T00:00Z"],
	])("a store %s", (_, instant, expected) => {
		expect(stateOf(openingHours, instant, newYork, holidayHours)).toBe(expected);
	});
});
