/** A price, the loudest thing on its card: "$80" large, "/month" small, the old price struck through before it. */
export function Price({
	amount,
	per,
	original,
	originalLabel,
	size = "large",
}: {
	amount: string;
	per?: string;
	original?: string | undefined;
	/** Said before the old price to those who do not see the line through it: "Before:". */
	originalLabel?: string;
	size?: "large" | "medium";
}) {
	return (
		<p className="tabular flex flex-wrap items-baseline gap-x-2 leading-none">
			<span>
				<span
					className={`font-display font-extrabold tracking-tight ${size === "large" ? "text-3xl" : "text-2xl"} [:lang(pt)_&]:text-[1.65rem]`}
				>
					{amount}
				</span>
				{per && <span className="inline-block text-sm text-ink-soft">{per}</span>}
			</span>
			{original && (
				<span className="text-sm text-ink-soft">
					<span className="sr-only">{originalLabel} </span>
					<s>{original}</s>
				</span>
			)}
		</p>
	);
}
