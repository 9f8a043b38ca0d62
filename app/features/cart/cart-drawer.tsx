import { lazy, Suspense, useEffect, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Overlay } from "../../ui/primitives/overlay";
import { cartDrawerId, useCart } from "./cart-store";
import { EmptyCart } from "./empty-cart";
import type { HandOffStore } from "./hand-off";

/** Most visitors have nothing in their cart; the script for what is in it comes with the first thing. */
const FilledCart = lazy(() => import("./filled-cart"));

/** CART-4, CART-6 */
export function CartDrawer({ stores }: { stores: readonly HandOffStore[] }) {
	const isEmpty = useCart().length === 0;
	const [news, setNews] = useState("");
	useEffect(() => {
		const drawer = document.getElementById(cartDrawerId);
		const forget = () => setNews("");
		drawer?.addEventListener("close", forget);
		return () => drawer?.removeEventListener("close", forget);
	}, []);
	return (
		<Overlay id={cartDrawerId} title={m.shopping_cart()} side="side" closeLabel={m.close()}>
			<p role="status" className="sr-only">
				{news}
			</p>
			{isEmpty ? (
				<EmptyCart />
			) : (
				<Suspense fallback={<p className="p-5 text-ink-soft">{m.loading()}</p>}>
					<FilledCart stores={stores} onNews={setNews} />
				</Suspense>
			)}
		</Overlay>
	);
}
