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
/** SRCH-3: the query is the entry's name. */
export const EXACT_MATCH = 100;
const MOST_STATIC = 6;
const MOST_POSTS = 2;
const MOST = 8;
const POST_SCORE = 30;

/** SRCH-2…4: suggestions for the query, best first; ties keep the order of the catalogue, posts last. */
export function suggest(query: string, entries: readonly IndexEntry[], posts: readonly IndexPost[]): Suggestion[] {
	const wanted = foldText(query.trim());
	if (wanted.length < SHORTEST_QUERY) return [];
	const words = wordsOf(wanted);
	const fromEntries = entries
		.map((entry) => ({ entry, ...rank(entry, wanted, words) }))
		.filter(({ score }) => score > 0)
		.sort((a, b) => b.score - a.score || b.closeness - a.closeness)
		.slice(0, MOST_STATIC)
		.map(({ entry: { aliases: _, ...entry }, score }): Suggestion => ({ ...entry, score }));
	const fromPosts = posts
		.filter((post) => {
			const texts = [post.title, post.excerpt ?? "", post.category].map(foldText);
			const has = (word: string) => texts.some((text) => text.includes(word));
			return has(wanted) || (words.length > 1 && words.every(has));
		})
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
	return [...fromEntries, ...fromPosts].sort((a, b) => b.score - a.score).slice(0, MOST);
}

/**
 * FIND-2: the query as a whole, or all of its words; the weakest word decides, and several words score no more than "title
 * contains". `closeness` breaks ties between entries that match by words.
 */
function rank(entry: IndexEntry, wanted: string, words: readonly string[]): { score: number; closeness: number } {
	const whole = scoreOf(entry, wanted);
	const each = words.map((word) => Math.max(scoreOf(entry, word), scoreOf(entry, singular(word))));
	const byWords = words.length > 0 ? Math.min(...each, words[0] === wanted ? 80 : 60) : 0;
	return whole >= byWords
		? { score: whole, closeness: 0 }
		: { score: byWords, closeness: each.reduce((sum, score) => sum + score, 0) };
}

/** SRCH-3: the best score that applies, or 0. An alias counts as a title. */
export function scoreOf({ title, description, category, aliases = [] }: IndexEntry, wanted: string): number {
	const bare = letters(wanted);
	const scores = [title, ...aliases].map((name) => {
		const folded = foldText(name);
		if (folded === wanted || (bare.length >= SHORTEST_QUERY && letters(folded) === bare)) return EXACT_MATCH;
		if (folded.startsWith(wanted) || (bare.length >= SHORTEST_QUERY && letters(folded).startsWith(bare))) return 80;
		return folded.includes(wanted) ? 60 : 0;
	});
	const best = Math.max(...scores);
	if (best > 0) return best;
	if (foldText(description).includes(wanted)) return 40;
	return foldText(category).includes(wanted) ? 20 : 0;
}

/** "AT&T" and "T-Mobile" are also typed as "att" and "t mobile". */
const letters = (folded: string) => folded.replace(/[^\p{L}\p{N}]/gu, "");

/** The words that say something. */
export const wordsOf = (folded: string): string[] =>
	folded.split(/[\s,;:!?¿¡()"“”/]+/).filter((word) => word.length >= SHORTEST_QUERY && !fillers.has(word));

const singular = (word: string) => (word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word);

/** Folded, in all three languages: visitors mix them. */
const fillers = new Set(
	(
		"an and are at by can do does for from get have how in is it me my near of on or our the to want we what when where which with you your " +
		"al con cual de del donde el en es esta estan hay la las lo los mi mis para por que quiero se su tienen tu un una y " +
		"ao aos as com como da das do dos em esta fica meu minha na nas no nos o onde os ou para pra qual quero tem uma um voces"
	).split(" "),
);
