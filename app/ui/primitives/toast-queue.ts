export interface ToastMessage {
	title: string;
	description: string;
	kind?: "default" | "destructive";
	/** Of one topic only the newest is shown. */
	topic?: string;
	/** What to do next. */
	action?: { label: string; onPress: () => void };
}

export const openDialog = () => [...document.querySelectorAll<HTMLElement>("dialog:modal")].at(-1);

/** Toasts said before their region has loaded wait here, so that none is lost; each with the dialog it was said in. */
const waiting: { message: ToastMessage; dialog: HTMLElement | undefined }[] = [];
const listeners = new Set<() => void>();
let deliver: ((message: ToastMessage) => void) | undefined;
let wanted = false;

export function showToast(message: ToastMessage) {
	if (deliver) return deliver(message);
	waiting.push({ message, dialog: openDialog() });
	wanted = true;
	for (const listener of listeners) listener();
}

/** The region takes over delivery and receives what has waited. Who has opened a dialog meanwhile has moved on from it. */
export function receiveToasts(receiver: (message: ToastMessage) => void): () => void {
	deliver = receiver;
	for (const { message, dialog } of waiting.splice(0)) if (dialog === openDialog()) receiver(message);
	return () => {
		deliver = undefined;
	};
}

export const areToastsWanted = () => wanted;

export function onToastsWanted(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
