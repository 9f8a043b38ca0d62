import { expect, test } from "vitest";
import { inCatalogue } from "../../catalogue/current.server";
import { seed } from "../../content/catalogue";
import { same } from "../../content/words";
import { doorPrice, serviceDoors } from "./doors.server";

const internet = (price: string, after: number | null = null) => ({
	price,
	facts: {
		downMbps: null,
		upMbps: null,
		priceMonths: after === null ? null : 12,
		monthlyAfter: after,
		equipmentMonthly: null,
		dataCapGB: null,
	},
});
const bundle = { price: "$35/month", condition: same("with Mobile") };

test("DOOR-2 a lower price is named with its condition, and a promotion says what follows", () => {
	expect(doorPrice([bundle, internet("$50/month")])).toMatchObject({
		price: "$50/month",
		note: "$35/month with Mobile",
	});
	expect(doorPrice([bundle, internet("$30/month")])?.note).toBeUndefined();
	expect(doorPrice([bundle, internet("$40/month", 75)])?.note).toBe("for 12 months, then $75/month");
});

test("DOOR-2 TRUE-1 whether the price is confirmed comes along", () => {
	const checked = { price: "$20/month", priceCheck: { prescribed: "NET-4" } };
	expect(doorPrice([checked, internet("$30/month")])?.isConfirmed).toBe(true);
	expect(doorPrice([internet("$30/month")])?.isConfirmed).toBe(false);
});

test("DOOR-1 DOOR-2 five doors, each with a price; carriers that a state does not have are left out", () => {
	const { doors } = inCatalogue(seed, serviceDoors);
	expect(doors.map(({ to }) => to)).toEqual([
		"/wireless-plans",
		"/internet-plans",
		"/tv-cable-on-demand",
		"/security-systems",
		"/phone-cases",
	]);
	for (const { price } of doors) expect(price).toMatch(/^\$\d+(\.\d\d)?(\/month)?$/);
	const everywhere = seed.internetCarriers.filter(({ notSoldIn = [] }) => notSoldIn.length === 0);
	const prices = everywhere.flatMap(({ plans }) => plans.map(({ price }) => price as string));
	expect(prices).toContain(doors[1]?.price);
});
