import { ArrowRight, type LucideIcon, MessageCircle, Scale, ShoppingCart, Store } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import { useDealerFacts } from "../../platform/use-dealer-facts";
import { Section } from "../../ui/sections/section";

/** SHOP-1: what works already. */
export function ShopToday() {
	const ways: { icon: LucideIcon; to: string; title: string; text: string; action: string }[] = [
		{
			icon: ShoppingCart,
			to: "/phone-cases",
			title: m.shop_cart(),
			text: m.shop_cart_text(),
			action: m.shop_cart_action(),
		},
		{
			icon: Scale,
			to: "/wireless-plans",
			title: m.shop_compare(),
			text: m.shop_compare_text(),
			action: m.shop_compare_action(),
		},
		{
			icon: Store,
			to: "/locations",
			title: m.shop_visit(),
			text: m.shop_visit_text(useDealerFacts()),
			action: m.shop_visit_action(),
		},
		{
			icon: MessageCircle,
			to: "/contact",
			title: m.shop_ask(),
			text: m.shop_ask_text(),
			action: m.shop_ask_action(),
		},
	];
	return (
		<Section heading={m.shop_today()} lead={m.shop_today_lead()}>
			<ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
				{ways.map(({ icon: Icon, to, title, text, action }) => (
					<li
						key={to}
						className="row-span-4 grid grid-rows-subgrid gap-3 rounded-lg border border-line bg-raised p-6 shadow-card"
					>
						<Icon aria-hidden size={28} className="text-accent" />
						<h3 className="text-lg">{title}</h3>
						<p className="text-sm text-ink-soft">{text}</p>
						<SiteLink
							to={to}
							className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-accent no-underline hover:underline"
						>
							{action} <ArrowRight aria-hidden size={16} />
						</SiteLink>
					</li>
				))}
			</ul>
		</Section>
	);
}
