import { m } from "../../paraglide/messages.js";
import { showToast } from "../../ui/primitives/toast-queue";
import { lineId } from "./cart";
import { removeItem, setQuantity } from "./cart-changes";
import { changeCart } from "./cart-store";

/** CART-2 */
export function removeFromCart(id: string) {
	changeCart((lines) => removeItem(lines, id));
	toastRemoved();
}

const toastRemoved = () => showToast({ title: m.cart_removed_title(), description: m.cart_removed(), topic: "cart" });

/** CART-3: setting 0 removes the item, with the same toast. */
export function setCartQuantity(id: string, quantity: number) {
	const left = changeCart((lines) => setQuantity(lines, id, quantity));
	if (!left.some((line) => lineId(line) === id)) toastRemoved();
}

export const clearCart = () => changeCart(() => []);
