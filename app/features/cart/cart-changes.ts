import { toCents } from "../../platform/money";
import { type Cart, MAX_QUANTITY, type NewItem } from "./cart";

export const addItem = (cart: Cart, item: NewItem): Cart =>
	cart.some(({ id }) => id === item.id)
		? cart.map((line) =>
				line.id === item.id ? { ...line, quantity: Math.min(line.quantity + 1, MAX_QUANTITY) } : line,
			)
		: [...cart, { ...item, quantity: 1 }];

export const removeItem = (cart: Cart, id: string): Cart => cart.filter((line) => line.id !== id);

/** CART-3: quantities are clamped at 0, and 0 removes the line. */
export function setQuantity(cart: Cart, id: string, quantity: number): Cart {
	const wanted = Number.isFinite(quantity) ? Math.min(Math.max(0, Math.trunc(quantity)), MAX_QUANTITY) : 0;
	if (wanted === 0) return removeItem(cart, id);
	return cart.map((line) => (line.id === id ? { ...line, quantity: wanted } : line));
}

export const totalCents = (cart: Cart): number =>
	cart.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0);
