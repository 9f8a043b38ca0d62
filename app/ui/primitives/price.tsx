/**
 * A price, the loudest thing on its card: "$80" large, "/month" small, and beside it a higher price, struck through and
 * named for what it is. Below: whether and when the price was confirmed.
 */
export function Price({
	amount,
	per,
	struck,
	status,
	size = "large",
}: {
	amount: string;
	per?: string;
	struck?: { amount: string; label: string } | undefined;
	status?: string | undefined;
	size?: "large" | "medium";
}) {
	return (
		<div>
			<p className="tabular flex flex-wrap items-baseline gap-x-2 leading-none">
				<span>
					<span
						className={`font-display font-extrabold tracking-tight ${size === "large" ? "text-3xl" : "text-2xl"} [:lang(pt)_&]:text-[1.65rem]`}
					>
						{amount}
					</span>
					{per && <span className="inline-block text-sm text-ink-soft">{per}</span>}
				</span>
				{struck && (
					<span className="text-sm text-ink-soft">
						{struck.label} <s>{struck.amount}</s>
					</span>
				)}
			</p>
			{status && <p className="mt-1.5 text-sm text-ink-soft">{status}</p>}
		</div>
	);
}
