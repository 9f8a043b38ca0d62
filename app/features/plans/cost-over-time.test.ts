import { expect, test } from "vitest";
import type { InternetFacts } from "../../content/plans/plan";
import { costOverTime } from "./cost-over-time";

const facts: InternetFacts = {
	downMbps: 300,
	upMbps: 300,
	priceMonths: null,
	monthlyAfter: null,
	equipmentMonthly: 0,
	dataCapGB: "none",
};
const cost = (price: `$${number}/month`, more: Partial<InternetFacts> = {}) =>
	costOverTime({ price, facts: { ...facts, ...more } });

test.each([
	["a price without an end date", cost("$55/month"), 132000],
	["a price guarantee that lasts as long", cost("$55/month", { priceMonths: 24 }), 132000],
	["equipment on top", cost("$50/month", { equipmentMonthly: 14.95 }), 155880],
	["12 promotional months, then more", cost("$40/month", { priceMonths: 12, monthlyAfter: 70 }), 132000],
	["a promotion longer than the time", cost("$40/month", { priceMonths: 60, monthlyAfter: null }), 96000],
	["a promotion without what follows", cost("$40/month", { priceMonths: 12 }), null],
	["a promotion of unknown length", cost("$40/month", { monthlyAfter: 70 }), null],
	["equipment without a price", cost("$40/month", { equipmentMonthly: null }), null],
	[
		"a wireless plan",
		costOverTime({ price: "$50.99/month", facts: { lines: 1, dataGB: null, premiumDataGB: 0, hotspotGB: 0 } }),
		122376,
	],
	[
		"25 payments for a plan of 30 days",
		costOverTime({
			price: "$40/month",
			facts: { lines: 1, dataGB: 5, premiumDataGB: null, hotspotGB: 5, paidEveryDays: 30 },
		}),
		100000,
	],
	[
		"a first payment that is higher",
		costOverTime({
			price: "$50/month",
			facts: { lines: 1, dataGB: null, premiumDataGB: 22, hotspotGB: 25, firstPayment: 65 },
		}),
		121500,
	],
])("CMP-3 the cost over 24 months with %s", (_, actual, expected) => {
	expect(actual).toBe(expected);
});
