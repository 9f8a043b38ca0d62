import { lazy, Suspense, useSyncExternalStore } from "react";

export interface ToastMessage {
	title: string;
	description: string;
	kind?: "default" | "destructive";
}

/** Toasts said before their region has loaded wait here, so that none is lost. */
const waiting: ToastMessage[] = [];
let deliver: ((message: ToastMessage) => void) | undefined;
let wanted = false;
const listeners = new Set<() => void>();

export function showToast(message: ToastMessage) {
	if (deliver) return deliver(message);
	waiting.push(message);
	wanted = true;
	for (const listener of listeners) listener();
}

/** The region takes over delivery and receives what has waited. */
export function receiveToasts(receiver: (message: ToastMessage) => void): () => void {
	deliver = receiver;
	for (const message of waiting.splice(0)) receiver(message);
	return () => {
		deliver = undefined;
	};
}

const ToastRegion = lazy(() => import("./toast-region"));

const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

/** Loads the toast region when the first toast is said. */
export function Toasts({ closeLabel, regionLabel }: { closeLabel: string; regionLabel: string }) {
	const isWanted = useSyncExternalStore(
		subscribe,
		() => wanted,
		() => false,
	);
	if (!isWanted) return null;
	return (
		<Suspense>
			<ToastRegion closeLabel={closeLabel} regionLabel={regionLabel} />
		</Suspense>
	);
}
