import { type LucideIcon, ShieldCheck, ShoppingBag, Smartphone, Tv, Wifi } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import type { Door } from "./doors.server";

const icons: Record<string, LucideIcon> = {
	"/wireless-plans": Smartphone,
	"/internet-plans": Wifi,
	"/tv-cable-on-demand": Tv,
	"/security-systems": ShieldCheck,
	"/phone-cases": ShoppingBag,
};

/** DOOR-1: rows on a phone, tiles where there is room. */
export const Doors = ({ doors, priceNote }: { doors: readonly Door[]; priceNote: string | undefined }) => (
	<section aria-labelledby="doors" className="page-width pt-6 sm:pt-10">
		<h2 id="doors" className="text-xl">
			{m.home_doors_heading()}
		</h2>
		<ul className="mt-2 grid gap-px overflow-hidden rounded-lg border border-line bg-line shadow-card sm:mt-4 lg:grid-cols-5">
			{doors.map((door) => (
				<li key={door.to} className="grid">
					<DoorLink door={door} />
				</li>
			))}
		</ul>
		<div className="mx-auto mt-4 grid max-w-3xl gap-1 text-center text-sm text-balance text-ink-soft">
			{priceNote && <p>{priceNote}</p>}
			<p>{m.home_offer_note()}</p>
		</div>
	</section>
);

function DoorLink({ door: { to, name, price, note } }: { door: Door }) {
	const Icon = icons[to] ?? ShoppingBag;
	return (
		<SiteLink
			to={to}
			className="group grid min-h-13 grid-cols-[auto_auto_1fr] items-center gap-x-3 bg-raised px-4 py-1.5 no-underline transition-colors hover:bg-accent-soft cramped:flex cramped:flex-wrap lg:flex lg:flex-col lg:items-start lg:py-5"
		>
			<span
				className={`grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent group-hover:bg-raised lg:mb-3 lg:size-11 ${note ? "row-span-2" : ""}`}
			>
				<Icon aria-hidden size={20} />
			</span>
			<span className="leading-tight font-semibold">{name}</span>{" "}
			{price && (
				<span className="text-right leading-tight cramped:basis-full cramped:text-left lg:text-left">
					<span className="text-sm text-ink-soft">{m.home_from()}</span>{" "}
					<span className="tabular font-display text-lg leading-tight font-extrabold whitespace-nowrap">{price}</span>
				</span>
			)}{" "}
			{note && (
				<span className="col-span-2 text-right text-sm leading-tight text-ink-soft cramped:basis-full cramped:text-left lg:text-left">
					{note}
				</span>
			)}
		</SiteLink>
	);
}
