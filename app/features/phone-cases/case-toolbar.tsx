import { ChevronDown } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { chosenCount, type Sorting, sortings } from "./case-filter";
import { ClearFilters } from "./clear-filters";
import type { CaseListing } from "./phone-cases.server";

const sortingNames: Record<Sorting, () => string> = {
	featured: m.cases_sort_featured,
	"price-asc": m.cases_sort_price_asc,
	"price-desc": m.cases_sort_price_desc,
	rating: m.cases_sort_rating,
	name: m.cases_sort_name,
};

/** The number of results, announced when it changes, and the sort order. */
export function CaseToolbar({ listing: { cases, filter } }: { listing: CaseListing }) {
	const count = cases.length;
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line pb-4">
			<div className="flex flex-wrap items-center gap-x-2">
				<p role="status" className={count > 0 ? "font-display text-lg font-bold" : "sr-only"}>
					{count > 0 ? m.cases_count({ count }) : m.cases_none()}
				</p>
				{count > 0 && chosenCount(filter) > 0 && <ClearFilters filter={filter} look="quiet" />}
			</div>
			<label className="flex max-sm:w-full sm:ml-auto items-center gap-3 text-sm">
				<span className="shrink-0 text-ink-soft">{m.cases_sort()}</span>
				<span className="relative max-sm:flex-1">
					<select
						name="sort"
						defaultValue={filter.sort}
						className="min-h-11 w-full cursor-pointer appearance-none rounded-full border border-line-strong/60 bg-raised pr-10 pl-4 font-semibold hover:border-accent"
					>
						{sortings.map((sorting) => (
							<option key={sorting} value={sorting}>
								{sortingNames[sorting]()}
							</option>
						))}
					</select>
					<ChevronDown
						aria-hidden
						size={16}
						className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2"
					/>
				</span>
			</label>
		</div>
	);
}
