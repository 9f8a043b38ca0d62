import { ShoppingCart } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import { buttonClass } from "../../ui/primitives/button";

export function EmptyCart() {
	return (
		<div className="grid flex-1 place-content-center justify-items-center gap-3 px-8 py-16 text-center">
			<span className="grid size-20 place-items-center rounded-full bg-accent-soft text-accent">
				<ShoppingCart aria-hidden size={34} />
			</span>
			<p className="font-display text-xl font-bold">{m.cart_empty()}</p>
			<p className="text-sm text-ink-soft">{m.cart_empty_hint()}</p>
			<SiteLink to="/phone-cases" className={buttonClass({}, "mt-2")}>
				{m.cart_browse_cases()}
			</SiteLink>
		</div>
	);
}
