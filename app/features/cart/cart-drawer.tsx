import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { m } from "../../paraglide/messages.js";
import { Overlay } from "../../ui/primitives/overlay";
import { CartContents } from "./cart-contents";
import { cartDrawerId, useCart } from "./cart-store";
import { useChosenStore } from "./chosen-store";
import { CounterList } from "./counter-list";
import { EmptyCart } from "./empty-cart";
import { HandOff, type HandOffStore } from "./hand-off";

type View = "contents" | "counter" | "hand-off";

/** CART-4, CART-6: what is in the cart, then the store to finish at, then the list for its counter. */
export function CartDrawer({ stores }: { stores: readonly HandOffStore[] }) {
	const cart = useCart();
	const store = useChosenStore(stores);
	const [view, setView] = useState<View>("contents");
	const [news, setNews] = useState("");
	useEffect(() => {
		const drawer = document.getElementById(cartDrawerId);
		const startOver = () => {
			setView("contents");
			setNews("");
		};
		drawer?.addEventListener("close", startOver);
		return () => drawer?.removeEventListener("close", startOver);
	}, []);

	const showContents = () => {
		flushSync(() => setView("contents"));
		focusCartTitle();
	};
	return (
		<Overlay id={cartDrawerId} title={m.shopping_cart()} side="side" closeLabel={m.close()}>
			<p role="status" className="sr-only">
				{news}
			</p>
			{cart.length === 0 ? (
				<EmptyCart />
			) : view === "counter" && store ? (
				<CounterList cart={cart} store={store} onBack={() => setView("hand-off")} />
			) : view === "hand-off" ? (
				<HandOff cart={cart} stores={stores} store={store} onBack={showContents} onCounter={() => setView("counter")} />
			) : (
				<CartContents cart={cart} onNews={setNews} onFinish={() => setView("hand-off")} onEmptied={focusCartTitle} />
			)}
		</Overlay>
	);
}

/** Where the focus goes when what had it is no longer there. */
function focusCartTitle() {
	const title = document.getElementById(`${cartDrawerId}-title`);
	if (!title) return;
	title.tabIndex = -1;
	title.focus();
}
