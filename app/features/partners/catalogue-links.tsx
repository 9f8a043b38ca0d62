import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import type { CatalogueLink } from "./catalogue-links.server";

/** Plans of the catalogue with their price and its condition, each a link to the plan among the others. */
export function CatalogueLinks({
	plans,
	onColor = false,
	isShared = false,
}: {
	plans: readonly CatalogueLink[];
	onColor?: boolean;
	/** Its plans, two at most, stand on the lines of the neighbours' plans. */
	isShared?: boolean;
}) {
	if (plans.length === 0) return null;
	return (
		<ul
			aria-label={m.partners_plans_label()}
			className={`grid gap-3 ${isShared ? "row-span-2 grid-rows-subgrid" : "content-start"}`}
		>
			{plans.map(({ id, name, price, status, note, to }) => (
				<li key={id} className={`border-t pt-3 ${onColor ? "border-current/40" : "border-line"}`}>
					<p className="flex flex-wrap items-baseline justify-between gap-x-4">
						<SiteLink
							to={to}
							className="inline-flex min-h-6 min-w-32 flex-1 items-center text-sm font-semibold hover:no-underline"
						>
							{name}
						</SiteLink>
						<span className="tabular text-sm whitespace-nowrap">
							<strong className="font-display text-lg">{price.amount}</strong>
							{price.per}
						</span>
					</p>
					<p className={`text-sm ${onColor ? "" : "text-ink-soft"}`}>
						{note} {status && <span className="block">{status}</span>}
					</p>
				</li>
			))}
		</ul>
	);
}
