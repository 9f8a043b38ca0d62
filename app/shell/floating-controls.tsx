import { ChevronDown, ChevronUp, type LucideIcon, MessageCircle } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { StoreContact } from "../features/stores/store-contacts.server";
import { m } from "../paraglide/messages.js";
import { PopoverMenu } from "../ui/primitives/popover-menu";
import StoreContacts from "./store-contacts-list";

/**
 * FLOAT-1…3, DOOR-8, bottom right. A scroll button appears 300 px away from its end of the page: each end has an empty strip of
 * that height, and the button is there while the strip is off screen. Sizes are in pixels: icons do not grow with the
 * text, and would cover more of it (ZOOM-1).
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
				className="floating-controls fixed right-[4px] bottom-[12px] z-20 grid justify-items-end xl:justify-items-center print:hidden xl:right-6 xl:bottom-6"
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
					triggerClass="grid size-[44px] xl:size-[48px] place-items-center rounded-full bg-accent text-on-accent shadow-float transition hover:bg-accent-strong active:scale-95"
					panelClass="position-up w-[min(22rem,calc(100vw-2rem))] overflow-y-auto p-4"
					trigger={<MessageCircle aria-hidden size={22} />}
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
			className="scroll-button group grid size-[44px] items-center justify-items-end rounded-full xl:justify-items-center text-ink hover:text-accent"
			onClick={scroll}
		>
			{/* Smaller than what can be pressed. */}
			<span className="grid size-[32px] place-items-center rounded-full border border-line bg-raised shadow-card transition-colors group-hover:border-accent">
				<Icon aria-hidden size={18} />
			</span>
		</button>
	);
}

function useOffScreen() {
	const element = useRef<HTMLDivElement>(null);
	const [offScreen, setOffScreen] = useState(false);
	useEffect(() => {
		if (!element.current) return;
		// A busy page reports several changes at once: the last one counts.
		const observer = new IntersectionObserver((changes) => setOffScreen(!changes.at(-1)?.isIntersecting));
		observer.observe(element.current);
		return () => observer.disconnect();
	}, []);
	return [element, offScreen] as const;
}
