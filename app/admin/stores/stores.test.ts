import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seedItems } from "../../catalogue/seed-items";
import type { IsoDay } from "../../content/prices";
import { hoursCode, readHoursCode } from "./hours-code";
import { dayAt, exceptionOn, type Span, type StoreData, usualHours, week, withDay } from "./store-day";
import type { Typed } from "./store-fields";
import { readContact, readWeek, typedContact, typedWeek } from "./store-form";
import { readPhone, readWhatsApp, writtenWhatsApp } from "./typed-phone";
import { readTime, spanProblem } from "./typed-time";
import { openingHoursOf, weekOf } from "./week-hours";

const stores = seedItems().flatMap(({ kind, data }) => (kind === "store" ? [data as StoreData] : []));
const newYork = "America/New_York";

describe("STORE-1 the day at a store", () => {
	test.each([
		["2026-11-18T04:59:59Z", newYork, "2026-11-17"],
		["2026-11-18T05:00:00Z", newYork, "2026-11-18"],
		// Clocks go back on 1 November: this day has 25 hours.
		["2026-11-02T04:59:59Z", newYork, "2026-11-01"],
		["2026-11-18T10:59:59Z", "Pacific/Auckland", "2026-11-18"],
		["2026-11-18T11:00:00Z", "Pacific/Auckland", "2026-11-19"],
	])("at %s in %s it is %s", (instant, zone, day) => {
		expect(dayAt(Date.parse(instant), zone)).toBe(day);
	});

	test("its usual hours are those of the weekday, in order", () => {
		const openingHours: StoreData["openingHours"] = [
			{ days: ["Wednesday"], opens: "15:00", closes: "19:00" },
			{ days: ["Wednesday", "Friday"], opens: "10:00", closes: "13:00" },
		];
		expect(usualHours({ openingHours }, "2026-11-18").map(({ opens }) => opens)).toEqual(["10:00", "15:00"]);
		expect(usualHours({ openingHours }, "2026-11-19")).toEqual([]);
	});
});

describe("STORE-2 other hours on a day", () => {
	const today = "2026-11-18";
	const store: Pick<StoreData, "holidayHours"> = {
		holidayHours: [
			{ on: "2026-11-01" as IsoDay, hours: [] },
			{ on: "2026-12-25" as IsoDay, hours: [] },
		],
	};

	test("are added in order, replace those of the same day, and days that are over are dropped", () => {
		const closed = withDay(store, today as IsoDay, [], today);
		expect(closed.holidayHours?.map(({ on }) => on)).toEqual([today, "2026-12-25"]);
		const short = withDay(closed, today as IsoDay, [{ opens: "10:00", closes: "12:00" }], today);
		expect(exceptionOn(short, today)).toEqual([{ opens: "10:00", closes: "12:00" }]);
		expect(exceptionOn(withDay(short, today as IsoDay, undefined, today), today)).toBeUndefined();
	});

	test("a store without any left has no list", () => {
		expect(withDay({ holidayHours: [{ on: today as IsoDay, hours: [] }] }, today as IsoDay, undefined, today)).toEqual(
			{},
		);
	});

	test("the code of hours in a form is read back", () => {
		const clock = fc
			.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
			.map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":") as Span["opens"]);
		const hours = fc.option(fc.array(fc.record({ opens: clock, closes: clock }), { maxLength: 3 }), { nil: undefined });
		fc.assert(
			fc.property(hours, (value) => {
				expect(readHoursCode(hoursCode(value))).toEqual({ hours: value });
			}),
		);
		for (const wrong of ["", "10:00", "10:00-25:00", "10:00-12:00,", "Closed"]) expect(readHoursCode(wrong)).toBeNull();
	});
});

