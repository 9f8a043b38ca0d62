import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/primitives/button";
import type { Cart } from "./cart";
import { CartTotal } from "./cart-total";
import type { HandOffStore } from "./hand-off-store";
import { HandOffWays } from "./hand-off-ways";
import { StoreChoice } from "./store-choice";

/** CART-6: there is no checkout; the visitor takes the list to a store. */
export function HandOff({
	cart,
	stores,
	store,
	onBack,
	onCounter,
}: {
	cart: Cart;
	stores: readonly HandOffStore[];
	store: HandOffStore | undefined;
	onBack: () => void;
	onCounter: () => void;
}) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<>
			<div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">
				<Button look="quiet" size="small" className="-ml-3.5" onClick={onBack}>
					<ArrowLeft aria-hidden size={16} /> {m.cart_back()}
				</Button>
				<h3 ref={heading} tabIndex={-1} className="mt-2 text-xl outline-none">
					{m.cart_finish_title()}
				</h3>
				<p className="mt-1 text-sm text-ink-soft">
					{m.cart_finish_hint()} {m.cart_stock()}
				</p>
				<StoreChoice stores={stores} chosen={store} />
				{store ? (
					<HandOffWays cart={cart} store={store} onCounter={onCounter} />
				) : (
					<p className="mt-5 rounded-md bg-sunken p-4 text-sm text-ink-soft">{m.cart_choose_store_first()}</p>
				)}
			</div>
			<div className="border-t border-line bg-sunken px-5 py-4">
				<CartTotal cart={cart} />
			</div>
		</>
	);
}
