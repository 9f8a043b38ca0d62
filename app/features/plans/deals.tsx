import { ArrowRight, BadgeDollarSign, type LucideIcon, PhoneForwarded, ShieldCheck, Users } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import { Section } from "../../ui/sections/section";
import type { DealCard } from "./deals.server";

const icons: Record<DealCard["icon"], LucideIcon> = {
	"badge-dollar-sign": BadgeDollarSign,
	"phone-forwarded": PhoneForwarded,
	"shield-check": ShieldCheck,
	users: Users,
};

/** WIRE-4 */
export function Deals({ deals }: { deals: readonly DealCard[] }) {
	return (
		<Section id="deals" tone="sunken" heading={m.plans_deals_heading()} lead={m.plans_deals_lead()}>
			<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
				{deals.map(({ id, title, description, to, icon }) => {
					const Icon = icons[icon];
					return (
						<li
							key={id}
							className="row-span-4 grid grid-rows-subgrid gap-2 rounded-lg border border-line bg-raised p-5"
						>
							<span className="grid size-12 place-items-center rounded-full bg-good-soft text-good">
								<Icon aria-hidden size={24} />
							</span>
							<h3 className="text-lg">{title}</h3>
							<p className="text-sm text-ink-soft">{description}</p>
							<SiteLink
								to={to}
								className="inline-flex min-h-11 items-center gap-1.5 self-end text-sm font-semibold text-accent"
								aria-label={m.plans_see_plans_for({ deal: title })}
							>
								{m.plans_see_plans()} <ArrowRight aria-hidden size={16} />
							</SiteLink>
						</li>
					);
				})}
			</ul>
		</Section>
	);
}
