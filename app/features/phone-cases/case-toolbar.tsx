import { m } from "../../paraglide/messages.js";
import { isFiltered, type Sorting } from "./case-filter";
import { CaseSelect } from "./case-select";
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
export function CaseToolbar({ listing: { cases, filter, sortings } }: { listing: CaseListing }) {
	const count = cases.length;
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line pb-4">
			<div className="flex flex-wrap items-center gap-x-2">
				<p role="status" className={count > 0 ? "font-display text-lg font-bold" : "sr-only"}>
					{count > 0 ? m.cases_count({ count }) : m.cases_none()}
				</p>
				{count > 0 && isFiltered(filter) && <ClearFilters filter={filter} look="quiet" />}
			</div>
			<CaseSelect name="sort" label={m.cases_sort()} defaultValue={filter.sort} className="max-sm:w-full sm:ml-auto">
				{sortings.map((sorting) => (
					<option key={sorting} value={sorting}>
						{sortingNames[sorting]()}
					</option>
				))}
			</CaseSelect>
		</div>
	);
}
