import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { StoreCard } from "./store-card";
import type { StoreCardData } from "./stores.server";

const layouts = {
	/** One under the other, each across the whole width. */
	rows: "",
	pairs: "lg:grid-cols-2",
};

/** The cards of the stores. `/locations#store-broadway` points at one of them. */
export function StoreGrid({
	stores,
	layout,
	distances,
}: {
	stores: readonly StoreCardData[];
	layout: keyof typeof layouts;
	/** By store id, once they are known. */
	distances?: ReadonlyMap<string, string> | undefined;
}) {
	const { hash } = useLocation();
	// The server never sees what follows the #, so the first rendering must not either.
	const [here, setHere] = useState("");
	useEffect(() => setHere(hash.slice(1)), [hash]);
	return (
		<ul className={`grid gap-6 lg:gap-8 ${layouts[layout]}`}>
			{stores.map((store) => (
				<li key={store.id} className="far @container [--tall:59rem]">
					<StoreCard store={store} here={store.id === here} distance={distances?.get(store.id)} />
				</li>
			))}
		</ul>
	);
}
