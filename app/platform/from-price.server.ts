import type { Words } from "../content/words";
import { m } from "../paraglide/messages.js";
import { say } from "./language";
import { priceParts, toCents } from "./money";

interface Offer {
	price: string;
	condition?: Words;
}

const cheapest = <O extends Offer>(offers: readonly O[]): O | undefined =>
	offers.toSorted((one, other) => toCents(one.price) - toCents(other.price))[0];

/** "$80/month" in the number format of the page. */
export const writtenPrice = (price: string): string => {
	const { amount, per = "" } = priceParts(price, m.per_month());
	return amount + per;
};

/**
 * FROM-1: the offer with the lowest price that anybody can get, and beside it the lower price that takes something else:
 * "$35/month with Verizon Mobile". Where every price takes something, the lowest with its condition.
 */
export function fromPrice<O extends Offer>(offers: readonly O[]): { offer: O; condition?: string } | undefined {
	const lowest = cheapest(offers);
	const open = cheapest(offers.filter(({ condition }) => !condition));
	const offer = open ?? lowest;
	if (!offer) return undefined;
	if (!lowest?.condition || lowest.price === open?.price) return { offer };
	const condition = say(lowest.condition);
	return { offer, condition: open ? `${writtenPrice(lowest.price)} ${condition}` : condition };
}
