import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";

const SearchedLine = lazy(() => import("./searched-line"));

/** The router's location state of a page that a search led to. */
export const searchedState = (query: string) => ({ searched: query });

/** ACT-10: on arrival by a search, what comes closer than the page that the keywords led to. */
export function Searched() {
	const { state, pathname, key } = useLocation();
	const query: unknown = state?.searched;
	// The server does not know the state of a history entry.
	const [isHydrated, setIsHydrated] = useState(false);
	useEffect(() => setIsHydrated(true), []);
	if (!isHydrated || typeof query !== "string") return null;
	return (
		<Suspense>
			<SearchedLine key={key} query={query} pathname={pathname} />
		</Suspense>
	);
}
