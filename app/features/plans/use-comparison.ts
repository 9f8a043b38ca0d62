import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation, useNavigationType } from "react-router";
import { placeOf, useIsOverlayEntry } from "../../ui/primitives/overlay-entry";
import { COMPARE_PARAM, parseSelection, toggled, withSelection } from "./selection";

type Kind = "internet" | "wireless";

const key = (kind: Kind) => `compare-${kind}`;

function remember(kind: Kind, selection: readonly string[]) {
	try {
		if (selection.length > 0) localStorage.setItem(key(kind), selection.join(","));
		else localStorage.removeItem(key(kind));
	} catch {
		// Storage may be blocked; the URL still holds the selection.
	}
}

function remembered(kind: Kind): string[] {
	try {
		return parseSelection(localStorage.getItem(key(kind)));
	} catch {
		return [];
	}
}

/**
 * The plans chosen for comparison. They are in the URL, so that they can be shared and survive a reload; storage remembers
 * them for visitors who come back by another link.
 *
 * A press shows at once, and the URL follows. Entries of overlays are left alone: what is removed in the open comparison
 * reaches the URL when it closes. So no two navigations of one page cross.
 */
export function useComparison(kind: Kind) {
	const location = useLocation();
	const place = placeOf(location);
	const isOverlayEntry = useIsOverlayEntry();
	const inUrl = new URLSearchParams(location.search).get(COMPARE_PARAM);
	const saved = useMemo(() => parseSelection(inUrl), [inUrl]);
	const [choice, choose] = useState<{ place: string; selection: readonly string[] }>();
	const selection = choice?.place === place ? choice.selection : saved;

	const latest = useRef({ place, selection });
	useEffect(() => {
		latest.current = { place, selection };
	}, [place, selection]);
	const select = useCallback(
		(next: readonly string[]) => {
			remember(kind, next);
			latest.current.selection = next;
			choose({ ...latest.current });
		},
		[kind],
	);
	/** Stable, so that cards that have not changed are not rendered again. */
	const toggle = useCallback((id: string) => select(toggled(latest.current.selection, id)), [select]);

	const isPop = useNavigationType() === "POP";
	const arrivedAt = useRef<string>(undefined);
	const arrive = useEffectEvent(() => {
		const isFirst = arrivedAt.current === undefined;
		arrivedAt.current = place;
		// Storage knows better than the URL after a reload of the open comparison, and after a press while a tab was loading.
		const isUrlLatest = (isFirst || isPop) && !isOverlayEntry;
		if (inUrl !== null && isUrlLatest) return remember(kind, saved);
		const before = remembered(kind);
		if (before.length > 0) select(before);
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: the place stands for the visit to the page.
	useEffect(() => arrive(), [place]);

	const navigate = useNavigate();
	const isIdle = useNavigation().state === "idle";
	const isAhead = isIdle && !isOverlayEntry && selection.join() !== saved.join();
	const writeUrl = useEffectEvent(() => {
		const search = withSelection(new URLSearchParams(location.search), selection).toString();
		navigate({ search, hash: location.hash }, { replace: true, preventScrollReset: true, state: location.state });
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: written again for each selection, and where an older URL came up.
	useEffect(() => {
		if (isAhead) writeUrl();
	}, [isAhead, selection, location.key]);

	return { selection, toggle, clear: () => select([]) };
}

export type Comparison = ReturnType<typeof useComparison>;
