import { useSyncExternalStore } from "react";
import { m } from "../../paraglide/messages.js";
import { openOverlay } from "../../ui/primitives/overlay";
import { showToast } from "../../ui/primitives/toast-queue";
import { addItem, type Cart, type NewItem, readCart, removeItem, setQuantity } from "./cart";

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

function setCart(next: Cart) {
	cart = next;
	for (const listener of listeners) listener();
}

function change(update: (cart: Cart) => Cart) {
	// Another tab may have changed the cart: storage is the source of truth, `cart` a copy.
	const next = update(load());
	try {
		localStorage.setItem(KEY, JSON.stringify(next));
	} catch {
		// Storage is blocked or full: the cart lasts until the page is closed.
		return setCart(update(cart ?? empty));
	}
	setCart(next);
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

export function addToCart(item: NewItem) {
	change((lines) => addItem(lines, item));
	showToast({ title: m.cart_added_title(), description: m.cart_added({ name: item.name }), topic: "cart" });
}

export function removeFromCart(id: string) {
	change((lines) => removeItem(lines, id));
	toastRemoved();
}

const toastRemoved = () => showToast({ title: m.cart_removed_title(), description: m.cart_removed(), topic: "cart" });

/** CART-3: setting 0 removes the item, with the same toast. */
export function setCartQuantity(id: string, quantity: number) {
	change((lines) => setQuantity(lines, id, quantity));
	if (!cart?.some((line) => line.id === id)) toastRemoved();
}

export const clearCart = () => change(() => empty);
export const openCart = () => openOverlay(cartDrawerId);
