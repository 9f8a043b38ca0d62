import { ChevronDown, ChevronUp, MapPin, MessageCircle, Phone } from "lucide-react";
import { useEffect, useState } from "react";
import type { StoreContact } from "../features/stores/store-contacts.server";
import { m } from "../paraglide/messages.js";
import { BrandIcon } from "../ui/primitives/brand-icon";
import { PopoverMenu } from "../ui/primitives/popover-menu";

/** FLOAT-1…3, bottom right. */
export function FloatingControls({ stores }: { stores: readonly StoreContact[] }) {
	return (
		<aside
			aria-label={m.store_contacts()}
			className="fixed right-4 bottom-4 z-20 grid justify-items-end gap-2 print:hidden sm:right-6 sm:bottom-6"
		>
			<ScrollButtons />
			<PopoverMenu
				id="store-contacts"
				label={m.store_contacts()}
				triggerClass="grid size-14 place-items-center rounded-full bg-accent text-on-accent shadow-float transition-[background-color,scale] hover:bg-accent-strong active:scale-95"
				panelClass="position-up w-[min(22rem,calc(100vw-2rem))] overflow-y-auto p-4"
				trigger={<MessageCircle aria-hidden size={26} />}
			>
				<h2 className="px-1 pb-2 text-lg">{m.store_contacts()}</h2>
				<ul className="grid gap-3">
					{stores.map((store) => (
						<StoreEntry key={store.id} store={store} />
					))}
				</ul>
			</PopoverMenu>
		</aside>
	);
}

const action =
	"inline-flex min-h-11 flex-1 items-center justify-center gap-1.5 rounded-sm px-2 text-xs font-semibold no-underline transition-colors bg-sunken hover:bg-accent-soft hover:text-accent";

function StoreEntry({ store: { name, city, phone, whatsapp, directions } }: { store: StoreContact }) {
	return (
		<li className="rounded-md border border-line p-3">
			<p className="font-semibold">
				{name} <span className="text-sm font-normal text-ink-soft">{city}</span>
			</p>
			<p className="tabular text-sm text-ink-soft">{phone ? phone.text : m.phone_coming_soon()}</p>
			<div className="mt-2 flex flex-wrap gap-2">
				{phone && (
					<a href={phone.link} aria-label={m.call_store({ store: name })} className={action}>
						<Phone aria-hidden size={16} /> {m.call()}
					</a>
				)}
				<a
					href={whatsapp}
					target="_blank"
					rel="noopener"
					aria-label={m.whatsapp_store({ store: name })}
					className={action}
				>
					<BrandIcon name="whatsapp" size={16} /> WhatsApp
				</a>
				<a
					href={directions}
					target="_blank"
					rel="noopener"
					aria-label={m.directions_to_store({ store: name })}
					className={action}
				>
					<MapPin aria-hidden size={16} /> {m.directions()}
				</a>
			</div>
		</li>
	);
}

/** How far one has to be from an end of the page before a button offers to go there. */
const FAR = 300;

function ScrollButtons() {
	const [far, setFar] = useState({ fromTop: false, fromBottom: false });
	useEffect(() => {
		const look = () => {
			const { scrollHeight, clientHeight } = document.documentElement;
			const fromTop = scrollY > FAR;
			const fromBottom = scrollHeight - clientHeight - scrollY > FAR;
			setFar((was) => (was.fromTop === fromTop && was.fromBottom === fromBottom ? was : { fromTop, fromBottom }));
		};
		look();
		const sizes = new ResizeObserver(look);
		sizes.observe(document.body);
		addEventListener("scroll", look, { passive: true });
		return () => {
			sizes.disconnect();
			removeEventListener("scroll", look);
		};
	}, []);
	const round =
		"grid size-11 place-items-center rounded-full border border-line bg-raised text-ink shadow-card transition-colors hover:border-accent hover:text-accent";
	return (
		<>
			{far.fromTop && (
				<button
					type="button"
					aria-label={m.scroll_up()}
					title={m.scroll_up()}
					className={round}
					onClick={() => scrollTo({ top: 0 })}
				>
					<ChevronUp aria-hidden size={20} />
				</button>
			)}
			{far.fromBottom && (
				<button
					type="button"
					aria-label={m.scroll_down()}
					title={m.scroll_down()}
					className={round}
					onClick={() => scrollTo({ top: document.documentElement.scrollHeight })}
				>
					<ChevronDown aria-hidden size={20} />
				</button>
			)}
		</>
	);
}
