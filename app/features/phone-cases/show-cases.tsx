import { Button } from "../../ui/primitives/button";
import { caseListHeadingId } from "./clear-filters";

/** ACT-8: on a phone the filters push the list away: how many cases are left, and the way to them. */
export const ShowCases = ({ label, inSight }: { label: string; inSight: boolean }) => (
	<div className={`show-cases needs-script mt-3 grid lg:hidden ${inSight ? "sticky bottom-4 z-10" : ""}`}>
		<Button
			size="large"
			className="shadow-float"
			onClick={({ currentTarget }) => {
				const filters = currentTarget.closest("details");
				if (filters) filters.open = false;
				const heading = document.getElementById(caseListHeadingId);
				heading?.focus({ preventScroll: true });
				heading?.scrollIntoView();
			}}
		>
			{label}
		</Button>
	</div>
);
