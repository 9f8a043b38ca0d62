// biome-ignore-all lint/a11y/noRedundantRoles: on a phone the rows become grids, which makes browsers forget the roles.
import { X } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { AskLink } from "../../platform/ask-link";
import { Badge } from "../../ui/primitives/badge";
import { Button, buttonClass } from "../../ui/primitives/button";
import { FeatureList } from "../../ui/primitives/feature-list";
import type { ComparisonData } from "./comparison.server";

/** On a wide screen a plain table; on a phone each row's name stands above its values (plans.css). */
export function ComparisonTable({
	data: { plans, rows, note },
	onRemove,
	isStale,
}: {
	data: ComparisonData;
	onRemove: (id: string) => void;
	isStale: boolean;
}) {
	return (
		<>
			<table role="table" className="comparison" data-plans={plans.length} aria-busy={isStale}>
				<caption className="sr-only">{m.plans_comparison()}</caption>
				<thead role="rowgroup">
					<tr role="row">
						<td role="cell" className="comparison-corner">
							<span className="sr-only">{m.plans_compared_by()}</span>
						</td>
						{plans.map(({ id, name, carrier }) => (
							<th key={id} role="columnheader" scope="col">
								<span className="block text-xs font-normal text-ink-soft">{carrier}</span>
								<span className="block font-display text-lg leading-tight font-bold max-md:text-sm">{name}</span>
							</th>
						))}
					</tr>
					<tr role="row" className="comparison-actions print:hidden">
						<td role="cell" className="comparison-corner" />
						{plans.map(({ id, name }) => (
							<td key={id} role="cell" data-plan={name}>
								<AskLink
									about={{ plan: id }}
									aria-label={m.plans_ask_about({ plan: name })}
									className={buttonClass({ look: "secondary", size: "small" }, "min-h-11! max-md:w-full")}
								>
									{m.plans_ask()}
								</AskLink>
								<Button
									look="quiet"
									size="small"
									className="min-h-11! max-md:w-full"
									aria-label={m.plans_remove_plan({ plan: name })}
									onClick={() => onRemove(id)}
								>
									<X aria-hidden size={15} /> {m.plans_remove()}
								</Button>
							</td>
						))}
					</tr>
				</thead>
				<tbody role="rowgroup">
					{rows.map(({ label, values, differs }, index) => (
						<tr key={label} role="row" data-differs={differs || undefined} data-loud={index === 0 || undefined}>
							<th role="rowheader" scope="row">
								{label} {differs && <Badge tone="accent">{m.plans_differs()}</Badge>}
							</th>
							{values.map((value, column) => (
								<td key={plans[column]?.id} role="cell" data-plan={plans[column]?.name}>
									<PriceOrWords text={value} />
									{index === 0 && (
										<span className="mt-1 block text-sm font-normal text-ink-soft">
											{plans[column]?.note} <em className="mt-1 block not-italic">{plans[column]?.priceStatus}</em>
										</span>
									)}
								</td>
							))}
						</tr>
					))}
					<tr role="row">
						<th role="rowheader" scope="row">
							{m.plans_row_features()}
						</th>
						{plans.map(({ id, name, features }) => (
							<td key={id} role="cell" data-plan={name}>
								<FeatureList features={features} />
							</td>
						))}
					</tr>
				</tbody>
			</table>
			{note && <p className="border-t border-line px-5 py-4 text-sm text-ink-soft">{note}</p>}
		</>
	);
}

/** "$49.99/month" may break before its slash, in a column that is too narrow for it. */
function PriceOrWords({ text }: { text: string }) {
	const [, amount, per] = /^(\S*\d)(\/\S+)$/.exec(text) ?? [];
	if (!amount) return text;
	return (
		<>
			{amount}
			<wbr />
			{per}
		</>
	);
}
