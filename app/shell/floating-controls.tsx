import { ChevronDown, ChevronUp, MessageCircle } from "lucide-react";
import { useEffect, useState } from "react";
import type { StoreContact } from "../features/stores/store-contacts.server";
import { m } from "../paraglide/messages.js";
import { PopoverMenu } from "../ui/primitives/popover-menu";
import StoreContacts from "./store-contacts-list";

/** FLOAT-1…3, bottom right. */
export default function FloatingControls({ stores }: { stores: readonly StoreContact[] }) {
	return (
		<aside
			aria-label={m.store_contacts()}
			className="floating-controls fixed right-4 bottom-4 z-20 grid justify-items-end gap-2 print:hidden sm:right-6 sm:bottom-6"
		>
			<ScrollButtons />
			<PopoverMenu
				id="store-contacts"
				label={m.store_contacts()}
				triggerClass="grid size-14 place-items-center rounded-full bg-accent text-on-accent shadow-float transition hover:bg-accent-strong active:scale-95"
				panelClass="position-up w-[min(22rem,calc(100vw-2rem))] overflow-y-auto p-4"
				trigger={<MessageCircle aria-hidden size={26} />}
			>
				<StoreContacts stores={stores} />
			</PopoverMenu>
		</aside>
	);
}

/** Distance in pixels from an end of the page at which the button to it appears (FLOAT-2, FLOAT-3). */
const FAR_PX = 300;

function ScrollButtons() {
	const [far, setFar] = useState({ fromTop: false, fromBottom: false });
	useEffect(() => {
		const update = () => {
			const { scrollHeight, clientHeight } = document.documentElement;
			const fromTop = scrollY > FAR_PX;
			const fromBottom = scrollHeight - clientHeight - scrollY > FAR_PX;
			setFar((was) => (was.fromTop === fromTop && was.fromBottom === fromBottom ? was : { fromTop, fromBottom }));
		};
		// Also runs once on observe, right after layout, when reading sizes costs nothing.
		const sizes = new ResizeObserver(update);
		sizes.observe(document.body);
		addEventListener("scroll", update, { passive: true });
		return () => {
			sizes.disconnect();
			removeEventListener("scroll", update);
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
