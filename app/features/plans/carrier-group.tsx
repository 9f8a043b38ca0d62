import { m } from "../../paraglide/messages.js";
import { DisclosureChevron } from "../../ui/primitives/popover-menu";
import { PlanCard } from "./plan-card";
import type { CarrierGroupData } from "./plans.server";
import { MOST_COMPARED } from "./selection";
import type { Comparison } from "./use-comparison";

/** WIRE-3: closed at first, unless it holds the plan named in the URL; each toggles on its own. */
export function CarrierGroup({
	group,
	askedPlan,
	highlightedPlan,
	comparison: { selection, toggle },
}: {
	group: CarrierGroupData;
	askedPlan: string | null;
	highlightedPlan: string | null;
	comparison: Comparison;
}) {
	const { id, name, technology, notSold, from, plans } = group;
	return (
		<details id={id} className="carrier-group group" open={plans.some((plan) => plan.id === askedPlan)}>
			{/* A summary holds phrasing and headings only: the heading is its direct child, and the grid puts the lines below each other. */}
			<summary className="grid cursor-pointer list-none grid-cols-[1fr_auto] items-center gap-x-4 sm:grid-cols-[1fr_auto_auto] rounded-lg border border-line bg-raised px-5 py-4 transition-colors group-open:border-accent hover:border-accent [&::-webkit-details-marker]:hidden">
				<h2 className="min-w-0 text-xl">{name}</h2>
				<span className="col-start-1 min-w-0 text-sm text-ink-soft">
					{m.plans_available({ count: plans.length })} · {technology}
				</span>
				{from && (
					<span className="tabular text-sm text-ink-soft max-sm:col-start-1 max-sm:mt-1 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:text-right">
						{m.plans_from()} <b className="font-display text-xl font-bold text-ink">{from.amount}</b>
						{from.per}
						{from.condition && <span className="block">{from.condition}</span>}
					</span>
				)}
				<DisclosureChevron />
			</summary>
			{notSold && <p className="mt-3 px-5 text-sm text-ink-soft">{notSold}</p>}
			<ul
				className={`grid gap-x-4 gap-y-5 py-5 sm:grid-cols-2 ${plans.length % 4 === 0 ? "lg:grid-cols-3 xl:grid-cols-4" : "lg:grid-cols-3"}`}
			>
				{plans.map((plan) => (
					<PlanCard
						key={plan.id}
						plan={plan}
						highlighted={plan.id === highlightedPlan}
						compared={selection.includes(plan.id)}
						comparable={selection.length < MOST_COMPARED}
						onCompare={toggle}
					/>
				))}
			</ul>
		</details>
	);
}
