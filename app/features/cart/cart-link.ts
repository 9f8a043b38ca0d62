import { type Cart, MOST_OF_ONE } from "./cart";

export interface WantedItem {
	id: string;
	quantity: number;
}

const ID = /^[a-z0-9-]{1,64}$/;
const MOST_ITEMS = 100;

/** A cart within an address: "case-clear-slim:2,case-flip-fold:1". Names and prices stay out: the reader looks them up. */
export const encodeCart = (cart: Cart): string =>
	cart
		.filter(({ id }) => ID.test(id))
		.map(({ id, quantity }) => `${id}:${quantity}`)
		.join(",");

/** Anybody may write an address: what is no wanted item is left out, and of doubles the first counts. */
export function parseCartLink(text: string | null): WantedItem[] {
	const wanted = new Map<string, number>();
	for (const part of (text ?? "").split(",", MOST_ITEMS)) {
		const [id = "", quantity = "", ...more] = part.split(":");
		const isItem = ID.test(id) && /^[1-9]\d?$/.test(quantity) && Number(quantity) <= MOST_OF_ONE && more.length === 0;
		if (isItem && !wanted.has(id)) wanted.set(id, Number(quantity));
	}
	return [...wanted].map(([id, quantity]) => ({ id, quantity }));
}

/** CART-6: the contact form with the store and the list filled in. Colons and commas need no escape in a query. */
export const contactLink = (storeId: string, cart: Cart): string =>
	`/contact?store=${encodeURIComponent(storeId)}&cart=${encodeCart(cart)}#message`;
