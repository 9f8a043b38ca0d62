import { ArrowLeft, Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import { dealer } from "../../content/dealer";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/primitives/button";
import { type Cart, lineId } from "./cart";
import { linePrice } from "./cart-list";
import { CartTotal } from "./cart-total";
import { phoneOf } from "./line-phone";

/** CART-6: the list to show at the counter or to print. */
export function CounterList({
	cart,
	store,
	onBack,
}: {
	cart: Cart;
	store: { name: string; city: string };
	onBack: () => void;
}) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div className="prints-alone flex min-h-0 flex-1 flex-col">
			<div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">
				<Button look="quiet" size="small" className="-ml-3.5" onClick={onBack}>
					<ArrowLeft aria-hidden size={16} /> {m.cart_back_to_ways()}
				</Button>
				<h3 ref={heading} tabIndex={-1} className="mt-2 text-2xl outline-none">
					{m.cart_counter_title({ store: store.name })}
				</h3>
				<p className="text-ink-soft">
					{dealer.name} · {store.city}
				</p>
				<ul className="mt-5 divide-y divide-line border-y border-line">
					{cart.map((item) => (
						<li key={lineId(item)} className="grid grid-cols-[3rem_minmax(0,1fr)] py-4">
							<span className="tabular font-display text-2xl font-extrabold">{item.quantity}</span>
							<span>
								<span className="block text-lg leading-snug font-semibold">
									<span className="sr-only">× </span>
									{item.name}
								</span>
								<span className="block">{[phoneOf(item), item.material].filter(Boolean).join(" · ")}</span>
								<span className="tabular block font-semibold">{linePrice(item)}</span>
							</span>
						</li>
					))}
				</ul>
			</div>
			<div className="grid gap-3 border-t border-line bg-sunken px-5 py-4">
				<CartTotal cart={cart} />
				<Button look="secondary" onClick={() => window.print()}>
					<Printer aria-hidden size={18} /> {m.cart_print()}
				</Button>
			</div>
		</div>
	);
}
