import { lazy, Suspense, useEffect, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Overlay } from "../../ui/primitives/overlay";
import { cartDrawerId, useCart } from "./cart-store";
import { EmptyCart } from "./empty-cart";
import type { HandOffStore } from "./hand-off-store";

/** Most carts are empty: this script loads with the first item. */
const FilledCart = lazy(() => import("./filled-cart"));

/** CART-4, CART-6 */
export function CartDrawer({ stores }: { stores: readonly HandOffStore[] }) {
	const isEmpty = useCart().length === 0;
	const [announcement, setAnnouncement] = useState("");
	useEffect(() => {
		const drawer = document.getElementById(cartDrawerId);
		const clear = () => setAnnouncement("");
		drawer?.addEventListener("close", clear);
		return () => drawer?.removeEventListener("close", clear);
	}, []);
	return (
		<Overlay id={cartDrawerId} title={m.shopping_cart()} side="side" closeLabel={m.close()}>
			<p role="status" className="sr-only">
				{announcement}
			</p>
			{isEmpty ? (
				<EmptyCart />
			) : (
				<Suspense fallback={<p className="p-5 text-ink-soft">{m.loading()}</p>}>
					<FilledCart stores={stores} onAnnounce={setAnnouncement} />
				</Suspense>
			)}
		</Overlay>
	);
}
