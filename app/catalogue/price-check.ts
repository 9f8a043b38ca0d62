import type { IsoDay, PriceCheck } from "../content/prices";
import type { Stored } from "./shapes";

/** That somebody confirmed a price, as it is in the database: when, who, and from which source. */
export interface RecordedCheck {
	on: IsoDay;
	by: string;
	source: string;
}

interface Priced {
	price: string;
	priceCheck?: PriceCheck & { price: string };
}

/** A check is of one price of an item: with another one the item is unconfirmed. */
export const checkKey = (item: string, price: string): string => `${item} ${price}`;

/** How the price of an item is known: by the check that came with it or, if it is not older, by the recorded one. */
export function checkOf({ price, priceCheck }: Priced, recorded: RecordedCheck | undefined): PriceCheck | undefined {
	if (priceCheck?.price !== price) return recorded;
	const { price: _, ...own } = priceCheck;
	return recorded && (own.on ?? "") <= recorded.on ? recorded : own;
}

/** Data without a check of a price that the item does not have any more, not even for some time. */
export function withoutOldCheck<S extends Stored>(data: S): S {
	if (!("priceCheck" in data && data.priceCheck)) return data;
	const prices = [data.price, ...(data.timed ?? []).map(({ set }) => set.price)];
	if (prices.includes(data.priceCheck.price)) return data;
	const { priceCheck: _, ...rest } = data;
	return rest as S;
}
