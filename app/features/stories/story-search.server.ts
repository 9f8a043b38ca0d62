import { and, gte, inArray, like, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/connect";
import { storyEditions } from "../../../db/schema";
import { newest, newestFirst, ofCategory } from "./story-rows.server";

/** The text is looked for as it is typed, but for capitals and accents: `%` and `_` mean themselves. */
const pattern = (text: string) => {
	const plain = text
		.normalize("NFD")
		.replace(/[\u0300-\u036f]/g, "")
		.toLowerCase();
	return `%${plain.replace(/[\\%_]/g, "\\$&")}%`;
};

/** So many of the newest stories are looked through before the index is asked. */
const LATEST = 100;

/** How much further back a word is looked for that none of the latest has. */
const FURTHER = 150;

/** More stories than there can be. */
const EVERYTHING = 2_000_000_000;

/**
 * The newest stories that hold the text. Goes back in time in three steps, so that a search reads about as many stories as it
 * shows: a word of many stories is found among the latest. Any other is looked up in the index of three-letter pieces and
 * days: as far back as there should be enough, going by how many of the latest have it, and only then in all stories.
 */
export async function searchStories(db: Database, text: string, category: string | null, wanted: number) {
	const words = pattern(text);
	const latest = db
		.select({ id: storyEditions.postId, words: storyEditions.words, day: storyEditions.day })
		.from(storyEditions)
		.where(ofCategory(category))
		.orderBy(...newestFirst)
		.limit(Math.max(LATEST, wanted))
		.as("latest");
	const [soon] = await db
		.select({
			ids: sql<string[] | null>`array_agg(${latest.id}) filter (where ${like(latest.words, words)})`,
			first: sql<number | null>`min(${latest.day})`,
			last: sql<number | null>`max(${latest.day})`,
		})
		.from(latest);
	if (!soon || soon.first === null || soon.last === null) return [];
	const ids = soon.ids ?? [];
	if (ids.length >= wanted) return newest(db, category, inArray(storyEditions.postId, ids)).limit(wanted);
	const times = ids.length > 0 ? Math.ceil(wanted / ids.length) * 2 : FURTHER;
	const since = soon.last - (soon.last - soon.first + 1) * times;
	const found = await searchIndexed(db, gte(storyEditions.day, since), words, category, wanted);
	return found.length === wanted ? found : searchIndexed(db, undefined, words, category, wanted);
}

/** The limit within makes the database ask its index: else it would go by a guess, and often read most of the table. */
function searchIndexed(db: Database, when: SQL | undefined, words: string, category: string | null, wanted: number) {
	const matches = db
		.select()
		.from(storyEditions)
		.where(and(when, like(storyEditions.words, words)))
		.limit(EVERYTHING)
		.as("story_editions");
	const ids = db
		.select({ id: matches.postId })
		.from(matches)
		.where(ofCategory(category))
		.orderBy(...newestFirst)
		.limit(wanted);
	return newest(db, category, inArray(storyEditions.postId, ids)).limit(wanted);
}
