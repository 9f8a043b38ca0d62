/** CMP-4 */
export const MOST_COMPARED = 3;

/** The plans to compare are in the URL: `?compare=att-fiber-300,fios-1-gig`. */
export const COMPARE_PARAM = "compare";

/** A URL that ends in this opens the comparison at once: the one to share. */
export const COMPARE_HASH = "#compare";
export const COMPARE_DIALOG = "compare-dialog";

/** The URL is untrusted: at most three ids, none twice; what cannot be an id is dropped. */
export const parseSelection = (text: string | null): string[] =>
	[...new Set((text ?? "").split(","))].filter((id) => /^[a-z0-9-]{1,60}$/.test(id)).slice(0, MOST_COMPARED);

export const toggled = (selection: readonly string[], id: string): string[] =>
	selection.includes(id)
		? selection.filter((each) => each !== id)
		: selection.length < MOST_COMPARED
			? [...selection, id]
			: [...selection];

/** The same query with another selection. */
export function withSelection(search: URLSearchParams, selection: readonly string[]): URLSearchParams {
	const next = new URLSearchParams(search);
	if (selection.length > 0) next.set(COMPARE_PARAM, selection.join(","));
	else next.delete(COMPARE_PARAM);
	return next;
}
