import { desc, eq } from "drizzle-orm";
import type { Database } from "../../../db/connect";
import { blogPosts, shownStories, storyEditions } from "../../../db/schema";
import { listedFor } from "../../../db/shown-stories";
import { currentCatalogue } from "../../catalogue/current.server";
import { withFacts } from "../../platform/dealer-facts.server";
import { currentLocale, say } from "../../platform/language";
import type { IndexEntry, IndexPost } from "./search-index";

/** SRCH-5 */
export const staticEntries = (): IndexEntry[] =>
	currentCatalogue().searchEntries.map(({ title, description, url, category, type, aliases = [] }) => ({
		title: say(title),
		description: withFacts(say(description)),
		url,
		category: say(category),
		type,
		aliases,
	}));

/** SRCH-6: the 15 latest published posts, newest first, in the language of the page where there is a translation. */
export async function latestPosts(db: Database): Promise<IndexPost[]> {
	const posts = await db
		.select({
			id: blogPosts.id,
			title: blogPosts.title,
			slug: storyEditions.story,
			excerpt: blogPosts.excerpt,
			category: blogPosts.category,
			created_at: blogPosts.createdAt,
			language: storyEditions.language,
		})
		.from(shownStories)
		.innerJoin(storyEditions, eq(storyEditions.postId, shownStories.postId))
		.innerJoin(blogPosts, eq(blogPosts.id, shownStories.postId))
		.where(listedFor(currentLocale()))
		.orderBy(desc(shownStories.createdAt), desc(shownStories.postId))
		.limit(15);
	return posts.map(({ language, ...post }) => ({
		...post,
		created_at: post.created_at.toISOString(),
		...(language !== currentLocale() && { language }),
	}));
}
