import { dealer } from "../../content/dealer";
import { m } from "../../paraglide/messages.js";

/** ABOUT-1. The panel overlaps the page's hero. */
export function AboutStats({ locations }: { locations: number }) {
	return (
		<section aria-label={m.about_stats()} className="page-width">
			<ul className="relative -mt-8 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line shadow-float sm:-mt-12 lg:grid-cols-4">
				<Stat value={String(dealer.foundingYear)} label={m.about_founded()} labelFirst />
				<Stat value={m.about_years_count()} label={m.about_years()} />
				<Stat value={String(locations)} label={m.about_locations({ count: locations })} />
				<Stat value={m.about_customers_count()} label={m.about_customers()} />
			</ul>
			{/* TRUE-7: home and this page prescribe two numbers of customers. */}
			<p className="mt-3 px-1 text-xs text-ink-soft">{m.about_stats_note()}</p>
		</section>
	);
}

/** The number is above its label, whichever comes first in the sentence. */
function Stat({ value, label, labelFirst = false }: { value: string; label: string; labelFirst?: boolean }) {
	const number = (
		<span className="tabular block font-display text-2xl leading-none font-extrabold tracking-tight text-accent">
			{value}
		</span>
	);
	const words = <span className="block text-sm text-ink-soft">{label}</span>;
	return (
		<li
			className={`flex gap-2 bg-raised px-5 py-6 sm:px-8 sm:py-8 ${labelFirst ? "flex-col-reverse justify-end" : "flex-col"}`}
		>
			{labelFirst ? words : number} {labelFirst ? number : words}
		</li>
	);
}
