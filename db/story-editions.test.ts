import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Locale, locales } from "../app/content/words";
import { type Connection, connect } from "./connect";
import { migrate } from "./migrate";
import { blogPosts, shownStories, siteLanguages, storyChanges, storyEditions } from "./schema";
import { listedFor, shownTo } from "./shown-stories";

const folder = mkdtempSync(join(tmpdir(), "editions-"));
let connection: Connection;
beforeAll(async () => {
	connection = await connect({ dataFolder: folder });
	await migrate(connection.db);
}, 60_000);
afterAll(async () => {
	await connection.close();
	rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
	await connection.db.delete(blogPosts);
});

const post = (slug: string, more: Partial<typeof blogPosts.$inferInsert> = {}) => ({
	slug,
	title: slug,
	content: "<p>x</p>",
	category: "Guides",
	authorName: "The team",
	readTime: 1,
	published: true,
	...more,
});
const add = (...posts: ReturnType<typeof post>[]) => connection.db.insert(blogPosts).values(posts);

/** What readers of each language are shown, by slug: the same in lists as in searches. */
async function shown(): Promise<Record<Locale, string[]>> {
	const { db } = connection;
	const slugs = async (language: Locale) => {
		const [listed, searched] = await Promise.all([
			db
				.select({ slug: blogPosts.slug })
				.from(shownStories)
				.innerJoin(blogPosts, eq(blogPosts.id, shownStories.postId))
				.where(listedFor(language))
				.orderBy(blogPosts.slug),
			db
				.select({ slug: blogPosts.slug })
				.from(storyEditions)
				.innerJoin(blogPosts, eq(blogPosts.id, storyEditions.postId))
				.where(shownTo(language))
				.orderBy(blogPosts.slug),
		]);
		expect(searched).toEqual(listed);
		return [language, listed.map(({ slug }) => slug)] as const;
	};
	return Object.fromEntries(await Promise.all(locales.map(slugs))) as Record<Locale, string[]>;
}

test("a story without a translation is shown to all", async () => {
	await add(post("a"), post("b.es"));
	expect(await shown()).toEqual({ en: ["a", "b.es"], es: ["a", "b.es"], pt: ["a", "b.es"] });
});

test("each is shown a story once: in their language, else in English, else in the one there is", async () => {
	await add(post("a"), post("a.es"), post("a.pt"), post("b"), post("b.pt"), post("c.es"), post("c.pt"));
	expect(await shown()).toEqual({ en: ["a", "b", "c.es"], es: ["a.es", "b", "c.es"], pt: ["a.pt", "b.pt", "c.pt"] });
});

test("it follows when a translation is added, unpublished, renamed and removed", async () => {
	await add(post("a"));
	await add(post("a.es"));
	expect((await shown()).es).toEqual(["a.es"]);
	await connection.db.update(blogPosts).set({ published: false }).where(eq(blogPosts.slug, "a.es"));
	expect((await shown()).es).toEqual(["a"]);
	await connection.db.update(blogPosts).set({ published: true, category: "Tips" }).where(eq(blogPosts.slug, "a.es"));
	const [edition] = await connection.db.select().from(storyEditions).where(eq(storyEditions.language, "es"));
	expect(edition).toMatchObject({ story: "a", category: "Tips" });
	await connection.db.update(blogPosts).set({ slug: "b.es" }).where(eq(blogPosts.slug, "a.es"));
	expect((await shown()).es).toEqual(["a", "b.es"]);
	await connection.db.delete(blogPosts).where(inArray(blogPosts.slug, ["a"]));
	expect(await shown()).toEqual({ en: ["b.es"], es: ["b.es"], pt: ["b.es"] });
});

test("a slug with dots that mean nothing is a story of its own", async () => {
	await add(post("v1.5"), post("a.fr"), post("a.es.pt"), post(".es"));
	const rows = await connection.db.select().from(storyEditions).orderBy(storyEditions.story);
	expect(rows.map(({ story, language }) => `${story} ${language}`).toSorted()).toEqual([
		" es",
		"a.es pt",
		"a.fr en",
		"v1.5 en",
	]);
});

test("stories from before there were translations are English, and shown to all", async () => {
	await add(post("old-one"), post("old-two", { published: false }));
	// As if the tables had just been created.
	await connection.db.delete(siteLanguages);
	await connection.db.delete(storyEditions);
	await migrate(connection.db);
	expect(await connection.db.select().from(storyEditions)).toMatchObject([{ story: "old-one", language: "en" }]);
	expect(await shown()).toEqual({ en: ["old-one"], es: ["old-one"], pt: ["old-one"] });
});

test("a new language needs no migration: at the next start its stories are found", async () => {
	await add(post("a"), post("a.es"), post("a.fr"));
	await migrate(connection.db, ["en", "fr"]);
	await add(post("b.fr"));
	const rows = await connection.db.select().from(shownStories).orderBy(shownStories.story, shownStories.language);
	expect(rows.map(({ language, story }) => `${language} ${story}`).toSorted()).toEqual([
		"en a",
		"en a.es",
		"en b",
		"fr a",
		"fr a.es",
		"fr b",
	]);
	await migrate(connection.db);
	expect(await shown()).toEqual({
		en: ["a", "a.fr", "b.fr"],
		es: ["a.es", "a.fr", "b.fr"],
		pt: ["a", "a.fr", "b.fr"],
	});
});

test("a change of a story is dated; adding and publishing it is not", async () => {
	await add(post("a", { published: false }));
	const changes = () => connection.db.select().from(storyChanges);
	const set = (values: Partial<typeof blogPosts.$inferInsert>) => connection.db.update(blogPosts).set(values);
	await set({ published: true });
	await set({ title: "a" });
	expect(await changes()).toEqual([]);
	await set({ title: "Another" });
	expect(await changes()).toHaveLength(1);
});

test("a list is read from its index, however the translations are dated", async () => {
	await connection.db.execute(sql`
		insert into blog_posts (slug, title, content, category, author_name, read_time, published, created_at)
		select 's' || i || ending, 't', 'c', 'Guides', 'a', 1, true, now() - i * interval '1 hour' + (ending <> '')::int * interval '1 year'
		from generate_series(1, 2000) i, unnest('{"",.es}'::text[]) ending`);
	await connection.db.execute(sql`analyze shown_stories`);
	for (const language of locales) {
		const plan = (await connection.db.execute(sql`
			explain select ${shownStories.story} from ${shownStories} where ${listedFor(language)}
			order by ${shownStories.createdAt} desc, ${shownStories.postId} desc limit 13`)) as unknown as {
			rows: Record<string, string>[];
		};
		const text = plan.rows.map((row) => Object.values(row).join()).join("\n");
		expect(text).toContain("shown_stories_newest");
		expect(text).not.toContain("Sort");
		expect(text).not.toContain("Filter");
	}
});
