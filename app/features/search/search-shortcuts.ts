import { useEffect } from "react";
import { closeAllOverlays, openOverlay } from "../../ui/primitives/overlay-command";
import { searchDialogId } from "./search-button";

/** "/" (outside text fields), Ctrl-K and ⌘-K open the search. */
export function useSearchShortcuts() {
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.defaultPrevented || !isShortcut(event)) return;
			event.preventDefault();
			const dialog = document.querySelector<HTMLDialogElement>(`#${searchDialogId}`);
			if (!dialog?.open) {
				closeAllOverlays();
				openOverlay(searchDialogId);
			}
			dialog?.querySelector("input")?.focus();
		};
		addEventListener("keydown", onKey);
		return () => removeEventListener("keydown", onKey);
	}, []);
}

function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
	if (altKey) return false;
	if (ctrlKey || metaKey) return key.toLowerCase() === "k";
	return key === "/" && !isTypedInto(target);
}

/** The field of a dialog that was just closed keeps the focus until it is out of sight. */
const isTypedInto = (target: EventTarget | null) =>
	target instanceof HTMLElement &&
	(target.isContentEditable || target.matches("input, textarea, select")) &&
	!target.closest("dialog:not([open])");
