import { m } from "../../paraglide/messages.js";
import { formatCents, toCents } from "../../platform/money";
import type { Cart, CartItem } from "./cart";
import { totalCents } from "./cart-changes";
import { phoneOf } from "./line-phone";

/** "$29.98 ($14.99 each)": the line total, with the unit price when there is more than one. */
export function linePrice({ price, quantity }: CartItem): string {
	const each = toCents(price);
	const sum = formatCents(each * quantity);
	return quantity === 1 ? sum : `${sum} (${m.cart_each({ price: formatCents(each) })})`;
}

/** "Clear Slim Case (iPhone 15 / 15 Pro)": the store needs to know for which phone. */
const nameWithPhone = (item: CartItem) => {
	const phone = phoneOf(item);
	return phone ? `${item.name} (${phone})` : item.name;
};

/** CART-6, ACT-9: the cart as a text message to a store. */
export const cartList = (cart: Cart, store: { name: string; city: string }): string =>
	[
		m.cart_greeting({ store: `${store.name} (${store.city})` }),
		"",
		...cart.map((item) => `${item.quantity} × ${nameWithPhone(item)} — ${linePrice(item)}`),
		"",
		`${m.cart_total()}: ${formatCents(totalCents(cart))}`,
		m.cart_hold(),
	].join("\n");

/** Replaces the text of a WhatsApp link; undefined for message links created in the app, whose text is fixed. */
export function whatsappWithText(link: string, text: string): string | undefined {
	const { origin, pathname, searchParams } = new URL(link);
	if (!searchParams.has("text")) return undefined;
	return `${origin}${pathname}?text=${encodeURIComponent(text)}`;
}
