import {
	BadgeCheck,
	House,
	type LucideIcon,
	Phone,
	Radio,
	Scale,
	Smartphone,
	Star,
	Wallet,
	Wifi,
	Zap,
} from "lucide-react";
import { memo } from "react";
import { m } from "../../paraglide/messages.js";
import { AskLink } from "../../platform/ask-link";
import { Badge } from "../../ui/primitives/badge";
import { Button, buttonClass } from "../../ui/primitives/button";
import { EdgeBadges } from "../../ui/primitives/edge-badges";
import { FeatureList } from "../../ui/primitives/feature-list";
import { Price } from "../../ui/primitives/price";
import type { PlanCardData } from "./plans.server";

const icons: Record<PlanCardData["icon"], LucideIcon> = {
	home: House,
	phone: Phone,
	radio: Radio,
	smartphone: Smartphone,
	wallet: Wallet,
	wifi: Wifi,
	zap: Zap,
};

interface CompareChoice {
	plan: PlanCardData;
	compared: boolean;
	/** There is room for one more plan in the comparison. */
	comparable: boolean;
	onCompare: (id: string) => void;
}

/** WIRE-6. The parts of the cards in a row share their lines (subgrid), so that prices and buttons align. */
export const PlanCard = memo(function PlanCard({ highlighted, ...choice }: CompareChoice & { highlighted: boolean }) {
	const { plan } = choice;
	const Icon = icons[plan.icon];
	return (
		<li
			id={plan.id}
			data-highlighted={highlighted || undefined}
			className="plan-card relative row-span-6 grid min-w-0 grid-cols-1 grid-rows-subgrid gap-3 rounded-lg border border-line bg-raised p-5 data-highlighted:border-warm"
		>
			<div>
				<EdgeBadges>
					{plan.badge && <Badge>{plan.badge}</Badge>}
					{plan.popular && (
						<Badge tone="good">
							<Star aria-hidden size={13} className="fill-current" /> {plan.popular}
						</Badge>
					)}
				</EdgeBadges>
				<p className="text-xs text-ink-soft">{plan.carrier}</p>
				<h3 className="text-lg">{plan.name}</h3>
			</div>
			<p className="-mt-2 flex items-center gap-1.5 text-sm font-medium text-accent">
				<Icon aria-hidden size={17} /> {plan.speed}
			</p>
			<Price {...plan.price} struck={plan.struck} status={plan.priceStatus} />
			<div className="grid grid-rows-[auto_1fr] gap-2 text-sm text-ink-soft">
				<div className="grid content-start gap-1">
					{[plan.priceNote, ...plan.facts].map((line) => (
						<p key={line}>{line}</p>
					))}
				</div>
				{plan.eligibility && (
					<p className="flex gap-1.5 rounded-sm bg-warm-soft px-2.5 py-1.5 font-medium text-ink">
						<BadgeCheck aria-hidden size={16} className="mt-px shrink-0" /> {plan.eligibility}
					</p>
				)}
			</div>
			<FeatureList features={plan.features} />
			<div className="flex flex-wrap items-center gap-2 self-end pt-1">
				<AskLink
					about={{ plan: plan.id }}
					className={buttonClass({ look: "secondary", size: "small" }, "min-h-11! flex-auto whitespace-nowrap")}
					aria-label={m.plans_ask_about({ plan: plan.name })}
				>
					{m.plans_ask()}
				</AskLink>
				<CompareButton {...choice} />
			</div>
		</li>
	);
});

/** CMP-1, CMP-4 */
function CompareButton({ plan, compared, comparable, onCompare }: CompareChoice) {
	const text = compared ? m.plans_remove_from_compare() : m.plans_add_to_compare();
	return (
		<Button
			look={compared ? "primary" : "quiet"}
			size="small"
			className="needs-script min-h-11! flex-auto whitespace-nowrap"
			aria-label={`${text}: ${plan.name}`}
			disabled={!compared && !comparable}
			onClick={() => onCompare(plan.id)}
		>
			<Scale aria-hidden size={16} /> {text}
		</Button>
	);
}
