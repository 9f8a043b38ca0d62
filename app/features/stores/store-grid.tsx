import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { StoreCard } from "./store-card";
import type { StoreCardData } from "./stores.server";

/** The cards of the stores. `/locations#store-broadway` points at one of them. */
export function StoreGrid({
	stores,
	distances,
}: {
	stores: readonly StoreCardData[];
	/** By store id, once they are known. */
	distances?: ReadonlyMap<string, string> | undefined;
}) {
	const { hash } = useLocation();
	// The server never sees what follows the #, so the first rendering must not either.
	const [here, setHere] = useState("");
	useEffect(() => setHere(hash.slice(1)), [hash]);
	return (
		<ul className="grid gap-6 lg:gap-8">
			{stores.map((store, index) => (
				<li key={store.id} className="@container">
					<StoreCard store={store} isFirst={index === 0} here={store.id === here} distance={distances?.get(store.id)} />
				</li>
			))}
		</ul>
	);
}
