import { useSyncExternalStore } from "react";

const KEY = "cart-store";
const listeners = new Set<() => void>();
let chosen: string | undefined;

function load(): string {
	try {
		return sessionStorage.getItem(KEY) ?? "";
	} catch {
		return "";
	}
}

export function chooseStore(id: string) {
	chosen = id;
	try {
		sessionStorage.setItem(KEY, id);
	} catch {
		// Storage is blocked: the choice lasts until the page is closed.
	}
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** The store the visitor wants to buy at, remembered for the session. */
export function useChosenStore<T extends { id: string }>(stores: readonly T[]): T | undefined {
	const id = useSyncExternalStore(
		subscribe,
		() => (chosen ??= load()),
		() => "",
	);
	return stores.find((store) => store.id === id);
}
