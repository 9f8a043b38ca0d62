import { useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { COMPARE_PARAM, parseSelection, toggled } from "./selection";
import { useSelectionWriter } from "./use-selection-writer";

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

export type Comparison = ReturnType<typeof useComparison>;
