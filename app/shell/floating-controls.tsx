import { ChevronDown, ChevronUp, type LucideIcon, MessageCircle } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { StoreContact } from "../features/stores/store-contacts.server";
import { m } from "../paraglide/messages.js";
import { PopoverMenu } from "../ui/primitives/popover-menu";
import StoreContacts from "./store-contacts-list";

/**
 * FLOAT-1…3, bottom right. A scroll button appears 300 px away from its end of the page: each end has an empty strip of
 * that height, and the button is there while the strip is off screen.
 */
export default function FloatingControls({ stores }: { stores: readonly StoreContact[] }) {
	const [top, farFromTop] = useOffScreen();
	const [bottom, farFromBottom] = useOffScreen();
	const strip = "pointer-events-none absolute h-75 w-px";
	return (
		<>
			<div ref={top} aria-hidden className={`${strip} top-0`} />
			<div ref={bottom} aria-hidden className={`${strip} bottom-0`} />
			<aside
				aria-label={m.store_contacts()}
				className="floating-controls fixed right-4 bottom-4 z-20 grid justify-items-end gap-2 print:hidden sm:right-6 sm:bottom-6"
			>
				{farFromTop && <ScrollButton label={m.scroll_up()} icon={ChevronUp} scroll={() => scrollTo({ top: 0 })} />}
				{farFromBottom && (
					<ScrollButton
						label={m.scroll_down()}
						icon={ChevronDown}
						scroll={() => scrollTo({ top: document.documentElement.scrollHeight })}
					/>
				)}
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
		</>
	);
}

function ScrollButton({ label, icon: Icon, scroll }: { label: string; icon: LucideIcon; scroll: () => void }) {
	return (
		<button
			type="button"
			aria-label={label}
			title={label}
			className="grid size-11 place-items-center rounded-full border border-line bg-raised text-ink shadow-card transition-colors hover:border-accent hover:text-accent"
			onClick={scroll}
		>
			<Icon aria-hidden size={20} />
		</button>
	);
}

function useOffScreen() {
	const element = useRef<HTMLDivElement>(null);
	const [offScreen, setOffScreen] = useState(false);
	useEffect(() => {
		if (!element.current) return;
		const observer = new IntersectionObserver(([entry]) => setOffScreen(!entry?.isIntersecting));
		observer.observe(element.current);
		return () => observer.disconnect();
	}, []);
	return [element, offScreen] as const;
}
