import { and, desc, eq, like, type SQL, sql } from "drizzle-orm";
import type { SubqueryWithSelection } from "drizzle-orm/pg-core";
import type { Database } from "../../../db/connect";
import { sanitizeStory } from "../../../db/sanitize-story";
import { blogPosts, storySearchTexts } from "../../../db/schema";
import { storyPictures } from "../../content/story-pictures";
import { say } from "../../platform/language";
import { pictureOf } from "../../platform/pictures.server";
import { formatDay } from "./format-day";

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

/** A card does without the story itself, which is most of a row. */
const cardColumns = {
	slug: blogPosts.slug,
	title: blogPosts.title,
	excerpt: blogPosts.excerpt,
	category: blogPosts.category,
	authorName: blogPosts.authorName,
	createdAt: blogPosts.createdAt,
	readTime: blogPosts.readTime,
	featuredImageUrl: blogPosts.featuredImageUrl,
};

/** The text is looked for as it is typed, but for capitals and accents: `%` and `_` mean themselves. */
const pattern = (text: string) => {
	const plain = text
		.normalize("NFD")
		.replace(/[\u0300-\u036f]/g, "")
		.toLowerCase();
	return `%${plain.replace(/[\\%_]/g, "\\$&")}%`;
};

const ofCategory = (category: string | null) =>
	and(eq(blogPosts.published, true), category ? eq(blogPosts.category, category) : undefined);

/** The published stories that match, newest first, up to and including the asked page; one more tells that more follow. */
export async function storyList(db: Database, { text, category, page }: StoryQuery) {
	const wanted = page * PAGE;
	const rows = text ? await search(db, text, category, wanted + 1) : await newest(db, category).limit(wanted + 1);
	return { stories: rows.slice(0, wanted).map(storyCard), hasMore: rows.length > wanted };
}

const newest = (db: Database, category: string | null) =>
	db
		.select(cardColumns)
		.from(blogPosts)
		.where(ofCategory(category))
		.orderBy(desc(blogPosts.createdAt), desc(blogPosts.id));

/** So many of the newest stories are looked through before the index is asked. */
const LATEST = 100;

/** More stories than there can be. */
const EVERYTHING = 2_000_000_000;

/**
 * A word of many stories is found among the newest ones soon. For the others the index of three-letter pieces finds all
 * matches at once, to be put in order. The limits within keep the two apart: asked in one, the database would choose
 * between the ways by a guess, and often read most of the table.
 */
async function search(db: Database, text: string, category: string | null, wanted: number) {
	const latest = db
		.select({ id: storySearchTexts.storyId, words: storySearchTexts.words })
		.from(blogPosts)
		.innerJoin(storySearchTexts, eq(storySearchTexts.storyId, blogPosts.id))
		.where(ofCategory(category))
		.orderBy(desc(blogPosts.createdAt), desc(blogPosts.id))
		.limit(Math.max(LATEST, wanted))
		.as("latest");
	const soon = db
		.select({ id: latest.id })
		.from(latest)
		.where(like(latest.words, pattern(text)))
		.as("matches");
	const found = await cardsOf(db, soon, category, wanted);
	if (found.length === wanted) return found;
	const anywhere = db
		.select({ id: storySearchTexts.storyId })
		.from(storySearchTexts)
		.where(like(storySearchTexts.words, pattern(text)))
		.limit(EVERYTHING)
		.as("matches");
	return cardsOf(db, anywhere, category, wanted);
}

type Matches = SubqueryWithSelection<{ id: typeof storySearchTexts.storyId }, "matches">;

/** The newest of the stories that a search found. */
const cardsOf = (db: Database, matches: Matches, category: string | null, wanted: number) =>
	db
		.select(cardColumns)
		.from(matches)
		.innerJoin(blogPosts, eq(blogPosts.id, matches.id))
		.where(ofCategory(category))
		.orderBy(desc(blogPosts.createdAt), desc(blogPosts.id))
		.limit(wanted);

/** The categories one after the other by their index, instead of all stories for a handful of names. */
export async function storyCategories(db: Database): Promise<string[]> {
	const next = (after: SQL) =>
		sql`(select ${blogPosts.category} from ${blogPosts} where ${blogPosts.published} ${after} order by ${blogPosts.category} limit 1)`;
	const { rows } = (await db.execute(sql`
		with recursive found (category) as (
			select ${next(sql``)}
			union all
			select ${next(sql`and ${blogPosts.category} > found.category`)} from found where found.category is not null
		)
		select category from found where category is not null`)) as unknown as { rows: { category: string }[] };
	return rows.map(({ category }) => category);
}

/** Every published story, newest first, without its text: for the sitemap and the feed. */
export async function publishedStories(db: Database) {
	const { slug, title, excerpt, category, authorName, createdAt } = blogPosts;
	const rows = await db
		.select({ slug, title, excerpt, category, author: authorName, createdAt })
		.from(blogPosts)
		.where(eq(blogPosts.published, true))
		.orderBy(desc(blogPosts.createdAt), desc(blogPosts.id))
		.limit(5000);
	return rows.map(({ createdAt: date, ...row }) => ({ ...row, isoDate: date.toISOString() }));
}

/** POST-2: only published ones are found. What is stored was sanitised; it is again, in case another hand wrote it. */
export async function storyBySlug(db: Database, slug: string) {
	if (slug !== withoutZero(slug)) return undefined;
	const [row] = await db
		.select()
		.from(blogPosts)
		.where(and(eq(blogPosts.slug, slug), eq(blogPosts.published, true)))
		.limit(1);
	return row && { ...storyCard(row), content: sanitizeStory(row.content), tags: row.tags };
}

function storyCard(row: Pick<typeof blogPosts.$inferSelect, keyof typeof cardColumns>) {
	const image = row.featuredImageUrl ?? "";
	const seen = storyPictures[image];
	return {
		slug: row.slug,
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
