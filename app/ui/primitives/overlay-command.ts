import type { ComponentProps } from "react";

/** Older browsers know neither `closedby` nor `command`; for them the same is done by script. */
const knowsCommands = () => "commandForElement" in HTMLButtonElement.prototype;

/** A press on a link that opens a page in this window, even if it is the same page. A call leaves the overlay open. */
export const leavesPage = (target: EventTarget) =>
	target instanceof Element && target.closest("a[href]:not([target], [href^='tel:'], [href^='mailto:'])") !== null;

export function overlayCommand(command: "close" | "show-modal", id: string): ComponentProps<"button"> {
	return {
		command,
		commandfor: id,
		onClick: () => {
			if (knowsCommands()) return;
			const dialog = document.getElementById(id) as HTMLDialogElement | null;
			if (command === "close") dialog?.close();
			else dialog?.showModal();
		},
	};
}

export const openOverlay = (id: string) => {
	const dialog = document.getElementById(id) as HTMLDialogElement | null;
	if (dialog && !dialog.open) dialog.showModal();
};

/** Closes whatever lies over the page: dialogs and popovers. */
export function closeAllOverlays() {
	for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
	for (const popover of document.querySelectorAll<HTMLElement>(":popover-open")) popover.hidePopover();
}
