import { expect, test } from "vitest";
import type { InternetFacts } from "../../content/plans/plan";
import { costOverTime } from "./cost-over-time";

const facts: InternetFacts = {
	downMbps: 300,
	upMbps: 300,
	promoMonths: 0,
	monthlyAfterPromo: null,
	equipmentMonthly: 0,
	dataCapGB: null,
};
const cost = (price: `$${number}/month`, more: Partial<InternetFacts> = {}) =>
	costOverTime({ price, facts: { ...facts, ...more } });

test.each([
	["a price that stays", cost("$55/month"), 132000],
	["equipment on top", cost("$50/month", { equipmentMonthly: 14.95 }), 155880],
	["12 promotional months, then more", cost("$40/month", { promoMonths: 12, monthlyAfterPromo: 70 }), 132000],
	["a promotion longer than the time", cost("$40/month", { promoMonths: 60, monthlyAfterPromo: null }), 96000],
	["a promotion without what follows", cost("$40/month", { promoMonths: 12 }), null],
	["a promotion of unknown length", cost("$40/month", { promoMonths: null }), null],
	["equipment without a price", cost("$40/month", { equipmentMonthly: null }), null],
	[
		"a wireless plan",
		costOverTime({ price: "$50.99/month", facts: { lines: 1, dataGB: null, premiumDataGB: 0, hotspotGB: 0 } }),
		122376,
	],
])("CMP-3 the cost over 24 months with %s", (_, actual, expected) => {
	expect(actual).toBe(expected);
});