describe("STORE-4 the hours of a week", () => {
	test.each(stores.map((store) => [store.name, store] as const))("%s: form and back is the same", (_, store) => {
		expect(readWeek(typedWeek(store.openingHours), store.openingHours)).toEqual({ value: store.openingHours });
	});

	test("any week is read back with the same meaning, and its days are grouped", () => {
		const spans = fc.constantFrom<Span[]>(
			[],
			[{ opens: "10:00", closes: "19:00" }],
			[{ opens: "18:00", closes: "02:00" }],
			[
				{ opens: "09:00", closes: "12:30" },
				{ opens: "13:30", closes: "18:00" },
			],
		);
		const anyWeek = fc.record(Object.fromEntries(week.map((day) => [day, spans])));
		fc.assert(
			fc.property(anyWeek, (hours) => {
				const stored = openingHoursOf(hours as unknown as ReturnType<typeof weekOf>, []);
				expect(weekOf(stored)).toEqual(hours);
				expect(readWeek(typedWeek(stored), stored)).toEqual({ value: stored });
			}),
		);
	});

	test("closing at midnight stays as it is stored", () => {
		const openingHours: StoreData["openingHours"] = [{ days: ["Friday"], opens: "10:00", closes: "24:00" }];
		expect(readWeek(typedWeek(openingHours), openingHours)).toEqual({ value: openingHours });
	});

	const usual = typedWeek([{ days: ["Monday"], opens: "10:00", closes: "19:00" }]);
	test.each<[string, Typed, object[]]>([
		["no time", { "Monday-opens-1": "ten" }, [{ field: "Monday-opens-1", what: "time" }]],
		["half a day", { "Monday-closes-1": "" }, [{ field: "Monday-closes-1", what: "half" }]],
		["no time at all", { "Monday-closes-1": "10:00" }, [{ field: "Monday-closes-1", what: "same" }]],
		[
			"openings that overlap",
			{ "Monday-opens-2": "18:00", "Monday-closes-2": "20:00" },
			[{ field: "Monday-closes-1", what: "overlap" }],
		],
	])("%s is named", (_, change, faults) => {
		expect(readWeek({ ...usual, ...change }, [])).toEqual({ faults });
	});

	test.each([
		["10:00", "10:00"],
		["10", "10:00"],
		["9am", "09:00"],
		["7:30 PM", "19:30"],
		["12 p.m.", "12:00"],
		["12 a.m.", "00:00"],
		["19h30", "19:30"],
		["24:00", "00:00"],
		["25:00", null],
		["10:75", null],
		["13 pm", null],
		["noon", null],
	])("%s as a time", (typed, time) => {
		expect(readTime(typed)).toBe(time);
	});

	test("openings over midnight end the day", () => {
		expect(spanProblem([{ opens: "18:00", closes: "02:00" }])).toBeNull();
		expect(
			spanProblem([
				{ opens: "18:00", closes: "02:00" },
				{ opens: "22:00", closes: "23:00" },
			]),
		).toBe("overlap");
	});
});

describe("STORE-4 phones and services", () => {
	const known = (store: StoreData) => new Map(store.services.map((words, index) => [String(index), words] as const));
	const all = (store: StoreData) => [...known(store).keys()];

	test.each(stores.map((store) => [store.name, store] as const))("%s: form and back is the same", (_, store) => {
		const { phone, whatsapp, additionalServices, services } = store;
		expect(readContact(typedContact(store), all(store), store, known(store))).toEqual({
			value: {
				...(phone && { phone }),
				whatsapp,
				...(additionalServices && { additionalServices }),
				services,
			},
		});
	});

	test.each([
		["508-555-0101", "(508) 555-0101"],
		["+1 508 555 0101", "(508) 555-0101"],
		["", undefined],
		["555-0101", null],
		["call us", null],
	])("%s as a phone number", (typed, phone) => {
		expect(readPhone(typed)).toBe(phone);
	});

	test.each([
		["(508) 555-0101", { number: "15085550101" }],
		["https://wa.me/15085550101", { number: "15085550101" }],
		["https://wa.me/message/ABC123", { messageCode: "ABC123" }],
		["wa.me/message/ABC123/", { messageCode: "ABC123" }],
		["https://example.com/message/ABC", null],
		["", null],
	])("%s as WhatsApp", (typed, whatsapp) => {
		expect(readWhatsApp(typed)).toEqual(whatsapp);
		if (whatsapp) expect(readWhatsApp(writtenWhatsApp(whatsapp))).toEqual(whatsapp);
	});

	test("a new service takes all languages; a store has at least one service", () => {
		const [store] = stores as [StoreData];
		const typed = { ...typedContact(store), "new-en": "Repairs", "new-es": "Reparaciones", "new-pt": "" };
		expect(readContact(typed, all(store), store, known(store))).toEqual({
			faults: [{ field: "new-pt", what: "service" }],
		});
		const added = readContact({ ...typed, "new-pt": "Reparos" }, [], store, known(store));
		expect(added).toMatchObject({ value: { services: [{ en: "Repairs", es: "Reparaciones", pt: "Reparos" }] } });
		expect(readContact(typedContact(store), [], store, known(store))).toEqual({
			faults: [{ field: "service", what: "services" }],
		});
	});
});
