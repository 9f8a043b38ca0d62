import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { CartContents } from "./cart-contents";
import { cartDrawerId, useCart } from "./cart-store";
import { useChosenStore } from "./chosen-store";
import { CounterList } from "./counter-list";
import { HandOff, type HandOffStore } from "./hand-off";

type View = "contents" | "counter" | "hand-off";

/** What the drawer shows once something is in the cart: the lines, then the store to finish at, then its counter list. */
export default function FilledCart({
	stores,
	onNews,
}: {
	stores: readonly HandOffStore[];
	/** Something changed that a screen reader should say. */
	onNews: (news: string) => void;
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
	return <CartContents cart={cart} onNews={onNews} onFinish={() => setView("hand-off")} onEmptied={focusCartTitle} />;
}

/** Where the focus goes when what had it is no longer there. */
function focusCartTitle() {
	const title = document.getElementById(`${cartDrawerId}-title`);
	if (!title) return;
	title.tabIndex = -1;
	title.focus();
}
