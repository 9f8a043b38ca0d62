import { m } from "../../paraglide/messages.js";

/** HOME-2. Each tile reads in the order of its words. */
export function Highlights({ lowestPrice, storeCount }: { lowestPrice: string | undefined; storeCount: number }) {
	const highlights = [
		...(lowestPrice ? [{ before: m.home_highlight_price_from(), value: lowestPrice }] : []),
		{ value: m.home_highlight_activation(), after: m.home_highlight_activation_of() },
		{ value: m.home_highlight_number(), after: m.home_highlight_number_of() },
		{ value: m.home_highlight_support(), after: m.home_highlight_support_of() },
		{ value: String(storeCount), after: m.home_highlight_stores_of({ count: storeCount }) },
		{ value: m.home_highlight_customers(), after: m.home_highlight_customers_of() },
	];
	return (
		<section aria-label={m.home_highlights()} className="page-width relative z-10 -mt-12 sm:-mt-16">
			<ul className="grid grid-cols-2 gap-px overflow-hidden rounded-lg bg-line shadow-float sm:grid-cols-3 lg:grid-cols-[1.3fr_repeat(5,1fr)]">
				{highlights.map(({ before, value, after }) => (
					<li key={value} className="flex flex-col justify-end bg-raised px-4 py-4 sm:px-5 sm:py-5">
						{before && <span className="text-sm text-ink-soft">{before} </span>}
						<span className="tabular font-display text-xl leading-tight font-extrabold tracking-tight">{value}</span>
						{after && <span className="text-sm text-ink-soft"> {after}</span>}
					</li>
				))}
			</ul>
		</section>
	);
}
