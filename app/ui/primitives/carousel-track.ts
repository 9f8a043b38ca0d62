/** How a carousel moves for this visitor. */
export const scrollBehavior = () =>
	matchMedia("(prefers-reduced-motion: reduce)").matches ? ("instant" as const) : ("smooth" as const);

/**
 * Steps a scrolling row on for ever, without copies of its items: what has left at the start is put behind the end with
 * the CSS `order`, while nothing moves. So every item that is seen is the one and only, and can be pressed.
 */
export class EndlessTrack {
	readonly #scroller: HTMLElement;
	readonly #items: HTMLElement[];
	/** Which item stands first. */
	#first = 0;

	constructor(scroller: HTMLElement) {
		this.#scroller = scroller;
		this.#items = [...scroller.querySelectorAll<HTMLElement>(":scope > ul > li")];
		// Browsers go after the item they last snapped to, wherever it is put. From here on we do the snapping.
		scroller.style.scrollSnapType = "none";
		let isSwiped = false;
		scroller.addEventListener("touchmove", () => (isSwiped = true), { passive: true });
		scroller.addEventListener("scrollend", () => {
			if (isSwiped) this.#align();
			isSwiped = false;
		});
	}

	step(by: 1 | -1, behavior: "instant" | "smooth") {
		const scroller = this.#scroller;
		if (scroller.scrollWidth <= scroller.clientWidth) return;
		const width = this.#stepWidth();
		const [from, to] = by === 1 ? [0, 1] : [1, 0];
		this.#rotate(Math.round(scroller.scrollLeft / width) - from);
		scroller.scrollTo({ left: from * width, behavior: "instant" });
		scroller.scrollTo({ left: to * width, behavior });
	}

	#align() {
		const width = this.#stepWidth();
		const left = Math.round(this.#scroller.scrollLeft / width) * width;
		this.#scroller.scrollTo({ left, behavior: scrollBehavior() });
	}

	#stepWidth(): number {
		const [item] = this.#items;
		if (!item?.parentElement) return 1;
		const gap = Number.parseFloat(getComputedStyle(item.parentElement).columnGap) || 0;
		return item.getBoundingClientRect().width + gap;
	}

	#rotate(by: number) {
		const count = this.#items.length;
		this.#first = (this.#first + by + count) % count;
		for (const [at, item] of this.#items.entries()) item.style.order = String((at - this.#first + count) % count);
	}
}
