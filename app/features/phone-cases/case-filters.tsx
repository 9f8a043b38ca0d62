import { SlidersHorizontal } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/primitives/button";
import { DisclosureChevron } from "../../ui/primitives/popover-menu";
import { chosenCount, isFiltered } from "./case-filter";
import type { CaseListing } from "./phone-cases.server";
import { ShowCases } from "./show-cases";

/** CASE-2: the filter, collapsed where there is no room beside the list. */
export function CaseFilters({ listing }: { listing: CaseListing }) {
	const chosen = chosenCount(listing.filter);
	return (
		<details id="case-filters" className="open-when-wide top-24 lg:[@media(min-height:54rem)]:sticky">
			<summary
				className={buttonClass(
					{ look: "secondary" },
					"w-full cursor-pointer list-none [&::-webkit-details-marker]:hidden",
				)}
			>
				<SlidersHorizontal aria-hidden size={18} /> {m.cases_filters()}
				{chosen > 0 && (
					<span className="rounded-full bg-accent px-2 py-0.5 text-xs text-on-accent">
						{m.cases_filters_chosen({ count: chosen })}
					</span>
				)}
				<DisclosureChevron />
			</summary>
			<h2 className="mb-4 hidden min-h-11 items-center text-xl lg:flex">{m.cases_filters()}</h2>
			<div className="grid gap-4 max-lg:mt-3 max-lg:rounded-lg max-lg:border max-lg:border-line max-lg:bg-raised max-lg:p-5 sm:max-lg:grid-cols-3">
				{listing.groups.map(({ group, legend, options }) => (
					<fieldset key={group} className="lg:border-t lg:border-line lg:pt-3">
						<legend className="font-display font-bold lg:float-left lg:w-full">{legend}</legend>
						<div className="clear-both pt-1">
							{options.map((option) => (
								<Option key={option.value} group={group} option={option} />
							))}
						</div>
					</fieldset>
				))}
				<button type="submit" className={buttonClass({}, "without-script sm:max-lg:col-span-3")}>
					{m.cases_apply()}
				</button>
			</div>
			<ShowCases label={listing.words.show} inSight={isFiltered(listing.filter)} />
		</details>
	);
}

type FilterOption = CaseListing["groups"][number]["options"][number];

function Option({ group, option }: { group: string; option: FilterOption }) {
	const { value, label, count, isChosen } = option;
	return (
		<label className="-mx-2 flex min-h-9 cursor-pointer items-center gap-3 rounded-sm px-2 text-sm transition-colors hover:bg-sunken has-checked:font-semibold max-lg:min-h-11 max-lg:hover:bg-transparent">
			<input
				type="checkbox"
				name={group}
				value={value}
				defaultChecked={isChosen}
				className="size-6 shrink-0 cursor-pointer accent-accent"
			/>
			<span className="flex-1 leading-snug">{label}</span>
			<span aria-hidden="true" className="tabular text-xs font-normal text-ink-soft" data-count={count}>
				{count}
			</span>
			<span className="sr-only">({m.cases_count({ count })})</span>
		</label>
	);
}
