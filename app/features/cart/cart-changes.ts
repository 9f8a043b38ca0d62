import { toCents } from "../../platform/money";
import { type Cart, lineId, MAX_QUANTITY, type NewItem } from "./cart";

export const addItem = (cart: Cart, item: NewItem): Cart =>
	cart.some((line) => lineId(line) === lineId(item))
		? cart.map((line) =>
				lineId(line) === lineId(item) ? { ...line, quantity: Math.min(line.quantity + 1, MAX_QUANTITY) } : line,
			)
		: [...cart, { ...item, quantity: 1 }];

export const removeItem = (cart: Cart, id: string): Cart => cart.filter((line) => lineId(line) !== id);

/** CART-3: quantities are clamped at 0, and 0 removes the line. */
export function setQuantity(cart: Cart, id: string, quantity: number): Cart {
	const wanted = Number.isFinite(quantity) ? Math.min(Math.max(0, Math.trunc(quantity)), MAX_QUANTITY) : 0;
	if (wanted === 0) return removeItem(cart, id);
	return cart.map((line) => (lineId(line) === id ? { ...line, quantity: wanted } : line));
}

export const totalCents = (cart: Cart): number =>
	cart.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0);
