import { lazy, Suspense } from "react";
import type { StoreHours } from "../../content/store";
import { useMinute } from "./minute-clock";

const StoreOpenState = lazy(() => import("./open-state"));

/**
 * LOC-6, DOOR-3: filled in by the browser, because a cached page is the same at every hour. Its space is reserved. Spans,
 * so that it can stand in a label or a paragraph.
 */
export default function OpenNow({ hours }: { hours: StoreHours }) {
	const now = useMinute();
	return (
		<span className="needs-script block">
			<span className="flex min-h-7 items-center">
				<Suspense>{now && <StoreOpenState hours={hours} now={now} />}</Suspense>
			</span>
		</span>
	);
}
