import { Scale } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/primitives/button";
import { useIsOverlayWanted } from "../../ui/primitives/overlay-entry";
import { COMPARE_DIALOG, COMPARE_HASH, MOST_COMPARED } from "./selection";
import type { Comparison } from "./use-comparison";

const CompareDialog = lazy(() => import("./compare-dialog"));

/** CMP-2: there only while something is selected. */
export function CompareBar({ kind, comparison }: { kind: "internet" | "wireless"; comparison: Comparison }) {
	const [isOpen, setIsOpen] = useState(false);
	const count = comparison.selection.length;
	const isShared = useLocation().hash === COMPARE_HASH && count > 0;
	const isWanted = useIsOverlayWanted(COMPARE_DIALOG) || isShared;
	useEffect(() => {
		if (isWanted) setIsOpen(true);
	}, [isWanted]);
	return (
		<>
			<p className="sr-only" role="status">
				{count > 0 ? m.plans_selected({ count, most: MOST_COMPARED }) : ""}
			</p>
			{count > 0 && (
				<div className="compare-bar sticky bottom-4 z-10 mt-6 flex justify-center print:hidden">
					<Button size="large" className="shadow-float" onClick={() => setIsOpen(true)}>
						<Scale aria-hidden size={20} /> {m.plans_compare({ count })}
					</Button>
				</div>
			)}
			{isOpen && (
				<Suspense>
					<CompareDialog kind={kind} comparison={comparison} onClose={() => setIsOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
