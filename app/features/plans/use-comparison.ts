import { startTransition, useCallback, useEffect, useMemo, useOptimistic, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { placeOf } from "../../ui/primitives/overlay-entry";
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
 * The plans chosen for comparison. The URL is the truth, so that it can be shared and survives a reload; storage
 * remembers it for visitors who come back by another link.
 *
 * A press shows at once; the URL follows in a transition, because the router then renders every link of the page again.
 */
export function useComparison(kind: Kind) {
	const location = useLocation();
	const { search, state } = location;
	const place = placeOf(location);
	const inUrl = new URLSearchParams(search).get(COMPARE_PARAM);
	const saved = useMemo(() => parseSelection(inUrl), [inUrl]);
	const [selection, show] = useOptimistic(saved);
	const navigate = useNavigate();
	const pending = useNavigation().location;

	const latest = useRef({ selection: saved, saved, search, state, pending });
	useEffect(() => {
		latest.current = { selection, saved, search, state, pending };
	});
	const select = useCallback(
		(next: string[]) => {
			remember(kind, next);
			latest.current.selection = next;
			startTransition(async () => {
				show(next);
				// Several presses in one task are one navigation.
				await Promise.resolve();
				const { selection: wanted, saved: written, search: shown, pending: leavingFor, ...entry } = latest.current;
				if (wanted !== next || (!leavingFor && next.join() === written.join())) return;
				// A visitor on the way to another page finds the selection in storage; the other half of the plans gets it.
				if (leavingFor && leavingFor.pathname !== window.location.pathname) return;
				const base = new URLSearchParams(leavingFor?.search ?? shown);
				await navigate(
					{ search: withSelection(base, next).toString(), hash: window.location.hash },
					{ replace: !leavingFor, preventScrollReset: true, state: (leavingFor ?? entry).state },
				);
			});
		},
		[kind, navigate, show],
	);
	/** Stable, so that cards that have not changed are not rendered again. */
	const toggle = useCallback((id: string) => select(toggled(latest.current.selection, id)), [select]);

	const arrivedAt = useRef<string>(undefined);
	useEffect(() => {
		// Later changes are remembered as they are made.
		if (arrivedAt.current === place) return;
		arrivedAt.current = place;
		if (inUrl !== null) return remember(kind, parseSelection(inUrl));
		const before = remembered(kind);
		if (before.length > 0) select(before);
	}, [inUrl, kind, place, select]);

	return { selection, toggle, clear: () => select([]) };
}

export type Comparison = ReturnType<typeof useComparison>;
