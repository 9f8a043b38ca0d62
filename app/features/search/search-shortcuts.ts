import { type RefObject, useEffect } from "react";
import { closeAllOverlays, openOverlay } from "../../ui/primitives/overlay";
import { searchDialogId } from "./search-button";

/** "/" (unless something is being typed) and Ctrl-K or ⌘-K open the search. */
export function useSearchShortcuts(input: RefObject<HTMLInputElement | null>) {
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.defaultPrevented || !isShortcut(event)) return;
			event.preventDefault();
			if (!input.current?.closest("dialog")?.open) {
				closeAllOverlays();
				openOverlay(searchDialogId);
			}
			input.current?.focus();
		};
		addEventListener("keydown", onKey);
		return () => removeEventListener("keydown", onKey);
	}, [input]);
}

function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
	if (altKey) return false;
	if (ctrlKey || metaKey) return key.toLowerCase() === "k";
	return key === "/" && !isTypedInto(target);
}

const isTypedInto = (target: EventTarget | null) =>
	target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
