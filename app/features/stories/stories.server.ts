import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/connect";
import { sanitizeStory } from "../../../db/sanitize-story";
import { blogPosts, storyEditions } from "../../../db/schema";
import { shownTo } from "../../../db/shown-stories";
import { storyPictures } from "../../content/story-pictures";
import { locales } from "../../content/words";
import { currentLocale, say } from "../../platform/language";
import { languageName, languageTag } from "../../platform/language-tag";
import { pictureOf } from "../../platform/pictures.server";
import { formatDay } from "./format-day";
import { type CardRow, cardColumns, newest, newestFirst, shownHere } from "./story-rows.server";
import { searchStories } from "./story-search.server";

const PAGE = 12;

/** What a visitor asks of the list; both narrow it (BLOG-4). */
export interface StoryQuery {
	text: string;
	category: string | null;
	page: number;
}

/** PostgreSQL's texts have every sign but this one, and it refuses a question that has it. */
const withoutZero = (text: string) => text.replaceAll("\0", "");

/** Parses the address: `?q=fiber&category=Guides&page=2`. */
export function readStoryQuery(search: URLSearchParams): StoryQuery {
	const page = Number(search.get("page") ?? 1);
	const given = (name: string) => withoutZero(search.get(name) ?? "");
	return {
		text: given("q").trim().slice(0, 100),
		category: given("category") || null,
		page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
	};
}

/** The published stories that match, newest first, up to and including the asked page; one more tells that more follow. */
export async function storyList(db: Database, { text, category, page }: StoryQuery) {
	const wanted = page * PAGE;
	const rows = text
		? await searchStories(db, text, category, wanted + 1)
		: await newest(db, category).limit(wanted + 1);
	return { stories: rows.slice(0, wanted).map(storyCard), hasMore: rows.length > wanted };
}

/** The categories one after the other by their index, instead of all stories for a handful of names. */
export async function storyCategories(db: Database): Promise<string[]> {
	const { category } = storyEditions;
	const next = (after: SQL) =>
		sql`(select ${category} from ${storyEditions} where ${shownHere()} ${after} order by ${category} limit 1)`;
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
 * What a category of another language is called here: whoever changes the language of a list goes on in the same category.
 * The newest story of the category tells.
 */
export async function categoryHere(db: Database, category: string): Promise<string | undefined> {
	for (const language of locales) {
		const newestThere = db
			.select({ story: storyEditions.story })
			.from(storyEditions)
			.where(and(shownTo(language), eq(storyEditions.category, category)))
			.orderBy(...newestFirst)
			.limit(1)
			.as("newest_there");
		const [here] = await db
			.select({ category: storyEditions.category })
			.from(newestThere)
			.innerJoin(storyEditions, eq(storyEditions.story, newestThere.story))
			.where(shownHere());
		if (here) return here.category;
	}
	return undefined;
}

const LATEST_IN_FEED = 20;

/** The latest stories, for the feed. */
export const latestStories = async (db: Database) => (await newest(db, null).limit(LATEST_IN_FEED)).map(storyCard);

const MOST_IN_SITEMAP = 5000;

/** The stories, newest first, each with the languages it can be read in: for the sitemap. */
export async function storyLanguages(db: Database) {
	const latest = db
		.select({ story: storyEditions.story, createdAt: storyEditions.createdAt })
		.from(storyEditions)
		.where(shownTo("en"))
		.orderBy(...newestFirst)
		.limit(MOST_IN_SITEMAP)
		.as("latest");
	const editions = await db
		.select({ story: latest.story, createdAt: latest.createdAt, language: storyEditions.language })
		.from(latest)
		.innerJoin(storyEditions, eq(storyEditions.story, latest.story))
		.orderBy(desc(latest.createdAt), latest.story, storyEditions.language);
	const stories = Map.groupBy(editions, ({ story }) => story);
	return [...stories].map(([slug, [first, ...others]]) => ({
		slug,
		changed: first?.createdAt.toISOString() ?? "",
		languages: [first, ...others].flatMap((edition) => edition?.language ?? []),
	}));
}

/**
 * POST-2: only published ones are found, in the language of the page where there is a translation. What is stored was
 * sanitised; it is again, in case another hand wrote it.
 */
export async function storyBySlug(db: Database, slug: string) {
	if (slug !== withoutZero(slug)) return undefined;
	const [row] = await db
		.select({ ...cardColumns, content: blogPosts.content, tags: blogPosts.tags })
		.from(storyEditions)
		.innerJoin(blogPosts, eq(blogPosts.id, storyEditions.postId))
		.where(and(eq(storyEditions.story, slug), shownHere()))
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
		/** Those it can be read in. */
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
		readTime: row.readTime,
		picture: pictureOf(image),
		pictureAlt: seen ? say(seen) : "",
	};
}

export type StoryCardData = ReturnType<typeof storyCard>;
