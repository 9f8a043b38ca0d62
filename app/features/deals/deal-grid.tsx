import { ArrowRight, BadgeDollarSign, PhoneForwarded, ShieldCheck, Users } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { AskLink } from "../../platform/ask-link";
import { SiteLink } from "../../platform/site-link";
import type { DealCard } from "./deals.server";

const icons = {
	"badge-dollar-sign": BadgeDollarSign,
	"phone-forwarded": PhoneForwarded,
	"shield-check": ShieldCheck,
	users: Users,
};

/** HOME-5, WIRE-4: the whole card links to its plan page, apart from the link that asks a store. */
const DealGrid = ({ deals }: { deals: readonly DealCard[] }) => (
	<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
		{deals.map(({ id, title, description, to, icon }) => {
			const Icon = icons[icon];
			return (
				<li
					key={id}
					className="group relative row-span-5 grid grid-rows-subgrid gap-y-3 rounded-lg border border-line bg-raised p-6 shadow-card transition-colors hover:border-accent"
				>
					<span className="grid size-13 place-items-center rounded-md bg-good-soft text-good">
						<Icon aria-hidden size={26} />
					</span>
					<h3 className="text-xl">
						<SiteLink to={to} className="no-underline after:absolute after:inset-0 after:rounded-lg">
							{title}
						</SiteLink>
					</h3>
					<p className="text-sm text-ink-soft">{description}</p>
					<span aria-hidden="true" className="flex items-center gap-1.5 text-sm font-semibold text-accent">
						{m.plans_see_plans()}
						<ArrowRight size={16} className="transition-transform group-hover:translate-x-1" />
					</span>
					<AskLink
						about={{ deal: id }}
						aria-label={m.plans_ask_about({ plan: title })}
						className="relative inline-flex min-h-[44px] items-center justify-self-start text-sm font-semibold"
					>
						{m.plans_ask()}
					</AskLink>
				</li>
			);
		})}
	</ul>
);

export default DealGrid;
