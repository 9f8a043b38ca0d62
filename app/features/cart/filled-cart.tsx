import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { CartContents } from "./cart-contents";
import { cartDrawerId, useCart } from "./cart-store";
import { useChosenStore } from "./chosen-store";
import { CounterList } from "./counter-list";
import { HandOff } from "./hand-off";
import type { HandOffStore } from "./hand-off-store";

type View = "contents" | "counter" | "hand-off";

/** The drawer when the cart has items: the lines, then the choice of store, then the list to show at the counter. */
export default function FilledCart({
	stores,
	onAnnounce,
}: {
	stores: readonly HandOffStore[];
	/** Called with text for screen readers to announce. */
	onAnnounce: (text: string) => void;
}) {
	const cart = useCart();
	const store = useChosenStore(stores);
	const [view, setView] = useState<View>("contents");
	useEffect(() => {
		const drawer = document.getElementById(cartDrawerId);
		const startOver = () => setView("contents");
		drawer?.addEventListener("close", startOver);
		return () => drawer?.removeEventListener("close", startOver);
	}, []);

	const showContents = () => {
		flushSync(() => setView("contents"));
		focusCartTitle();
	};
	if (view === "counter" && store) return <CounterList cart={cart} store={store} onBack={() => setView("hand-off")} />;
	if (view === "hand-off")
		return (
			<HandOff cart={cart} stores={stores} store={store} onBack={showContents} onCounter={() => setView("counter")} />
		);
	return (
		<CartContents cart={cart} onAnnounce={onAnnounce} onFinish={() => setView("hand-off")} onEmptied={focusCartTitle} />
	);
}

/** For when the focused element has been removed. */
function focusCartTitle() {
	const title = document.getElementById(`${cartDrawerId}-title`);
	if (!title) return;
	title.tabIndex = -1;
	title.focus();
}
