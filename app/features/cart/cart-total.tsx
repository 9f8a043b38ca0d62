import { m } from "../../paraglide/messages.js";
import { formatCents } from "../../platform/money";
import { type Cart, itemCount } from "./cart";
import { totalCents } from "./cart-changes";

/** CART-6: exact to the cent. */
export const CartTotal = ({ cart }: { cart: Cart }) => (
	<p className="flex flex-wrap items-baseline justify-between gap-x-4">
		<span className="font-semibold">
			{m.cart_total()}{" "}
			<span className="text-sm font-normal text-ink-soft">{m.cart_items({ count: itemCount(cart) })}</span>
		</span>
		<span className="tabular font-display text-xl font-extrabold" data-testid="cart-total">
			{formatCents(totalCents(cart))}
		</span>
	</p>
);
