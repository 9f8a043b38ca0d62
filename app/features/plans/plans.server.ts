import { currentCatalogue } from "../../catalogue/current.server";
import { contractKind } from "../../content/plans/contract-kind";
import type { Carrier, Plan } from "../../content/plans/plan";
import { m } from "../../paraglide/messages.js";
import { fromPrice } from "../../platform/from-price.server";
import { say } from "../../platform/language";
import { formatCents, priceParts } from "../../platform/money";
import { notSoldNote } from "../../platform/not-sold-in.server";
import { isConfirmed, priceStatus, struckPrice } from "../../platform/price-status.server";
import { callsAbroadText } from "./calls-abroad.server";
import { costOverTime } from "./cost-over-time";
import { eligibilityNote } from "./eligibility-note";

type WirelessTab = "postpaid" | "prepaid";
type ContractSide = "contract" | "non-contract";
export type PlanKind = "internet" | "wireless";

const wirelessCarriers = (tab: WirelessTab): readonly Carrier<Plan>[] => currentCatalogue()[`${tab}Carriers`];

/** The carriers with their plans on one side of the toggle; a carrier without any is left out. */
const internetSide = (side: ContractSide): readonly Carrier<Plan>[] =>
	currentCatalogue()
		.internetCarriers.map((carrier) => ({
			...carrier,
			plans: carrier.plans.filter((plan) => contractKind(plan).kind === side),
		}))
		.filter(({ plans }) => plans.length > 0);

const holds = (carriers: readonly Carrier<Plan>[], id: string) =>
	carriers.some(({ plans }) => plans.some((plan) => plan.id === id));

/** The plan that the address asks for, and the half of the page that holds it; an unknown one is ignored (WIRE-2, NET-3). */
function asked<Half extends string>(
	halves: readonly [Half, Half],
	carriers: (half: Half) => readonly Carrier<Plan>[],
	query: { half: string | null; plan: string | null },
) {
	const { half, plan } = query;
	const home = plan === null ? undefined : halves.find((each) => holds(carriers(each), plan));
	return { half: home ?? halves.find((each) => each === half) ?? halves[0], plan: home ? plan : null };
}

export function wirelessPage(query: URLSearchParams) {
	const { half: tab, plan } = asked(["postpaid", "prepaid"], wirelessCarriers, {
		half: query.get("tab"),
		plan: query.get("plan"),
	});
	return { tab, plan, notes: notesOn(wirelessCarriers(tab)), groups: wirelessCarriers(tab).map(carrierGroup) };
}

export function internetPage(query: URLSearchParams) {
	const { half: side, plan } = asked(["contract", "non-contract"], internetSide, {
		half: query.get("contract") === "no" ? "non-contract" : "contract",
		plan: query.get("plan"),
	});
	const carriers = internetSide(side);
	const notes = [...(side === "contract" ? [m.plans_contract_note()] : []), ...notesOn(carriers)];
	return { side, plan, notes, groups: carriers.map(carrierGroup) };
}

/** TRUE-1: said once above the carriers, whose "from" prices have no room for it. */
const notesOn = (carriers: readonly Carrier<Plan>[]): string[] =>
	carriers.some(({ plans }) => !plans.every(isConfirmed)) ? [m.plans_prices_note()] : [];

function carrierGroup({ name, technology, notSoldIn, plans }: Carrier<Plan>) {
	const from = fromPrice(plans);
	return {
		id: `carrier-${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`,
		name,
		technology: say(technology),
		notSold: notSoldNote(name, notSoldIn),
		from: from && { ...priceParts(from.offer.price, m.per_month()), condition: from.condition },
		plans: plans.map(planCard),
	};
}

export function planCard(plan: Plan) {
	return {
		id: plan.id,
		name: plan.name,
		carrier: plan.carrier,
		speed: say(plan.speed),
		price: priceParts(plan.price, m.per_month()),
		priceStatus: priceStatus(plan),
		struck: struckPrice(plan),
		priceNote: say(plan.priceNote),
		features: plan.features.map(say),
		icon: plan.icon,
		badge: plan.badge && say(plan.badge),
		popular: plan.popular && m.plans_popular(),
		eligibility: eligibilityNote(plan),
		facts: planFacts(plan),
	};
}

/** What the price note leaves open: the price after a promotion (FACT-2) and calls abroad (FACT-1). */
function planFacts(plan: Plan): string[] {
	if ("type" in plan) return [`${m.plans_row_abroad()}: ${callsAbroadText(plan.callsAbroad)}`];
	const { monthlyAfter, priceMonths } = plan.facts;
	if (monthlyAfter === null || priceMonths === null) return [];
	const { amount, per = "" } = priceParts(`$${monthlyAfter}/month`, m.per_month());
	const total = costOverTime(plan);
	return [
		[
			m.plans_then({ price: amount + per, month: priceMonths + 1 }),
			...(total === null ? [] : [m.plans_over_24_months({ price: formatCents(total) })]),
		].join(" "),
	];
}

export type CarrierGroupData = ReturnType<typeof carrierGroup>;
export type PlanCardData = ReturnType<typeof planCard>;

/** Every plan of a kind, on whichever half of its page. */
export function allPlans(kind: PlanKind): readonly Plan[] {
	const { internetCarriers, postpaidCarriers, prepaidCarriers } = currentCatalogue();
	return kind === "internet"
		? internetCarriers.flatMap(({ plans }) => plans)
		: [...postpaidCarriers, ...prepaidCarriers].flatMap(({ plans }) => plans);
}
