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
		// Then the choice lives as long as this page.
	}
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** The store at which the visitor wants to finish, remembered for the session. */
export function useChosenStore<T extends { id: string }>(stores: readonly T[]): T | undefined {
	const id = useSyncExternalStore(
		subscribe,
		() => (chosen ??= load()),
		() => "",
	);
	return stores.find((store) => store.id === id);
}
