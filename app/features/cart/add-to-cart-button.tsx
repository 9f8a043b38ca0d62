import { Plus } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { AskLink } from "../../platform/ask-link";
import { Button } from "../../ui/primitives/button";
import { addToCart } from "./add-to-cart";
import { itemCount, type NewItem } from "./cart";
import { encodeCart } from "./cart-link";
import { useCart } from "./cart-store";

/** CASE-3, CART-1. Without scripts there is no cart; a store can be asked with and without. */
export function AddToCartButton({ item }: { item: NewItem }) {
	const inCart = itemCount(useCart().filter(({ id }) => id === item.id));
	return (
		<>
			<div className="needs-script relative">
				<Button
					aria-label={`${m.cart_add()}: ${item.name}${inCart > 0 ? `, ${m.cart_in_cart({ count: inCart })}` : ""}`}
					className="w-full max-sm:px-1 max-sm:text-[0.8125rem]"
					onClick={() => addToCart(item)}
				>
					<Plus aria-hidden size={18} className="max-sm:hidden" /> {m.cart_add()}
				</Button>
				{inCart > 0 && (
					<span
						aria-hidden="true"
						className="tabular pointer-events-none absolute -top-2 right-1 grid h-6 min-w-6 place-items-center rounded-full border-2 border-raised bg-warm px-1.5 text-xs font-bold text-on-warm"
					>
						{inCart}
					</span>
				)}
			</div>
			<p className="without-script text-sm font-semibold text-ink-soft">{m.cart_ask_in_store()}</p>
			<AskLink
				about={{ cart: encodeCart([{ ...item, quantity: 1 }]) }}
				aria-label={m.plans_ask_about({ plan: item.name })}
				className="mt-1 inline-flex min-h-[44px] items-center text-sm font-semibold text-accent"
			>
				{m.plans_ask()}
			</AskLink>
		</>
	);
}
