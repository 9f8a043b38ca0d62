import { useCallback, useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
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
 */
export function useComparison(kind: Kind) {
	const [search] = useSearchParams();
	const navigate = useNavigate();
	const inAddress = search.get(COMPARE_PARAM);
	const selection = parseSelection(inAddress);

	const select = useCallback(
		(next: readonly string[]) => {
			remember(kind, next);
			const address = withSelection(new URLSearchParams(location.search), next).toString();
			navigate({ search: address, hash: location.hash }, { replace: true, preventScrollReset: true });
		},
		[kind, navigate],
	);
	/** The same function for ever: cards that have not changed are not drawn again. */
	const toggle = useCallback(
		(id: string) => {
			const now = parseSelection(new URLSearchParams(location.search).get(COMPARE_PARAM));
			select(toggled(now, id));
		},
		[select],
	);

	useEffect(() => {
		if (inAddress !== null) return remember(kind, parseSelection(inAddress));
		const before = remembered(kind);
		if (before.length === 0) return;
		const address = withSelection(new URLSearchParams(location.search), before).toString();
		navigate({ search: address, hash: location.hash }, { replace: true, preventScrollReset: true });
	}, [inAddress, kind, navigate]);

	return {
		selection,
		toggle,
		clear: () => select([]),
	};
}

export type Comparison = ReturnType<typeof useComparison>;
