import { Scale } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/primitives/button";
import { COMPARE_HASH, MOST_COMPARED } from "./selection";
import type { Comparison } from "./use-comparison";

const CompareDialog = lazy(() => import("./compare-dialog"));

/** CMP-2: there only while something is selected. */
export function CompareBar({ kind, comparison }: { kind: "internet" | "wireless"; comparison: Comparison }) {
	const { hash } = useLocation();
	const [isOpen, setIsOpen] = useState(false);
	const count = comparison.selection.length;
	useEffect(() => {
		if (hash === COMPARE_HASH) setIsOpen(true);
	}, [hash]);
	return (
		<>
			<p className="sr-only" role="status">
				{count > 0 ? m.plans_selected({ count, most: MOST_COMPARED }) : ""}
			</p>
			{count > 0 && (
				<div className="sticky bottom-4 z-10 mt-6 flex justify-center print:hidden">
					<Button size="large" className="shadow-float" onClick={() => setIsOpen(true)}>
						<Scale aria-hidden size={20} /> {m.plans_compare({ count })}
					</Button>
				</div>
			)}
			{isOpen && count > 0 && (
				<Suspense>
					<CompareDialog kind={kind} comparison={comparison} onClose={() => setIsOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
