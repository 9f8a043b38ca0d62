import { useSyncExternalStore } from "react";
import { openOverlay } from "../../ui/primitives/overlay-command";
import { type Cart, readCart } from "./cart";

const KEY = "cart";
export const cartDrawerId = "cart-drawer";

const empty: Cart = [];
let cart: Cart | undefined;
const listeners = new Set<() => void>();

function load(): Cart {
	try {
		return readCart(localStorage.getItem(KEY));
	} catch {
		return empty;
	}
}

function setCart(next: Cart): Cart {
	cart = next;
	for (const listener of listeners) listener();
	return next;
}

/** Returns the cart as it is now. */
export function changeCart(update: (cart: Cart) => Cart): Cart {
	// Another tab may have changed the cart: storage is the source of truth, `cart` a copy.
	const next = update(load());
	try {
		localStorage.setItem(KEY, JSON.stringify(next));
	} catch {
		// Storage is blocked or full: the cart lasts until the page is closed.
		return setCart(update(cart ?? empty));
	}
	return setCart(next);
}

const onStorage = (event: StorageEvent) => {
	if (event.key === KEY || event.key === null) setCart(load());
};
const onPageShow = (event: PageTransitionEvent) => {
	if (event.persisted) setCart(load());
};

function subscribe(listener: () => void): () => void {
	if (listeners.size === 0) {
		addEventListener("storage", onStorage);
		addEventListener("pageshow", onPageShow);
	}
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		removeEventListener("storage", onStorage);
		removeEventListener("pageshow", onPageShow);
	};
}

/** The cart of this browser; empty while rendering on the server and hydrating. */
export const useCart = (): Cart =>
	useSyncExternalStore(
		subscribe,
		() => (cart ??= load()),
		() => empty,
	);

export const openCart = () => openOverlay(cartDrawerId);
