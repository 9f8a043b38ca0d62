import { and, desc, eq, gte, inArray, like, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/connect";
import { blogPosts, shownStories, storyChanges, storyEditions } from "../../../db/schema";
import { shownTo } from "../../../db/shown-stories";
import { currentLocale } from "../../platform/language";
import { cardColumns, inList, listNewestFirst, ofPost } from "./story-rows.server";

/**
 * The text is matched literally, except for case, accents and the kind of quotes: `%` and `_` mean themselves. Stories have
 * typographic quotes and keyboards don't, so a quote beside a letter or digit matches any character.
 */
const pattern = (text: string) => {
	const plain = text
		.normalize("NFD")
		.replace(/[\u0300-\u036f]/g, "")
		.toLowerCase();
	const literal = plain.replace(/[\\%_]/g, "\\$&");
	return `%${literal.replace(/(?<=[\p{L}\d])['’"”]|['‘"“](?=[\p{L}\d])/gu, "_")}%`;
};

/** How many of the newest stories are scanned before the index is used. */
const LATEST = 100;

/** How much further back to look for a word that none of the latest has, in multiples of their time span. */
const FURTHER = 150;

/** More stories than there can be. */
const EVERYTHING = 2_000_000_000;

const newestFirst = [desc(storyEditions.createdAt), desc(storyEditions.postId)];

/**
 * The newest stories that contain the text. Goes back in time in three steps, so that a search reads about as many stories
 * as it shows. A common word is found among the latest. Any other is looked up in the index of trigrams and days: first as
 * far back as there should be enough, judging by how many of the latest have it, and only then in all stories.
 */
export async function searchStories(db: Database, text: string, category: string | null, wanted: number) {
	const words = pattern(text);
	const latest = db
		.select({ id: shownStories.postId })
		.from(shownStories)
		.where(inList(category))
		.orderBy(...listNewestFirst)
		.limit(Math.max(LATEST, wanted))
		.as("latest");
	const [soon] = await db
		.select({
			ids: sql<string[] | null>`array_agg(${latest.id}) filter (where ${like(storyEditions.words, words)})`,
			first: sql<number | null>`min(${storyEditions.day})`,
			last: sql<number | null>`max(${storyEditions.day})`,
		})
		.from(latest)
		.innerJoin(storyEditions, eq(storyEditions.postId, latest.id));
	if (!soon || soon.first === null || soon.last === null) return [];
	const ids = soon.ids ?? [];
	if (ids.length >= wanted) return cards(db, inArray(storyEditions.postId, ids), wanted);
	const times = ids.length > 0 ? Math.ceil(wanted / ids.length) * 2 : FURTHER;
	const since = soon.last - (soon.last - soon.first + 1) * times;
	const found = await searchIndexed(db, gte(storyEditions.day, since), words, category, wanted);
	return found.length === wanted ? found : searchIndexed(db, undefined, words, category, wanted);
}

/** The inner limit makes the planner use the index; by its own estimate it would often read most of the table. */
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
		.where(and(shownTo(currentLocale()), category ? eq(storyEditions.category, category) : undefined))
		.orderBy(...newestFirst)
		.limit(wanted);
	return cards(db, inArray(storyEditions.postId, ids), wanted);
}

const cards = (db: Database, which: SQL, wanted: number) =>
	db
		.select(cardColumns)
		.from(storyEditions)
		.innerJoin(blogPosts, eq(blogPosts.id, storyEditions.postId))
		.leftJoin(storyChanges, ofPost)
		.where(which)
		.orderBy(...newestFirst)
		.limit(wanted);
