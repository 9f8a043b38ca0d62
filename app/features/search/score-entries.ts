import type { Locale } from "../../content/words";
import { foldText } from "./fold-text";
import type { IndexEntry, IndexPost } from "./search-index";

export interface Suggestion {
	title: string;
	description: string;
	url: string;
	category: string;
	type: IndexEntry["type"] | "blog";
	score: number;
	/** Set only if it differs from the page's. */
	language?: Locale;
}

/** SRCH-2 */
export const SHORTEST_QUERY = 2;
const MOST_STATIC = 6;
const MOST_POSTS = 2;
const MOST = 8;
const POST_SCORE = 30;

/** SRCH-2…4: suggestions for the query, best first; ties keep the order of the catalogue, posts last. */
export function suggest(query: string, entries: readonly IndexEntry[], posts: readonly IndexPost[]): Suggestion[] {
	const wanted = foldText(query.trim());
	if (wanted.length < SHORTEST_QUERY) return [];
	const fromEntries = entries
		.map((entry) => ({ ...entry, score: scoreOf(entry, wanted) }))
		.filter(({ score }) => score > 0)
		.sort(byScore)
		.slice(0, MOST_STATIC);
	const fromPosts = posts
		.filter(({ title, excerpt, category }) => [title, excerpt, category].some((text) => has(text, wanted)))
		.slice(0, MOST_POSTS)
		.map(({ title, excerpt, slug, category, language }) => ({
			title,
			description: excerpt ?? "",
			url: `/blog/${slug}`,
			category,
			type: "blog" as const,
			score: POST_SCORE,
			...(language && { language }),
		}));
	return [...fromEntries, ...fromPosts].sort(byScore).slice(0, MOST);
}

const byScore = (a: { score: number }, b: { score: number }) => b.score - a.score;

const has = (text: string | null, wanted: string) => text !== null && foldText(text).includes(wanted);

/** SRCH-3: the best score that applies, or 0. */
function scoreOf({ title, description, category }: IndexEntry, wanted: string): number {
	const name = foldText(title);
	if (name === wanted) return 100;
	if (name.startsWith(wanted)) return 80;
	if (name.includes(wanted)) return 60;
	if (has(description, wanted)) return 40;
	return has(category, wanted) ? 20 : 0;
}
