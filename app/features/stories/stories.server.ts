import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/connect";
import { blogPosts } from "../../../db/schema";
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

/** Parses the address: `?q=fiber&category=Guides&page=2`. */
export function readStoryQuery(search: URLSearchParams): StoryQuery {
	const page = Number(search.get("page") ?? 1);
	return {
		text: (search.get("q") ?? "").trim().slice(0, 100),
		category: search.get("category") || null,
		page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
	};
}

/** The text is looked for as it is typed: `%` and `_` mean themselves. */
const contains = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;

const searchText = sql`story_search_text(${blogPosts.title}, ${blogPosts.excerpt}, ${blogPosts.content}, ${blogPosts.category}, ${blogPosts.authorName}, ${blogPosts.tags})`;

/** The published stories that match, newest first, up to and including the asked page; one more tells that more follow. */
export async function storyList(db: Database, { text, category, page }: StoryQuery) {
	const wanted = page * PAGE;
	const rows = await db
		.select()
		.from(blogPosts)
		.where(
			and(
				eq(blogPosts.published, true),
				category ? eq(blogPosts.category, category) : undefined,
				text ? sql`${searchText} like ${contains(text)}` : undefined,
			),
		)
		.orderBy(desc(blogPosts.createdAt), desc(blogPosts.id))
		.limit(wanted + 1);
	return { stories: rows.slice(0, wanted).map(storyCard), hasMore: rows.length > wanted };
}

export async function storyCategories(db: Database): Promise<string[]> {
	const rows = await db
		.selectDistinct({ category: blogPosts.category })
		.from(blogPosts)
		.where(eq(blogPosts.published, true))
		.orderBy(blogPosts.category);
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

/** POST-2: only published ones are found. */
export async function storyBySlug(db: Database, slug: string) {
	const [row] = await db
		.select()
		.from(blogPosts)
		.where(and(eq(blogPosts.slug, slug), eq(blogPosts.published, true)))
		.limit(1);
	return row && { ...storyCard(row), content: row.content, tags: row.tags };
}

function storyCard(row: typeof blogPosts.$inferSelect) {
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
