import { foldText } from "./fold-text";
import { SHORTEST_QUERY, scoreOf, wordsOf } from "./score-entries";
import type { IndexEntry } from "./search-index";

const MOST = 3;

/**
 * FIND-3: what comes closest to a query without results: entries with some of its words, or with words that are spelled
 * almost the same. Without any, the first services.
 */
export function closest(query: string, entries: readonly IndexEntry[]): IndexEntry[] {
	const words = wordsOf(foldText(query));
	const near = entries
		.map((entry) => ({ entry, nearness: words.reduce((sum, word) => sum + nearness(entry, word), 0) }))
		.filter((each) => each.nearness > 0)
		.sort((a, b) => b.nearness - a.nearness)
		.map(({ entry }) => entry);
	return (near.length > 0 ? near : entries.filter(({ type }) => type === "service")).slice(0, MOST);
}

/** From 0 to 100. */
function nearness(entry: IndexEntry, word: string): number {
	const score = scoreOf(entry, word);
	if (score > 0) return score;
	const allowed = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
	if (allowed === 0) return 0;
	const isNear = (name: string) => name.length > SHORTEST_QUERY && distance(word, name) <= allowed;
	const names = [entry.title, ...(entry.aliases ?? [])].map(foldText);
	if (names.some(isNear)) return 50;
	return names.some((name) => wordsOf(name).some(isNear)) ? 40 : 0;
}

/** How many letters must be changed, added, left out, or swapped with the next (optimal string alignment). */
export function distance(a: string, b: string): number {
	let before: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, at) => at);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		for (let j = 1; j <= b.length; j++) {
			const isSame = a[i - 1] === b[j - 1];
			const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
			row[j] = Math.min(
				at(row, j - 1) + 1,
				at(last, j) + 1,
				at(last, j - 1) + (isSame ? 0 : 1),
				isSwapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
			);
		}
		[before, last] = [last, row];
	}
	return at(last, b.length);
}

const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;
