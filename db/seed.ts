import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { locales } from "../app/content/words";
import type { Database } from "./connect";
import { blogPosts } from "./schema";
import { parseStory } from "./story-file";

const folder = "db/stories";

/** The demonstration stories of a new database, in every language that has some. */
export async function seed(db: Pick<Database, "insert">): Promise<void> {
	const files = globSync(`${folder}/{${locales.join()}}/*.md`);
	const stories = files.map((file) => parseStory(basename(file, ".md"), readFileSync(file, "utf8")).row);
	await db.insert(blogPosts).values(stories);
}
