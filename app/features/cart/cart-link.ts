import { contactLink } from "../../platform/contact-link";
import { modelId } from "../../platform/phone-model";
import { type Cart, MAX_QUANTITY } from "./cart";

export interface WantedItem {
	id: string;
	quantity: number;
	/** The phone that it is for, as its id in URLs. */
	model?: string;
}

const ID = /^[a-z0-9-]{1,64}$/;
const MAX_ITEMS = 100;

/**
 * The cart as a query value: "case-clear-slim.iphone-15:2,case-flip-fold:1", the first one for a certain phone. Names and
 * prices are looked up by the reader.
 */
export const encodeCart = (cart: Cart): string =>
	cart
		.filter(({ id }) => ID.test(id))
		.map(({ id, model = "", quantity }) => {
			const phone = modelId(model);
			return `${ID.test(phone) ? `${id}.${phone}` : id}:${quantity}`;
		})
		.join(",");

/** The URL is untrusted: invalid entries are dropped; duplicates keep the first. */
export function parseCartLink(text: string | null): WantedItem[] {
	const wanted = new Map<string, WantedItem>();
	for (const part of (text ?? "").split(",", MAX_ITEMS)) {
		const [item = "", quantity = "", ...more] = part.split(":");
		const [id = "", model, ...rest] = item.split(".");
		const isItem = ID.test(id) && (model === undefined || ID.test(model)) && more.length + rest.length === 0;
		if (!isItem || !/^[1-9]\d?$/.test(quantity) || Number(quantity) > MAX_QUANTITY || wanted.has(item)) continue;
		wanted.set(item, { id, quantity: Number(quantity), ...(model && { model }) });
	}
	return [...wanted.values()];
}

/** CART-6: the contact form with store and list filled in. */
export const cartContactLink = (storeId: string, cart: Cart): string =>
	`${contactLink({ store: storeId, cart: encodeCart(cart) })}#message`;
