import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { locales } from "../app/content/words";
import type { Database } from "./connect";
import { blogPosts } from "./schema";
import { parseStory } from "./story-file";

const folder = "db/stories";

/** Inserts the demonstration stories, in all languages. */
export async function seed(db: Pick<Database, "insert">): Promise<void> {
	const files = locales.flatMap((locale) =>
		readdirSync(join(folder, locale)).map((file) => join(folder, locale, file)),
	);
	const stories = files.map((file) => parseStory(basename(file, ".md"), readFileSync(file, "utf8")).row);
	await db.insert(blogPosts).values(stories);
}
