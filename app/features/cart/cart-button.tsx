import { ShoppingCart } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { IconButton } from "../../ui/primitives/button";
import { overlayCommand } from "../../ui/primitives/overlay-command";
import { itemCount } from "./cart";
import { cartDrawerId, useCart } from "./cart-store";

/** MOB-1, HEAD-6: the badge shows only when the cart has items. */
export function CartButton() {
	const count = itemCount(useCart());
	return (
		<IconButton
			label={count > 0 ? m.cart_open_with({ count }) : m.cart_open()}
			{...overlayCommand("show-modal", cartDrawerId)}
		>
			<ShoppingCart aria-hidden size={21} />
			{count > 0 && (
				<span
					data-testid="cart-count"
					aria-hidden="true"
					className="tabular absolute top-0 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-warm px-1 text-[0.6875rem] leading-none font-bold text-on-warm"
				>
					{count}
				</span>
			)}
		</IconButton>
	);
}
