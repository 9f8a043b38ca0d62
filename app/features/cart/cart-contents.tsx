import { useRef } from "react";
import { flushSync } from "react-dom";
import { m } from "../../paraglide/messages.js";
import { formatCents } from "../../platform/money";
import { Button } from "../../ui/primitives/button";
import { type Cart, type CartItem, lineId } from "./cart";
import { setQuantity, totalCents } from "./cart-changes";
import { CartLine } from "./cart-line";
import { CartTotal } from "./cart-total";
import { clearCart, removeFromCart, setCartQuantity } from "./edit-cart";
import { lineName } from "./line-phone";

/** CART-2, CART-3 */
export function CartContents({
	cart,
	onAnnounce,
	onFinish,
	onEmptied,
}: {
	cart: Cart;
	/** Called with text for screen readers to announce. */
	onAnnounce: (text: string) => void;
	onFinish: () => void;
	onEmptied: () => void;
}) {
	const list = useRef<HTMLUListElement>(null);

	/** Removing a line also removes the focused button: focus moves to the line that takes its place. */
	const removeLine = (id: string, remove: () => void) => {
		const index = cart.findIndex((line) => lineId(line) === id);
		flushSync(remove);
		const lines = list.current?.querySelectorAll<HTMLElement>("h3");
		const next = lines?.[index] ?? lines?.[lines.length - 1];
		if (next) next.focus();
		else onEmptied();
	};
	const change = (item: CartItem, quantity: number) => {
		const id = lineId(item);
		const after = setQuantity(cart, id, quantity);
		const now = after.find((line) => lineId(line) === id)?.quantity;
		if (!now) return removeLine(id, () => setCartQuantity(id, quantity));
		setCartQuantity(id, quantity);
		onAnnounce(m.cart_quantity_now({ name: lineName(item), count: now, total: formatCents(totalCents(after)) }));
	};
	return (
		<>
			<ul ref={list} className="min-h-0 flex-1 divide-y divide-line overflow-y-auto overscroll-contain px-5">
				{cart.map((item) => (
					<CartLine
						key={lineId(item)}
						item={item}
						onQuantity={(quantity) => change(item, quantity)}
						onRemove={() => removeLine(lineId(item), () => removeFromCart(lineId(item)))}
					/>
				))}
			</ul>
			<div className="grid gap-3 border-t border-line bg-sunken px-5 py-4">
				<CartTotal cart={cart} />
				<p className="text-sm text-ink-soft">
					{m.cart_finish_in_store()} {m.cart_stock()}
				</p>
				<Button size="large" onClick={onFinish}>
					{m.cart_choose_store()}
				</Button>
				<Button
					look="quiet"
					size="small"
					onClick={() => {
						flushSync(clearCart);
						onAnnounce(m.cart_empty());
						onEmptied();
					}}
				>
					{m.cart_clear()}
				</Button>
			</div>
		</>
	);
}
