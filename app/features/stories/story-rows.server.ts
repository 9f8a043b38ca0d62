import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/connect";
import { blogPosts, shownStories, storyChanges, storyEditions } from "../../../db/schema";
import { listedFor } from "../../../db/shown-stories";
import { currentLocale } from "../../platform/language";

/** When a story last changed, or appeared; needs a left join of `story_changes`. */
export const lastChange = sql`greatest(${storyChanges.changedAt}, ${blogPosts.createdAt})`.mapWith(blogPosts.createdAt);

export const ofPost = eq(storyChanges.postId, blogPosts.id);

/** Everything but the content, which is most of a row. */
export const cardColumns = {
	story: storyEditions.story,
	language: storyEditions.language,
	title: blogPosts.title,
	excerpt: blogPosts.excerpt,
	category: blogPosts.category,
	authorName: blogPosts.authorName,
	createdAt: blogPosts.createdAt,
	changedAt: lastChange,
	readTime: blogPosts.readTime,
	featuredImageUrl: blogPosts.featuredImageUrl,
};

export type CardRow = Awaited<ReturnType<typeof newest>>[number];

export const listedHere = () => listedFor(currentLocale());

export const listNewestFirst = [desc(shownStories.createdAt), desc(shownStories.postId)];

/** The stories for readers of the page's language, of one category or all. */
export const inList = (category: string | null) =>
	and(listedHere(), category ? eq(shownStories.category, category) : undefined);

/** The cards of a list, newest first. */
export const newest = (db: Database, category: string | null) =>
	db
		.select(cardColumns)
		.from(shownStories)
		.innerJoin(storyEditions, eq(storyEditions.postId, shownStories.postId))
		.innerJoin(blogPosts, eq(blogPosts.id, shownStories.postId))
		.leftJoin(storyChanges, ofPost)
		.where(inList(category))
		.orderBy(...listNewestFirst);
