import { currentCatalogue } from "../../catalogue/current.server";
import type { Carrier, Plan } from "../../content/plans/plan";
import type { Priced } from "../../content/prices";
import { m } from "../../paraglide/messages.js";
import { fromPrice, writtenPrice } from "../../platform/from-price.server";
import { isConfirmed } from "../../platform/price-status.server";

type Offer = Priced<string> & Partial<Pick<Plan, "condition" | "facts">>;

/** What a promotion's price turns into. */
function afterPromotion({ facts }: Offer): string | undefined {
	if (!(facts && "monthlyAfter" in facts) || facts.monthlyAfter === null || facts.priceMonths === null)
		return undefined;
	return m.home_from_promotion({ months: facts.priceMonths, price: writtenPrice(`$${facts.monthlyAfter}/month`) });
}

/** DOOR-2: the "from" price (FROM-1), and what to know about it. */
export function doorPrice(offers: readonly Offer[]) {
	const from = fromPrice(offers);
	return (
		from && {
			price: writtenPrice(from.offer.price),
			note: afterPromotion(from.offer) ?? from.condition,
			isConfirmed: isConfirmed(from.offer),
		}
	);
}

/** The plans of the carriers that are sold in all states of our stores, as far as we know (TRUE-6). */
const soldEverywhere = (carriers: readonly Carrier<Plan>[]): readonly Plan[] =>
	carriers.filter(({ notSoldIn = [] }) => notSoldIn.length === 0).flatMap(({ plans }) => plans);

/** DOOR-1: what the dealer sells, each with its "from" price. The dealer sets the prices of cases: they need no check. */
export function serviceDoors() {
	const { internetCarriers, phoneCases, postpaidCarriers, prepaidCarriers, securityPackages, tvProviders } =
		currentCatalogue();
	const doors = [
		{
			to: "/wireless-plans",
			name: m.home_door_wireless(),
			from: doorPrice(soldEverywhere([...postpaidCarriers, ...prepaidCarriers])),
		},
		{ to: "/internet-plans", name: m.home_door_internet(), from: doorPrice(soldEverywhere(internetCarriers)) },
		{
			to: "/tv-cable-on-demand",
			name: m.home_door_tv(),
			from: doorPrice(tvProviders.flatMap(({ packages }) => packages)),
		},
		{ to: "/security-systems", name: m.home_door_security(), from: doorPrice(securityPackages) },
		{ to: "/phone-cases", name: m.home_door_cases(), from: doorPrice(phoneCases), isOurPrice: true },
	];
	const isAnyOpen = doors.some(({ from, isOurPrice }) => from && !from.isConfirmed && !isOurPrice);
	return {
		doors: doors.map(({ to, name, from }) => ({ to, name, price: from?.price, note: from?.note })),
		/** TRUE-1: said once, as above the lists of plans. */
		priceNote: isAnyOpen ? m.plans_prices_note() : undefined,
	};
}

export type Door = ReturnType<typeof serviceDoors>["doors"][number];
