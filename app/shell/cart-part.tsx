import { CartDrawer } from "../features/cart/cart-drawer";
import OpenNow from "../features/stores/open-now";
import type { StoreContact } from "../features/stores/store-contacts.server";

/** The cart, with the stores' opening hours: one feature does not know the other. */
export default function CartPart({ stores }: { stores: readonly StoreContact[] }) {
	return (
		<CartDrawer
			stores={stores.map((store) => ({
				...store,
				openNow: <OpenNow hours={store} />,
			}))}
		/>
	);
}
