import { useCallback, useEffect, useRef } from "react";
import { createPath, useNavigate, useNavigation } from "react-router";
import { parseSelection, withSelection } from "./selection";

const addressOf = (selection: readonly string[]) => {
	const search = withSelection(new URLSearchParams(location.search), selection).toString();
	return { pathname: location.pathname, search: search && `?${search}`, hash: location.hash };
};

/**
 * Writes a selection into the address once the page has been drawn: into the browser's bar, then, in another task, into
 * what the router knows; but not while it is on its way to another page.
 */
export function useSelectionWriter(known: () => string | null) {
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
