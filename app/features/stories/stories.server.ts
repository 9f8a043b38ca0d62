import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/connect";
import { sanitizeStory } from "../../../db/sanitize-story";
import { blogPosts, shownStories, storyChanges, storyEditions } from "../../../db/schema";
import { listedFor } from "../../../db/shown-stories";
import { storyPictures } from "../../content/story-pictures";
import { defaultLocale, locales } from "../../content/words";
import { currentLocale, say } from "../../platform/language";
import { languageName, languageTag } from "../../platform/language-tag";
import { pictureOf } from "../../platform/pictures.server";
import { formatDay } from "./format-day";
import {
	type CardRow,
	cardColumns,
	lastChange,
	listedHere,
	listNewestFirst,
	newest,
	ofPost,
} from "./story-rows.server";
import { searchStories } from "./story-search.server";

const PAGE = 12;

/** How a visitor narrows the list (BLOG-4). */
export interface StoryQuery {
	text: string;
	category: string | null;
	page: number;
}

/** PostgreSQL rejects a query with this character: its texts cannot contain it. */
const withoutZero = (text: string) => text.replaceAll("\0", "");

/** Parses the query: `?q=fiber&category=Guides&page=2`. */
export function readStoryQuery(search: URLSearchParams): StoryQuery {
	const page = Number(search.get("page") ?? 1);
	const given = (name: string) => withoutZero(search.get(name) ?? "");
	return {
		text: given("q").trim().slice(0, 100),
		category: given("category") || null,
		page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
	};
}

/** The published stories that match, newest first, up to and including the requested page. One more is read to know whether there are more. */
export async function storyList(db: Database, { text, category, page }: StoryQuery) {
	const wanted = page * PAGE;
	const rows = text
		? await searchStories(db, text, category, wanted + 1)
		: await newest(db, category).limit(wanted + 1);
	return { stories: rows.slice(0, wanted).map(storyCard), hasMore: rows.length > wanted };
}

/** Jumps from one category to the next in the index, instead of reading all stories for a handful of names. */
export async function storyCategories(db: Database): Promise<string[]> {
	const { category } = shownStories;
	const next = (after: SQL) =>
		sql`(select ${category} from ${shownStories} where ${listedHere()} ${after} order by ${category} limit 1)`;
	const { rows } = (await db.execute(sql`
		with recursive found (category) as (
			select ${next(sql``)}
			union all
			select ${next(sql`and ${category} > found.category`)} from found where found.category is not null
		)
		select category from found where category is not null`)) as unknown as { rows: { category: string }[] };
	return rows.map((row) => row.category).sort(new Intl.Collator(languageTag()).compare);
}

/**
 * The name of another language's category in this one, so that switching the language of a list stays in its category.
 * Taken from the newest story of that category.
 */
export async function categoryHere(db: Database, category: string): Promise<string | undefined> {
	for (const language of locales) {
		const newestThere = db
			.select({ story: shownStories.story })
			.from(shownStories)
			.where(and(listedFor(language), eq(shownStories.category, category)))
			.orderBy(...listNewestFirst)
			.limit(1)
			.as("newest_there");
		const [here] = await db
			.select({ category: shownStories.category })
			.from(newestThere)
			.innerJoin(shownStories, eq(shownStories.story, newestThere.story))
			.where(listedHere());
		if (here) return here.category;
	}
	return undefined;
}

const LATEST_IN_FEED = 20;

/** The latest stories, for the feed. */
export const latestStories = async (db: Database) => (await newest(db, null).limit(LATEST_IN_FEED)).map(storyCard);

const MOST_IN_SITEMAP = 5000;

/** The stories for the sitemap, newest first, each with the languages it is written in. */
export async function storyLanguages(db: Database) {
	const latest = db
		.select({ story: shownStories.story, createdAt: shownStories.createdAt })
		.from(shownStories)
		.where(listedFor(defaultLocale))
		.orderBy(...listNewestFirst)
		.limit(MOST_IN_SITEMAP)
		.as("latest");
	const editions = await db
		.select({ story: latest.story, language: storyEditions.language, changed: lastChange })
		.from(latest)
		.innerJoin(storyEditions, eq(storyEditions.story, latest.story))
		.innerJoin(blogPosts, eq(blogPosts.id, storyEditions.postId))
		.leftJoin(storyChanges, ofPost)
		.orderBy(desc(latest.createdAt), latest.story, storyEditions.language);
	const stories = Map.groupBy(editions, ({ story }) => story);
	return [...stories].map(([slug, each]) => ({
		slug,
		changed: new Date(Math.max(...each.map(({ changed }) => changed.getTime()))).toISOString(),
		languages: each.map(({ language }) => language),
	}));
}

/**
 * POST-2: only published stories are found, in the language of the page if there is a translation. The content was sanitised
 * when it was stored; it is sanitised again in case it was written by other means.
 */
export async function storyBySlug(db: Database, slug: string) {
	if (slug !== withoutZero(slug)) return undefined;
	const [row] = await db
		.select({ ...cardColumns, content: blogPosts.content, tags: blogPosts.tags })
		.from(shownStories)
		.innerJoin(storyEditions, eq(storyEditions.postId, shownStories.postId))
		.innerJoin(blogPosts, eq(blogPosts.id, shownStories.postId))
		.leftJoin(storyChanges, ofPost)
		.where(and(eq(shownStories.story, slug), listedHere()))
		.limit(1);
	if (!row) return undefined;
	const editions = await db
		.select({ language: storyEditions.language })
		.from(storyEditions)
		.where(eq(storyEditions.story, slug));
	return {
		...storyCard(row),
		content: sanitizeStory(row.content),
		tags: row.tags,
		/** Those it is written in. */
		languages: locales.filter((each) => editions.some(({ language }) => language === each)),
	};
}

function storyCard(row: CardRow) {
	const image = row.featuredImageUrl ?? "";
	const seen = storyPictures[image];
	return {
		slug: row.story,
		language: row.language,
		/** The name of a language that is not the page's, as the page calls it. */
		otherLanguage: row.language === currentLocale() ? null : languageName(row.language),
		title: row.title,
		excerpt: row.excerpt,
		category: row.category,
		author: row.authorName,
		date: formatDay(row.createdAt),
		isoDate: row.createdAt.toISOString(),
		changed: row.changedAt.toISOString(),
		readTime: row.readTime,
		picture: pictureOf(image),
		pictureAlt: seen ? say(seen) : "",
	};
}

export type StoryCardData = ReturnType<typeof storyCard>;
