import { m } from "../../paraglide/messages.js";
import { AskByCall, AskByMessage, AskByWhatsApp, type AskProps, CopyFirst } from "./ask-ways";
import { useMinute } from "./minute-clock";
import { openState } from "./opening-hours";
import type { StoreContact } from "./store-contacts.server";

/** Offered for every store, in this order. Reserving and appointments will be further ways. */
const ways = Object.entries({ copy: CopyFirst, whatsapp: AskByWhatsApp, call: AskByCall, message: AskByMessage });

/**
 * ACT-2: every way to ask a store about something, the visitor's store first, then those that are open. The browser
 * knows which are: a cached page is the same at every hour.
 */
export default function AskStore({
	stores,
	chosen,
	things,
	...rest
}: {
	stores: readonly StoreContact[];
	chosen: string | null;
	/** What the enquiry is about. */
	things: readonly { text: string }[];
} & Omit<AskProps, "about" | "store">) {
	const enquiry = { ...rest, about: things.map(({ text }) => text) };
	const now = useMinute();
	const rows = stores
		.map((store) => {
			const isOpen = now && openState(store, now).open;
			return { store, isOpen, rank: Number(store.id === chosen) * 2 + Number(isOpen ?? false) };
		})
		.toSorted((a, b) => b.rank - a.rank);
	return (
		<section aria-labelledby="ask" className="page-width pt-4">
			<h2 id="ask" className="mb-2 text-lg">
				{m.ask_heading()}
			</h2>
			<ul className="grid gap-x-10 lg:grid-cols-2">
				{rows.map(({ store, isOpen }) => (
					<li
						key={store.id}
						className="flex flex-wrap content-start items-center gap-x-2 gap-y-1 border-t border-line py-1.5"
					>
						<div className="mr-auto leading-tight">
							<h3 className="text-base">{store.name}</h3>
							<p className="text-xs text-ink-soft">{store.city}</p>
							<p className="needs-script min-h-[1.4em] text-xs" data-open={isOpen}>
								{isOpen !== undefined && (
									<span className={isOpen ? "font-semibold text-good" : "text-ink-soft"}>
										{isOpen ? m.ask_open() : m.stores_closed()}
									</span>
								)}
							</p>
						</div>
						{ways.map(([way, Way]) => (
							<Way key={way} store={store} {...enquiry} />
						))}
					</li>
				))}
			</ul>
		</section>
	);
}
