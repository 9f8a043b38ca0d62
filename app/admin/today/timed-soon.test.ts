import { expect, test } from "vitest";
import { instantOf } from "../../catalogue/timed";
import { turnsBetween } from "./timed-soon";

const zone = "America/New_York";
const at = (time: string) => instantOf(time, zone);
const week = [at("2026-11-25T09:00"), at("2026-12-02T09:00")] as const;
const friday = { from: "2026-11-27T00:00", until: "2026-12-01T00:00", set: { price: "$30/month" } };

test("PUB-8 offers that begin or end this week, in order", () => {
	const later = { from: "2026-12-20T00:00", set: { hidden: true } };
	const ending = { from: "2026-11-01T00:00", until: "2026-11-30T00:00", set: { badge: null } };
	expect(turnsBetween({ timed: [friday, later, ending] }, week, zone)).toEqual([
		{ what: "begins", at: at("2026-11-27T00:00"), time: "2026-11-27T00:00", fields: ["price"] },
		{ what: "ends", at: at("2026-11-30T00:00"), time: "2026-11-30T00:00", fields: ["badge"] },
		{ what: "ends", at: at("2026-12-01T00:00"), time: "2026-12-01T00:00", fields: ["price"] },
	]);
});

test("PUB-8 what is over, untimed, removed or broken has none", () => {
	for (const data of [null, {}, { timed: [{ from: "2026-02-31T00:00", set: {} }] }, { timed: [friday] }])
		expect(turnsBetween(data, [at("2026-12-03T00:00"), at("2026-12-10T00:00")], zone)).toEqual([]);
});
