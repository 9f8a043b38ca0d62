import { useMatches } from "react-router";
import type { DealerFacts } from "./dealer-facts";
import { siteFacts } from "./page-meta";

export function useDealerFacts(): DealerFacts {
	const facts = siteFacts(useMatches())?.dealerFacts;
	if (!facts) throw new Error("The page is not inside the site's frame");
	return facts;
}
