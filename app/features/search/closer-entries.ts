import { closest } from "./closest-entries";
import { suggest } from "./score-entries";
import type { IndexEntry } from "./search-index";

const MOST = 3;
const pathOf = (url: string) => url.replace(/[?#].*/, "");

/**
 * ACT-10: the entries that match a query better than the page that its keywords led to (SRCH-9); none where that page is
 * the best match itself.
 */
export function closerThan(
	path: string,
	query: string,
	entries: readonly IndexEntry[],
): readonly { title: string; url: string }[] {
	const suggestions = suggest(query, entries, []);
	const found = suggestions.length > 0 ? suggestions : closest(query, entries);
	const [best] = found;
	if (!best || pathOf(best.url) === path) return [];
	return found.filter(({ url }) => pathOf(url) !== path).slice(0, MOST);
}
