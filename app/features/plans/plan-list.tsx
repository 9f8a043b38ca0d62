import { type ReactNode, useRef } from "react";
import { m } from "../../paraglide/messages.js";
import { AddressTabs, tabPanel } from "../../ui/primitives/address-tabs";
import { Button } from "../../ui/primitives/button";
import { later } from "../../ui/primitives/later";
import { CarrierGroup } from "./carrier-group";
import { CompareBar } from "./compare-bar";
import type { CarrierGroupData } from "./plans.server";
import { useComparison } from "./use-comparison";
import { useHighlight } from "./use-highlight";

const FinePrint = later("plans-fine-print", () => import("./fine-print"));

const PANEL = "plan-list";

/** The body of both plan pages: the two halves as tabs, the carriers of the chosen one, the comparison. */
export function PlanList({
	kind,
	tabsLabel,
	tabs,
	selected,
	notes,
	groups,
	askedPlan,
	children,
}: {
	kind: "internet" | "wireless";
	tabsLabel: string;
	tabs: readonly { value: string; label: string; search: string }[];
	selected: string;
	/** What to know before reading the prices. */
	notes: readonly string[];
	groups: readonly CarrierGroupData[];
	askedPlan: string | null;
	children?: ReactNode;
}) {
	const comparison = useComparison(kind);
	const highlightedPlan = useHighlight(askedPlan);
	const list = useRef<HTMLDivElement>(null);
	const openAll = (open: boolean) => {
		for (const details of list.current?.querySelectorAll("details") ?? []) details.open = open;
	};
	// Moving between the halves keeps what was chosen for comparison.
	const compare = comparison.selection.length > 0 ? `&compare=${comparison.selection.join(",")}` : "";

	return (
		<section className="page-width py-10 sm:py-14">
			<div className="mb-6 flex flex-wrap items-center justify-between gap-4">
				<AddressTabs
					label={tabsLabel}
					panelId={PANEL}
					selected={selected}
					tabs={tabs.map((tab) => ({ ...tab, search: tab.search + compare }))}
				/>
				<div className="needs-script -mx-3.5 flex gap-1">
					<Button look="quiet" size="small" onClick={() => openAll(true)}>
						{m.plans_open_all()}
					</Button>
					<Button look="quiet" size="small" onClick={() => openAll(false)}>
						{m.plans_close_all()}
					</Button>
				</div>
			</div>
			{notes.length > 0 && <p className="mb-4 max-w-3xl text-sm text-ink-soft">{notes.join(" ")}</p>}
			<div ref={list} {...tabPanel(PANEL, selected)} className="grid grid-cols-1 gap-3">
				{groups.map((group) => (
					<CarrierGroup
						key={`${selected} ${group.name}`}
						group={group}
						askedPlan={askedPlan}
						highlightedPlan={highlightedPlan}
						comparison={comparison}
					/>
				))}
			</div>
			<FinePrint />
			{children}
			<CompareBar kind={kind} comparison={comparison} />
		</section>
	);
}
