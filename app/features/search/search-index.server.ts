import { desc, eq } from "drizzle-orm";
import type { Database } from "../../../db/connect";
import { blogPosts } from "../../../db/schema";
import { searchCatalogue } from "../../content/search-catalogue";
import { say } from "../../platform/language";
import type { IndexEntry, IndexPost } from "./search-index";

/** SRCH-5 */
export const staticEntries = (): IndexEntry[] =>
	searchCatalogue.map(({ title, description, url, category, type }) => ({
		title: say(title),
		description: say(description),
		url,
		category: say(category),
		type,
	}));

/** SRCH-6: the 15 latest published posts, newest first. */
export const latestPosts = (db: Database): Promise<IndexPost[]> =>
	db
		.select({
			id: blogPosts.id,
			title: blogPosts.title,
			slug: blogPosts.slug,
			excerpt: blogPosts.excerpt,
			category: blogPosts.category,
			created_at: blogPosts.createdAt,
		})
		.from(blogPosts)
		.where(eq(blogPosts.published, true))
		.orderBy(desc(blogPosts.createdAt), desc(blogPosts.id))
		.limit(15)
		.then((posts) => posts.map((post) => ({ ...post, created_at: post.created_at.toISOString() })));
