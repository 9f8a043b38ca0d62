import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { locales } from "../../app/content/words";
import { localePath } from "../../app/platform/language";
import { hasPicture } from "../../app/platform/pictures.server";
import type { Database } from "../../db/connect";
import { Refusal } from "../../db/refusal";
import { sanitizeStory } from "../../db/sanitize-story";
import { blogPosts } from "../../db/schema";
import type { StoryRow } from "../../db/story-file";
import { splitSlug, storySlug } from "../../db/story-slug";
import { oneLine } from "./one-line";

/** Newest first. */
export async function* listStories(db: Database): AsyncGenerator<string> {
	const { slug, title, createdAt, published } = blogPosts;
	const stories = await db
		.select({ slug, title, createdAt, published })
		.from(blogPosts)
		.orderBy(desc(blogPosts.createdAt), desc(blogPosts.id));
	if (stories.length === 0) yield "No stories.\n";
	for (const story of stories) {
		const day = story.createdAt.toISOString().slice(0, 10);
		const state = story.published ? "published  " : "unpublished";
		const { language } = splitSlug(story.slug);
		yield `${day}  ${state}  ${language}  ${story.slug.padEnd(40)}  ${oneLine(story.title)}\n`;
	}
}

/** Stores a story. An existing one stays unless `replace` is set. */
export async function* addStory(
	db: Database,
	given: StoryRow,
	{ replace, isTranslation }: { replace: boolean; isTranslation: boolean },
): AsyncGenerator<string> {
	const story = { ...given, content: sanitizeStory(given.content) };
	if (story.featuredImageUrl && !hasPicture(story.featuredImageUrl))
		throw new Refusal(
			`No picture "${oneLine(story.featuredImageUrl)}"; without an image line the story gets the default one.`,
		);
	await db.transaction(async (tx) => {
		const [alike] = await tx
			.select({ category: blogPosts.category })
			.from(blogPosts)
			.where(
				and(
					sql`lower(${blogPosts.category}) = lower(${story.category})`,
					ne(blogPosts.category, story.category),
					ne(blogPosts.slug, story.slug),
				),
			)
			.limit(1);
		if (alike) throw new Refusal(`The category "${oneLine(alike.category)}" already exists; use the same spelling.`);
		await checkLanguages(tx, story.slug, isTranslation);
		const insert = tx.insert(blogPosts).values(story);
		const stored = await (replace
			? insert.onConflictDoUpdate({ target: blogPosts.slug, set: story })
			: insert.onConflictDoNothing()
		).returning({ id: blogPosts.id });
		if (stored.length === 0) throw new Refusal(`A story "${story.slug}" already exists; replace it with --replace.`);
	});
	yield state(story.title, story.slug, story.published);
}

/** A translation needs an original, and a story must not become a translation just because of its name. */
async function checkLanguages(db: Pick<Database, "select">, slug: string, isTranslation: boolean): Promise<void> {
	const { story } = splitSlug(slug);
	const slugs = locales.map((language) => storySlug(story, language));
	const there = await db.select({ slug: blogPosts.slug }).from(blogPosts).where(inArray(blogPosts.slug, slugs));
	const other = there.find((each) => each.slug !== slug);
	if (isTranslation && !other)
		throw new Refusal(`No story "${story}" in another language; list them with: npm run stories -- list`);
	if (!isTranslation && other && !there.some((each) => each.slug === slug))
		throw new Refusal(
			`A story "${story}" already exists in another language; if this is its translation, add the line "translation-of: ${story}".`,
		);
}

export async function* publishStory(db: Database, slug: string, published: boolean): AsyncGenerator<string> {
	const [story] = await db
		.update(blogPosts)
		.set({ published })
		.where(eq(blogPosts.slug, slug))
		.returning({ title: blogPosts.title });
	if (!story) throw unknown(slug);
	yield state(story.title, slug, published);
}

export async function* removeStory(db: Database, slug: string): AsyncGenerator<string> {
	const [story] = await db.delete(blogPosts).where(eq(blogPosts.slug, slug)).returning({ title: blogPosts.title });
	if (!story) throw unknown(slug);
	yield `Removed "${oneLine(story.title)}".\n`;
}

function state(title: string, slug: string, published: boolean): string {
	const { story, language } = splitSlug(slug);
	return published
		? `Published "${oneLine(title)}" at ${localePath(`/blog/${story}`, language)}.\n`
		: `Saved "${oneLine(title)}", not published.\n`;
}

const unknown = (slug: string) => new Refusal(`No story "${oneLine(slug)}"; list them with: npm run stories -- list`);
