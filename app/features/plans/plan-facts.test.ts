import { expect, test } from "vitest";
import type { InternetFacts, InternetPlan, WirelessFacts, WirelessPlan } from "../../content/plans/plan";
import { same } from "../../content/words";
import { sideBySide } from "./comparison.server";
import { planCard } from "./plans.server";

const facts: InternetFacts = {
	downMbps: 300,
	upMbps: 300,
	priceMonths: null,
	monthlyAfter: null,
	equipmentMonthly: 0,
	dataCapGB: "none",
};
const internet = (more: Partial<InternetPlan> = {}, some: Partial<InternetFacts> = {}): InternetPlan => ({
	id: "made-up",
	carrier: "Carrier",
	name: "Plan",
	speed: same("300 Mbps"),
	price: "$40/month",
	priceNote: same("With AutoPay."),
	features: [same("Wi-Fi")],
	icon: "wifi",
	facts: { ...facts, ...some },
	...more,
});
const wireless = (some: Partial<WirelessFacts>): WirelessPlan => ({
	...internet(),
	type: "cellphone",
	facts: { lines: 1, dataGB: null, premiumDataGB: null, hotspotGB: null, ...some },
});
const cell = (row: string, plan: InternetPlan | WirelessPlan) =>
	sideBySide("type" in plan ? "wireless" : "internet", [plan]).rows.find(({ label }) => label.startsWith(row))
		?.values[0];

const checked = { on: "2026-11-12", by: "Ana", source: "The carrier's price list" } as const;

test("TRUE-1 a price that nobody has confirmed says so on the card and in the comparison", () => {
	expect(planCard(internet()).priceStatus).toBe("Price to be confirmed in store");
	const { plans, note } = sideBySide("internet", [internet()]);
	expect(plans[0]?.priceStatus).toBe("Price to be confirmed in store");
	expect(note).toContain("A store confirms yours");
});

test("TRUE-1 a confirmed price says when it was checked, and a prescribed one says nothing", () => {
	const plan = internet({ priceCheck: checked });
	expect(planCard(plan).priceStatus).toBe("Price checked Nov 12, 2026");
	expect(sideBySide("internet", [plan])).toMatchObject({
		plans: [{ priceStatus: "Price checked Nov 12, 2026" }],
		note: undefined,
	});
	expect(planCard(internet({ priceCheck: { prescribed: "NET-4" } })).priceStatus).toBeUndefined();
});

test("TRUE-3 a struck price is named for what it is", () => {
	const struck = (originalPriceIs: "regular" | "without-discount" | "former") =>
		planCard(internet({ originalPrice: "$75/month", originalPriceIs })).struck;
	expect(struck("regular")).toEqual({ amount: "$75", label: "Regular price" });
	expect(struck("without-discount")?.label).toBe("Without the discount");
	expect(struck("former")?.label).toBe("Before");
	expect(planCard(internet()).struck).toBeUndefined();
});

test.each([
	["a promotion", { priceMonths: 12, monthlyAfter: 75 }, "$75/month after 12 months"],
	["a promotion without a period", { monthlyAfter: 75 }, "$75/month after the promotion; ask us when it ends"],
	["a guarantee", { priceMonths: 24 }, "Same price for 2 years, then may change"],
	["a guarantee of one year", { priceMonths: 12 }, "Same price for 1 year, then may change"],
	["neither", {}, "No set end date; can change"],
])("TRUE-5 CMP-3 what is known about the price later, with %s", (_, some, text) => {
	expect(cell("How long", internet({}, some))).toBe(text);
});

test.each([
	["a guarantee", internet({ priceNote: same("2-year price guarantee.") }), "Price guarantee"],
	["no contract", internet({ priceNote: same("No annual contract.") }), "No annual contract"],
	[
		"an agreement",
		internet({ priceNote: same("With 12-month agreement.") }, { agreementMonths: 12 }),
		"12-month agreement",
	],
	["nothing", internet(), "ask"],
	["what the entry says", internet({ contract: true }), "Contract"],
])("TRUE-5 CMP-3 the price terms of a plan with %s", (_, plan, text) => {
	expect(cell("Price terms", plan)?.toLowerCase()).toContain(text.toLowerCase());
});

test("TRUE-5 CMP-3 what is not known is said to be asked, never shown as included, uncapped or none", () => {
	const unknown = internet({}, { equipmentMonthly: null, dataCapGB: null, upMbps: null });
	for (const row of ["Equipment", "Data", "Upload", "Cost over 24 months"])
		expect(cell(row, unknown), row).toMatch(/ask a store/i);
	expect(cell("Equipment", internet())).toBe("Included");
	expect(cell("Data", internet())).toBe("No data cap");
	expect(cell("Data", internet({}, { dataCapGB: 1500 }))).toContain("GB");
	expect(cell("Hotspot", wireless({}))).toMatch(/ask a store/i);
	expect(cell("Hotspot", wireless({ hotspotGB: 0 }))).toBe("None");
	expect(cell("Data at full speed", wireless({ premiumDataGB: 0 }))).toBe("May slow when busy");
});

test.each([
	["countries", ["MX", "CA"], "Mexico and Canada"],
	["a credit", "credit", "With a calling credit. Ask us for which countries."],
	["many countries", "many-countries", "Many countries. Ask us which."],
	["nothing", undefined, "Ask us"],
] as const)("FACT-1 calls abroad on the card and in the comparison, with %s known", (_, callsAbroad, text) => {
	const plan = { ...wireless({}), ...(callsAbroad && { callsAbroad }) };
	expect(planCard(plan).facts).toEqual([`Calls abroad: ${text}`]);
	expect(cell("Calls abroad", plan)).toBe(text);
});

test("FACT-2 the card of a plan on promotion says what it costs afterwards and over 24 months", () => {
	const promotion = internet({}, { priceMonths: 12, monthlyAfter: 80 });
	expect(planCard(promotion).facts).toEqual([
		"Then $80/month from month 13. $1,440.00 over 24 months, before taxes and fees.",
	]);
	expect(planCard(internet({}, { priceMonths: 12, monthlyAfter: 80, equipmentMonthly: null })).facts).toEqual([
		"Then $80/month from month 13.",
	]);
	expect(planCard(internet()).facts).toEqual([]);
});
