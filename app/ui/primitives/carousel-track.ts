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
	}

	step(by: 1 | -1, behavior: "instant" | "smooth") {
		const scroller = this.#scroller;
		const width = this.#stepWidth();
		if (width === 0 || scroller.scrollWidth <= scroller.clientWidth) return;
		const shown = Math.round(scroller.scrollLeft / width);
		if (behavior === "instant") return this.#standFirst(shown + by);
		const [from, to] = by === 1 ? [0, 1] : [1, 0];
		this.#rotate(shown - from);
		scroller.scrollTo({ left: from * width, behavior: "instant" });
		scroller.scrollTo({ left: to * width, behavior });
	}

	/** Browsers go after the item they last snapped to, wherever it is put: so there is no snapping meanwhile. */
	#standFirst(place: number) {
		this.#scroller.style.scrollSnapType = "none";
		this.#rotate(place);
		this.#scroller.scrollTo({ left: 0, behavior: "instant" });
		this.#scroller.style.scrollSnapType = "";
	}

	#stepWidth(): number {
		const [item] = this.#items;
		if (!item?.parentElement) return 0;
		return (
			item.getBoundingClientRect().width + (Number.parseFloat(getComputedStyle(item.parentElement).columnGap) || 0)
		);
	}

	#rotate(by: number) {
		const count = this.#items.length;
		this.#first = (this.#first + by + count) % count;
		for (const [at, item] of this.#items.entries()) item.style.order = String((at - this.#first + count) % count);
	}
}
