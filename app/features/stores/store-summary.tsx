import { Phone } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/primitives/button";
import { StorePhone } from "../../ui/primitives/store-phone";
import OpenNow from "./open-now";
import type { StoreCardData } from "./stores.server";

/** DOOR-5: every store in one screen of a phone; the name leads to its card. */
export default function StoreSummary({ stores }: { stores: readonly StoreCardData[] }) {
	return (
		<section aria-label={m.stores_at_a_glance()} className="page-width pt-6 sm:pt-10">
			<ul className="open-first grid gap-px overflow-hidden rounded-lg border border-line bg-line shadow-card sm:grid-cols-2 lg:grid-cols-4">
				{stores.map((store) => (
					<StoreRow key={store.id} store={store} />
				))}
			</ul>
		</section>
	);
}

const StoreRow = ({ store: { id, name, city, region, phone, ...hours } }: { store: StoreCardData }) => (
	<li className="flex items-center justify-between gap-x-3 gap-y-1 bg-raised px-4 py-2 cramped:flex-wrap sm:py-4 lg:flex-wrap">
		<div className="min-w-0">
			<a
				href={`#${id}`}
				aria-label={m.stores_summary_details({ store: name })}
				className="inline-flex min-h-11 items-center font-semibold underline decoration-line-strong/60 hover:text-accent hover:decoration-current"
			>
				{name}
			</a>{" "}
			<span className="text-xs text-ink-soft">{city === name ? region : `${city}, ${region}`}</span>
			<OpenNow hours={hours} />
		</div>
		<StorePhone
			phone={phone}
			label={m.call_store({ store: name })}
			className={buttonClass({}, "shrink-0")}
			soonClass="max-w-28 text-right text-xs text-ink-soft lg:max-w-none lg:text-left"
		>
			{() => (
				<>
					<Phone aria-hidden size={17} /> {m.call()}
				</>
			)}
		</StorePhone>
	</li>
);
