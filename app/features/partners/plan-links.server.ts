import { internetCarriers } from "../../content/plans/internet-carriers";
import type { Plan } from "../../content/plans/plan";
import { postpaidCarriers, prepaidCarriers } from "../../content/plans/wireless-carriers";
import { m } from "../../paraglide/messages.js";
import { say } from "../../platform/language";
import { priceParts } from "../../platform/money";

const plansById = (page: "/internet-plans" | "/wireless-plans", carriers: readonly { plans: readonly Plan[] }[]) =>
	carriers.flatMap(({ plans }) => plans.map((plan) => [plan.id, { page, plan }] as const));

const catalogue = new Map([
	...plansById("/wireless-plans", postpaidCarriers),
	...plansById("/wireless-plans", prepaidCarriers),
	...plansById("/internet-plans", internetCarriers),
]);

/** A plan with its price and condition, and the address that shows it among the others. */
export function planLink(id: string) {
	const found = catalogue.get(id);
	if (!found) throw new Error(`A partner's page names a plan that is not in the catalogue: ${id}`);
	const { page, plan } = found;
	return {
		id,
		name: plan.name,
		price: priceParts(plan.price, m.per_month()),
		note: say(plan.priceNote),
		to: `${page}?plan=${id}`,
	};
}

export type PlanLink = ReturnType<typeof planLink>;
