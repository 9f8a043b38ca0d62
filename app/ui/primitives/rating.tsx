import { Star } from "lucide-react";

/** Stars out of five. The words carry the meaning; the stars only show it. */
export function Rating({
	value,
	label,
	count,
}: {
	/** "4.8" */
	value: string;
	/** "Rated 4.8 out of 5" */
	label: string;
	count?: string;
}) {
	return (
		<span className="inline-flex items-center gap-1.5 text-sm">
			<Star aria-hidden size={16} className="fill-warm text-warm" />
			<span className="sr-only">{label}</span>
			<span aria-hidden="true" className="tabular font-semibold">
				{value}
			</span>
			{count && <span className="text-ink-soft">{count}</span>}
		</span>
	);
}
