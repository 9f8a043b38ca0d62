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

function tell(next: Cart) {
	cart = next;
	for (const listener of listeners) listener();
}

function change(rule: (cart: Cart) => Cart) {
	// Another tab may have changed it since: the browser's storage is the truth, this tab only holds a copy.
	const next = rule(load());
	try {
		localStorage.setItem(KEY, JSON.stringify(next));
	} catch {
		// Storage may be forbidden or full; the cart then lives as long as this page.
		return tell(rule(cart ?? empty));
	}
	tell(next);
}

const onStorage = (event: StorageEvent) => {
	if (event.key === KEY || event.key === null) tell(load());
};
const onPageShow = (event: PageTransitionEvent) => {
	if (event.persisted) tell(load());
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

/** The cart of this browser; empty while the page comes from the server. */
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
	sayRemoved();
}

const sayRemoved = () => showToast({ title: m.cart_removed_title(), description: m.cart_removed(), topic: "cart" });

/** CART-3: reaching 0 is removing, and says so. */
export function setCartQuantity(id: string, quantity: number) {
	change((lines) => setQuantity(lines, id, quantity));
	if (!cart?.some((line) => line.id === id)) sayRemoved();
}

export const clearCart = () => change(() => empty);
export const openCart = () => openOverlay(cartDrawerId);
