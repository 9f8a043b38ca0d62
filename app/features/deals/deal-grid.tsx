import { ArrowRight, BadgeDollarSign, PhoneForwarded, ShieldCheck, Users } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import type { DealCard } from "./deals.server";

const icons = {
	"badge-dollar-sign": BadgeDollarSign,
	"phone-forwarded": PhoneForwarded,
	"shield-check": ShieldCheck,
	users: Users,
};

/** HOME-5, WIRE-4: each card as a whole leads to its plan page. */
export const DealGrid = ({ deals }: { deals: readonly DealCard[] }) => (
	<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
		{deals.map(({ id, title, description, to, icon }) => {
			const Icon = icons[icon];
			return (
				<li
					key={id}
					className="group relative grid grid-rows-[auto_1fr_auto] gap-y-4 rounded-lg border border-line bg-raised p-6 shadow-card transition-colors hover:border-accent lg:min-h-72"
				>
					<span className="grid size-13 place-items-center rounded-md bg-good-soft text-good">
						<Icon aria-hidden size={26} />
					</span>
					<div>
						<h3 className="text-xl">
							<SiteLink to={to} className="no-underline after:absolute after:inset-0 after:rounded-lg">
								{title}
							</SiteLink>
						</h3>
						<p className="mt-2 text-sm text-ink-soft">{description}</p>
					</div>
					<span aria-hidden="true" className="flex items-center gap-1.5 text-sm font-semibold text-accent">
						{m.plans_see_plans()}
						<ArrowRight size={16} className="transition-transform group-hover:translate-x-1" />
					</span>
				</li>
			);
		})}
	</ul>
);
