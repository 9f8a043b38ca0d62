import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { placeOf } from "../../ui/primitives/overlay-entry";

const SCROLL_AFTER = 100;
const HIGHLIGHT_FOR = 3000;

/** WIRE-2: scrolls to the plan that the URL asks for and marks it for a while; again on every arrival. */
export function useHighlight(plan: string | null): string | null {
	const place = placeOf(useLocation());
	const [highlighted, setHighlighted] = useState<string | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the place is the arrival; the same plan may be asked for twice.
	useEffect(() => {
		if (plan === null) return;
		let end: ReturnType<typeof setTimeout> | undefined;
		const start = setTimeout(() => {
			const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
			const card = document.getElementById(plan);
			// A card taller than the screen, where text is large, begins with its name.
			const block = card && card.offsetHeight > innerHeight * 0.8 ? "start" : "center";
			// In the frame of the plan's form the back office scrolls: this would move the form as well.
			if (window.name !== plan) card?.scrollIntoView({ block, behavior: calm ? "instant" : "smooth" });
			setHighlighted(plan);
			end = setTimeout(() => setHighlighted(null), HIGHLIGHT_FOR);
		}, SCROLL_AFTER);
		return () => {
			clearTimeout(start);
			clearTimeout(end);
			setHighlighted(null);
		};
	}, [plan, place]);
	return highlighted;
}
