import { expect, test } from "vitest";
import { inCatalogue } from "../../catalogue/current.server";
import { seed } from "../../content/catalogue";
import type { InternetFacts, InternetPlan } from "../../content/plans/plan";
import { same } from "../../content/words";
import { m } from "../../paraglide/messages.js";
import { inLocale } from "../../platform/language.server";
import { comparison, sideBySide } from "./comparison.server";

test.each([
	["en", ["1 Gbps", "1.1 Gbps", "Up to 1,000 Mbps", "Up to 150 Mbps", "1,500 GB"]],
	["es", ["1 Gbps", "1.1 Gbps", "Hasta 1,000 Mbps", "Hasta 150 Mbps", "1,500 GB"]],
	["pt", ["1 Gbps", "1,1 Gbps", "Até 1.000 Mbps", "Até 150 Mbps", "1.500 GB"]],
] as const)("CMP-3 speeds and data amounts in %s", (locale, figures) => {
	const { rows } = inCatalogue(seed, () =>
		inLocale(locale, () => comparison("internet", "att-fiber-1-gig,xfinity-gigabit,att-internet-100")),
	);
	expect(rows.flatMap(({ values }) => values)).toEqual(expect.arrayContaining([...figures]));
});

const [plan] = seed.internetCarriers.flatMap(({ plans }) => plans);
const variant = (changes: Partial<InternetPlan>): InternetPlan => {
	if (!plan) throw new Error("There are no plans");
	return { ...plan, name: "A plan", features: [], priceNote: same(""), ...changes };
};
const facts = (changes: Partial<InternetFacts>) => variant({ facts: { ...variant({}).facts, ...changes } });

const labels = {
	terms: m.plans_row_price_terms,
	speed: m.plans_row_speed,
	equipment: m.plans_row_equipment,
	price: m.plans_row_price,
};
const differs = (row: keyof typeof labels, a: InternetPlan, b: InternetPlan) =>
	inLocale("es", () => sideBySide("internet", [a, b]).rows.find(({ label }) => label === labels[row]())?.differs);

test.each<[string, keyof typeof labels, InternetPlan, InternetPlan, boolean]>([
	["other words for no contract", "terms", note("No contract."), note("Month-to-month."), false],
	["other words for a promotion", "terms", note("Promotional rate."), note("Promotional pricing."), false],
	["12 and 24 months", "terms", note("$30 for 12 mos."), note("$30 for 24 mos."), true],
	["a contract and none", "terms", note("No contract."), note("With an agreement."), true],
	["up to a speed", "speed", speedOf("100 Mbps", 100), speedOf("Up to 100 Mbps", 100), false],
	["a range and its middle", "speed", speedOf("200 Mbps", 200), speedOf("85-300 Mbps", 200), true],
	["what is not known", "equipment", facts({ equipmentMonthly: 0 }), facts({ equipmentMonthly: null }), false],
	["another price", "equipment", facts({ equipmentMonthly: 0 }), facts({ equipmentMonthly: 10 }), true],
	["the same plan", "price", variant({}), variant({}), false],
])("ACT-7 %s: a row is marked by what its values mean", (_, row, a, b, expected) => {
	expect(differs(row, a, b)).toBe(expected);
});

function note(text: string): InternetPlan {
	return variant({ priceNote: same(text) });
}

function speedOf(words: string, downMbps: number): InternetPlan {
	return { ...facts({ downMbps }), speed: same(words) };
}
