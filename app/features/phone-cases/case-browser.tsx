import { lazy, type ReactNode, Suspense, useRef } from "react";
import { useNavigation } from "react-router";
import { m } from "../../paraglide/messages.js";
import { CaseCard } from "./case-card";
import { CaseFilters } from "./case-filters";
import { CaseToolbar } from "./case-toolbar";
import { caseListHeadingId } from "./clear-filters";
import type { CaseListing, ShownCase } from "./phone-cases.server";
import { PhoneChoice } from "./phone-choice";
import { useFilterForm } from "./use-filter-form";

/** Rarely seen. */
const NoCases = lazy(() => import("./no-cases"));

/** CASE-1…3. Without scripts the form is submitted with its button; with them every change applies at once. */
export function CaseBrowser({
	listing,
	action,
}: {
	listing: CaseListing;
	/** Rendered at the bottom of each card, with the name of the chosen phone. */
	action: (one: ShownCase, phone: string | undefined) => ReactNode;
}) {
	const form = useRef<HTMLFormElement>(null);
	const apply = useFilterForm(form, listing.filter);
	const isBusy = useNavigation().state === "loading";
	// Another one may have been chosen, and its cases are not here yet.
	const phone = isBusy ? undefined : listing.phone;
	return (
		<div className="page-width grid gap-x-10 gap-y-5 py-8 sm:py-12 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
			<form
				ref={form}
				method="get"
				autoComplete="off"
				className="contents"
				onChange={apply}
				onSubmit={(event) => {
					event.preventDefault();
					apply();
				}}
			>
				<div className="lg:row-span-2">
					<PhoneChoice listing={listing} />
					<CaseFilters listing={listing} />
				</div>
				<CaseToolbar listing={listing} />
			</form>
			<section
				aria-labelledby={caseListHeadingId}
				aria-busy={isBusy}
				className="transition-opacity aria-busy:opacity-60"
			>
				<h2 id={caseListHeadingId} tabIndex={-1} className="sr-only">
					{m.cases_list()}
				</h2>
				{listing.cases.length === 0 && (
					<Suspense>
						<NoCases filter={listing.filter} />
					</Suspense>
				)}
				<ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
					{listing.cases.map((one, index) => (
						<CaseCard key={one.id} one={one} isFirst={index === 0}>
							{action(one, phone)}
						</CaseCard>
					))}
				</ul>
			</section>
		</div>
	);
}
