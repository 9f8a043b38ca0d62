import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "./connect";
import { blogPosts } from "./schema";
import { parseStory } from "./story-file";

const folder = "db/stories/en";

/** The demonstration stories of a new database. */
export async function seed(db: Pick<Database, "insert">): Promise<void> {
	const stories = readdirSync(folder).map(
		(file) => parseStory(file.replace(/\.md$/, ""), readFileSync(join(folder, file), "utf8")).row,
	);
	await db.insert(blogPosts).values(stories);
}
