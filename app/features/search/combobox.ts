import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { activeAfter } from "./active-option";

/**
 * Turns an existing text input, which may already contain text, into an editable combobox with a list, following the
 * ARIA Authoring Practices. Focus stays in the input; `active` is the index of the highlighted option.
 */
export function useCombobox({
	input,
	listId,
	optionId,
	query,
	count,
	preselected,
	isOpen,
	open,
	close,
	choose,
}: {
	input: RefObject<HTMLInputElement | null>;
	listId: string;
	optionId: (at: number) => string;
	query: string;
	count: number;
	/** Highlighted until the visitor moves on. */
	preselected: number | undefined;
	isOpen: boolean;
	open: () => void;
	close: () => void;
	choose: (at: number) => void;
}): number | undefined {
	// The highlight is only valid for the query its option was found with.
	const [pointer, setPointer] = useState<{ query: string; at: number | undefined }>();
	const pointed = pointer?.query === query ? pointer.at : preselected;
	const active = isOpen && pointed !== undefined && pointed < count ? pointed : undefined;
	const setActive = (at: number | undefined) => setPointer({ query, at });

	useLayoutEffect(() => {
		const box = input.current;
		if (!box) return;
		const set = (name: string, value: string | undefined) =>
			value === undefined ? box.removeAttribute(name) : box.setAttribute(name, value);
		set("role", "combobox");
		set("aria-autocomplete", "list");
		set("aria-haspopup", "listbox");
		set("aria-expanded", String(isOpen));
		set("aria-controls", isOpen ? listId : undefined);
		set("aria-activedescendant", active === undefined ? undefined : optionId(active));
	}, [input, isOpen, active, listId, optionId]);

	const onKey = useEffectEvent((event: KeyboardEvent) => {
		if (event.isComposing || count === 0) return;
		if (event.key === "Escape" && isOpen) {
			// Closes only the list; a second Escape closes the dialog.
			event.preventDefault();
			close();
		} else if (event.key === "Enter" && active !== undefined) {
			event.preventDefault();
			choose(active);
		} else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
			event.preventDefault();
			if (event.altKey) return event.key === "ArrowDown" ? open() : close();
			open();
			setActive(activeAfter(event.key, active, count));
		} else if (["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) {
			// The caret moves in the input, so Enter applies to the input again.
			setActive(undefined);
		}
	});
	useEffect(() => {
		const box = input.current;
		const listen = (event: KeyboardEvent) => onKey(event);
		box?.addEventListener("keydown", listen);
		return () => box?.removeEventListener("keydown", listen);
	}, [input]);

	return active;
}
