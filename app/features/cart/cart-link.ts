import { contactLink } from "../../platform/contact-link";
import { type Cart, MAX_QUANTITY } from "./cart";

export interface WantedItem {
	id: string;
	quantity: number;
}

const ID = /^[a-z0-9-]{1,64}$/;
const MAX_ITEMS = 100;

/** The cart as a query value: "case-clear-slim:2,case-flip-fold:1". Names and prices are looked up by the reader. */
export const encodeCart = (cart: Cart): string =>
	cart
		.filter(({ id }) => ID.test(id))
		.map(({ id, quantity }) => `${id}:${quantity}`)
		.join(",");

/** The URL is untrusted: invalid entries are dropped; duplicates keep the first. */
export function parseCartLink(text: string | null): WantedItem[] {
	const wanted = new Map<string, number>();
	for (const part of (text ?? "").split(",", MAX_ITEMS)) {
		const [id = "", quantity = "", ...more] = part.split(":");
		const isItem = ID.test(id) && /^[1-9]\d?$/.test(quantity) && Number(quantity) <= MAX_QUANTITY && more.length === 0;
		if (isItem && !wanted.has(id)) wanted.set(id, Number(quantity));
	}
	return [...wanted].map(([id, quantity]) => ({ id, quantity }));
}

/** CART-6: the contact form with store and list filled in. */
export const cartContactLink = (storeId: string, cart: Cart): string =>
	`${contactLink({ store: storeId, cart: encodeCart(cart) })}#message`;
