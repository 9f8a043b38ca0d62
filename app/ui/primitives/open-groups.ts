import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { placeOf } from "./overlay-entry";

/** How a page was left. */
interface Saved {
	/** Ids of the open groups. */
	open: readonly unknown[];
	/** Scroll position. */
	top: number;
}

const groups = () => [...document.querySelectorAll<HTMLDetailsElement>("main details[id]")];
const storageKey = (place: string) => `open-groups ${place}`;

function save(place: string) {
	const all = groups();
	if (all.length === 0) return;
	const saved: Saved = { open: all.filter((group) => group.open).map(({ id }) => id), top: scrollY };
	try {
		sessionStorage.setItem(storageKey(place), JSON.stringify(saved));
	} catch {
		// Storage is blocked: the groups are closed after a return.
	}
}

function load(place: string): Saved | undefined {
	try {
		const saved: Partial<Saved> | null = JSON.parse(sessionStorage.getItem(storageKey(place)) ?? "null");
		return Array.isArray(saved?.open) ? { open: saved.open, top: Number(saved.top) } : undefined;
	} catch {
		return undefined;
	}
}

/**
 * BACK-4: a visitor who returns to a page finds the same groups (`<details>` with an id) open, also after a full load. Kept
 * like the scroll position: per history entry, for the session. Groups open before the router scrolls: this hook's
 * layout effect runs before that of `<ScrollRestoration>`, which comes later in the document. In a new document the router
 * has scrolled long before, among closed groups, so here the position is set again. `data-restored` marks the groups
 * for style sheets: their real height is needed at once.
 */
export function useOpenGroups() {
	const place = placeOf(useLocation());
	const isNewDocument = useRef(true);
	useLayoutEffect(() => {
		const saved = load(place);
		if (saved) {
			for (const group of groups()) {
				group.open = saved.open.includes(group.id);
				group.toggleAttribute("data-restored", group.open);
			}
			if (isNewDocument.current && saved.open.length > 0) scrollTo({ top: saved.top, behavior: "instant" });
		} else save(place);
		isNewDocument.current = false;
	}, [place]);

	const onChange = useEffectEvent(() => save(place));
	useEffect(() => {
		const onToggle = ({ target }: Event) => {
			if (target instanceof HTMLDetailsElement) onChange();
		};
		const onLeave = () => onChange();
		// The event does not bubble.
		document.addEventListener("toggle", onToggle, true);
		addEventListener("pagehide", onLeave);
		return () => {
			document.removeEventListener("toggle", onToggle, true);
			removeEventListener("pagehide", onLeave);
		};
	}, []);
}
