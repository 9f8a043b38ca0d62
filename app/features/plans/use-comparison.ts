import { useCallback, useEffect, useRef, useState } from "react";
import { createPath, useNavigate, useNavigation, useSearchParams } from "react-router";
import { COMPARE_PARAM, parseSelection, toggled, withSelection } from "./selection";

type Kind = "internet" | "wireless";

const key = (kind: Kind) => `compare-${kind}`;

function remember(kind: Kind, selection: readonly string[]) {
	try {
		if (selection.length > 0) localStorage.setItem(key(kind), selection.join(","));
		else localStorage.removeItem(key(kind));
	} catch {
		// Storage may be forbidden; the address still holds the selection.
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
 * The plans chosen for comparison. The address is the truth, so that it can be sent to somebody and survives a reload;
 * the browser remembers it for a visitor who comes back by another link.
 *
 * A press changes the cards at once and the address in a task of its own: the router then draws every link of the page
 * anew, and nobody who presses should wait for that.
 */
export function useComparison(kind: Kind) {
	const [search] = useSearchParams();
	const inAddress = search.get(COMPARE_PARAM);
	/** What was pressed and is not in the address yet, over what is there. */
	const [ahead, setAhead] = useState<{ over: string | null; selection: readonly string[] } | null>(null);
	const isAhead = ahead !== null && ahead.over === inAddress;
	if (ahead && !isAhead) setAhead(null);
	const selection = isAhead ? ahead.selection : parseSelection(inAddress);

	const now = useRef({ inAddress, selection });
	useEffect(() => {
		now.current = { inAddress, selection };
	});
	const known = useCallback(() => now.current.inAddress, []);
	const writeIntoAddress = useSelectionWriter(known);
	const select = useCallback(
		(next: readonly string[]) => {
			remember(kind, next);
			const over = now.current.inAddress;
			now.current = { inAddress: over, selection: next };
			setAhead({ over, selection: next });
			writeIntoAddress(next);
		},
		[kind, writeIntoAddress],
	);
	/** The same function for ever: cards that have not changed are not drawn again. */
	const toggle = useCallback((id: string) => select(toggled(now.current.selection, id)), [select]);

	useEffect(() => {
		if (inAddress !== null) return remember(kind, parseSelection(inAddress));
		const before = remembered(kind);
		if (before.length > 0) select(before);
	}, [inAddress, kind, select]);

	return { selection, toggle, clear: () => select([]) };
}

const addressOf = (selection: readonly string[]) => {
	const search = withSelection(new URLSearchParams(location.search), selection).toString();
	return { pathname: location.pathname, search: search && `?${search}`, hash: location.hash };
};

/**
 * Writes a selection into the address once the page has been drawn: into the browser's bar, then, in another task, into
 * what the router knows; but not while it is on its way to another page.
 */
function useSelectionWriter(known: () => string | null) {
	const navigate = useNavigate();
	const { state } = useNavigation();
	const isMoving = useRef(false);
	const unwritten = useRef<readonly string[]>(undefined);
	const tellRouter = useCallback(() => {
		const selection = unwritten.current;
		if (!selection || isMoving.current) return;
		unwritten.current = undefined;
		// The same address again would ask the server for the same page again.
		if (selection.join() === parseSelection(known()).join()) return;
		navigate(addressOf(selection), { replace: true, preventScrollReset: true });
	}, [navigate, known]);
	useEffect(() => {
		isMoving.current = state !== "idle";
		tellRouter();
	}, [state, tellRouter]);
	useEffect(
		() => () => {
			unwritten.current = undefined;
		},
		[],
	);
	return useCallback(
		(selection: readonly string[]) => {
			unwritten.current = selection;
			const writeIntoBar = () => {
				if (unwritten.current !== selection || isMoving.current) return;
				history.replaceState(history.state, "", createPath(addressOf(selection)));
				setTimeout(tellRouter);
			};
			requestAnimationFrame(() => setTimeout(writeIntoBar));
		},
		[tellRouter],
	);
}

export type Comparison = ReturnType<typeof useComparison>;
