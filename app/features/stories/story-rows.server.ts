import { and, desc, eq, type SQL } from "drizzle-orm";
import type { Database } from "../../../db/connect";
import { blogPosts, storyEditions } from "../../../db/schema";
import { shownTo } from "../../../db/shown-stories";
import { currentLocale } from "../../platform/language";

/** A card does without the story itself, which is most of a row. */
export const cardColumns = {
	story: storyEditions.story,
	language: storyEditions.language,
	title: blogPosts.title,
	excerpt: blogPosts.excerpt,
	category: blogPosts.category,
	authorName: blogPosts.authorName,
	createdAt: blogPosts.createdAt,
	readTime: blogPosts.readTime,
	featuredImageUrl: blogPosts.featuredImageUrl,
};

export type CardRow = Pick<typeof blogPosts.$inferSelect & typeof storyEditions.$inferSelect, keyof typeof cardColumns>;

export const shownHere = () => shownTo(currentLocale());

export const ofCategory = (category: string | null) =>
	and(shownHere(), category ? eq(storyEditions.category, category) : undefined);

export const newestFirst = [desc(storyEditions.createdAt), desc(storyEditions.postId)];

export const newest = (db: Database, category: string | null, more?: SQL) =>
	db
		.select(cardColumns)
		.from(storyEditions)
		.innerJoin(blogPosts, eq(blogPosts.id, storyEditions.postId))
		.where(and(ofCategory(category), more))
		.orderBy(...newestFirst);
