import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import { buttonClass } from "../../ui/primitives/button";
import { type CaseFilter, caseSearch } from "./case-filter";

export const caseListHeadingId = "case-list";

/** Clears the filter but keeps the sort order. It disappears when used, so it moves focus on. */
export function ClearFilters({ filter, look }: { filter: CaseFilter; look: "primary" | "quiet" }) {
	return (
		<SiteLink
			to={`/phone-cases${caseSearch({ model: "", make: [], material: [], price: [], sort: filter.sort })}`}
			replace
			preventScrollReset
			onClick={() => document.getElementById(caseListHeadingId)?.focus({ preventScroll: true })}
			className={buttonClass({ look, size: look === "quiet" ? "small" : "medium" })}
		>
			{m.cases_clear()}
		</SiteLink>
	);
}
