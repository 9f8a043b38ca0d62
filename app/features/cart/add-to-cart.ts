import { m } from "../../paraglide/messages.js";
import { showToast } from "../../ui/primitives/toast-queue";
import type { NewItem } from "./cart";
import { addItem } from "./cart-changes";
import { changeCart, openCart } from "./cart-store";

/** CART-1 */
export function addToCart(item: NewItem) {
	changeCart((lines) => addItem(lines, item));
	showToast({
		title: m.cart_added_title(),
		description: m.cart_added({ name: item.name }),
		topic: "cart",
		action: { label: m.cart_view(), onPress: openCart },
	});
}
