import { SearchX } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import { buttonClass } from "../../ui/primitives/button";
import type { CaseFilter } from "./case-filter";
import { ClearFilters } from "./clear-filters";

export default function NoCases({ filter }: { filter: CaseFilter }) {
	return (
		<div className="grid justify-items-center gap-3 rounded-lg border border-dashed border-line-strong/60 bg-sunken px-6 py-16 text-center">
			<span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent">
				<SearchX aria-hidden size={28} />
			</span>
			<p className="font-display text-xl font-bold">{m.cases_none()}</p>
			<p className="max-w-md text-ink-soft">{m.cases_none_hint()}</p>
			<div className="mt-2 flex flex-wrap justify-center gap-3">
				<ClearFilters filter={filter} look="primary" />
				<SiteLink to="/locations" className={buttonClass({ look: "secondary" })}>
					{m.find_store()}
				</SiteLink>
			</div>
		</div>
	);
}
