/** CMP-4 */
export const MOST_COMPARED = 3;

/** The plans to compare stand in the address: `?compare=att-fiber-300,fios-1-gig`. */
export const COMPARE_PARAM = "compare";

/** An address that ends in this opens the comparison at once: that is the one to send to somebody. */
export const COMPARE_HASH = "#compare";

/** Reads the address: at most three ids, none twice, nothing that could not be one. */
export const parseSelection = (text: string | null): string[] =>
	[...new Set((text ?? "").split(","))].filter((id) => /^[a-z0-9-]{1,60}$/.test(id)).slice(0, MOST_COMPARED);

export const toggled = (selection: readonly string[], id: string): string[] =>
	selection.includes(id)
		? selection.filter((each) => each !== id)
		: selection.length < MOST_COMPARED
			? [...selection, id]
			: [...selection];

/** The same address with another selection. */
export function withSelection(search: URLSearchParams, selection: readonly string[]): URLSearchParams {
	const next = new URLSearchParams(search);
	if (selection.length > 0) next.set(COMPARE_PARAM, selection.join(","));
	else next.delete(COMPARE_PARAM);
	return next;
}
