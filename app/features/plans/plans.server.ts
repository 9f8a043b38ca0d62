import { badges } from "../../content/badges";
import { contractKind } from "../../content/plans/contract-kind";
import { internetCarriers } from "../../content/plans/internet-carriers";
import type { Carrier, Plan } from "../../content/plans/plan";
import { postpaidCarriers, prepaidCarriers } from "../../content/plans/wireless-carriers";
import { m } from "../../paraglide/messages.js";
import { say } from "../../platform/language";
import { priceParts, toCents } from "../../platform/money";
import { eligibilityNote } from "./eligibility-note";

type WirelessTab = "postpaid" | "prepaid";
type ContractSide = "contract" | "non-contract";
export type PlanKind = "internet" | "wireless";

const wirelessCarriers: Record<WirelessTab, readonly Carrier<Plan>[]> = {
	postpaid: postpaidCarriers,
	prepaid: prepaidCarriers,
};

/** The carriers with their plans on one side of the toggle; a carrier without any is left out. */
const internetSide = (side: ContractSide): readonly Carrier<Plan>[] =>
	internetCarriers
		.map((carrier) => ({ ...carrier, plans: carrier.plans.filter((plan) => contractKind(plan).kind === side) }))
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
	const { half: tab, plan } = asked(["postpaid", "prepaid"], (each) => wirelessCarriers[each], {
		half: query.get("tab"),
		plan: query.get("plan"),
	});
	return { tab, plan, groups: wirelessCarriers[tab].map(carrierGroup) };
}

export function internetPage(query: URLSearchParams) {
	const { half: side, plan } = asked(["contract", "non-contract"], internetSide, {
		half: query.get("contract") === "no" ? "non-contract" : "contract",
		plan: query.get("plan"),
	});
	return { side, plan, groups: internetSide(side).map(carrierGroup) };
}

function carrierGroup({ name, technology, plans }: Carrier<Plan>) {
	const cheapest = plans.reduce((least, plan) => (toCents(plan.price) < toCents(least.price) ? plan : least));
	return {
		name,
		technology: say(technology),
		from: priceParts(cheapest.price, m.per_month()),
		plans: plans.map(planCard),
	};
}

const marksPopular = (plan: Plan) => plan.popular && plan.badge === badges.mostPopular;

function planCard(plan: Plan) {
	return {
		id: plan.id,
		name: plan.name,
		carrier: plan.carrier,
		speed: say(plan.speed),
		price: priceParts(plan.price, m.per_month()),
		originalPrice: plan.originalPrice && priceParts(plan.originalPrice, m.per_month()).amount,
		priceNote: say(plan.priceNote),
		features: plan.features.map(say),
		icon: plan.icon,
		badge: marksPopular(plan) ? undefined : plan.badge && say(plan.badge),
		/** The popular mark; a badge that says the same is not shown beside it. */
		popular: plan.popular && (marksPopular(plan) ? say(badges.mostPopular) : m.plans_popular()),
		eligibility: eligibilityNote(plan),
	};
}

export type CarrierGroupData = ReturnType<typeof carrierGroup>;
export type PlanCardData = ReturnType<typeof planCard>;

/** Every plan of a kind, on whichever half of its page. */
export const allPlans = (kind: PlanKind): readonly Plan[] =>
	kind === "internet"
		? internetCarriers.flatMap(({ plans }) => plans)
		: [...postpaidCarriers, ...prepaidCarriers].flatMap(({ plans }) => plans);
