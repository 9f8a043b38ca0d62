import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { count, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { locales } from "../app/content/words";
import { type Connection, connect } from "./connect";
import { migrate } from "./migrate";
import { blogPosts } from "./schema";
import { splitSlug } from "./story-slug";

const folder = mkdtempSync(join(tmpdir(), "database-"));
let connection: Connection;
beforeAll(async () => {
	connection = await connect({ dataFolder: folder });
	await migrate(connection.db);
}, 60_000);
afterAll(async () => {
	await connection.close();
	rmSync(folder, { recursive: true, force: true });
});

const story = (slug: string) => ({
	slug,
	title: slug,
	content: "<p>x</p>",
	category: "Guides",
	authorName: "The team",
	readTime: 1,
});
const has = async (slug: string) =>
	(await connection.db.select().from(blogPosts).where(eq(blogPosts.slug, slug))).length === 1;

test("DATA-1 the table has exactly the columns of a story", async () => {
	const columns = (await connection.db.execute(
		sql`select column_name from information_schema.columns where table_name = 'blog_posts' order by column_name`,
	)) as unknown as { rows: { column_name: string }[] };
	expect(columns.rows.map(({ column_name }) => column_name)).toEqual([
		"author_name",
		"category",
		"content",
		"created_at",
		"excerpt",
		"featured",
		"featured_image_url",
		"id",
		"published",
		"read_time",
		"slug",
		"tags",
		"title",
	]);
});

test("a new database is seeded once: migrating again changes nothing", async () => {
	const before = await connection.db.select({ stories: count() }).from(blogPosts);
	expect(before[0]?.stories).toBeGreaterThanOrEqual(10);
	await Promise.all([migrate(connection.db), migrate(connection.db)]);
	expect(await connection.db.select({ stories: count() }).from(blogPosts)).toEqual(before);
});

test.each(locales)(
	"the seed stories in %s cover several categories and a missing picture, and are all published",
	async (language) => {
		const all = await connection.db.select().from(blogPosts);
		const stories = all.filter(({ slug }) => splitSlug(slug).language === language);
		expect(stories).toHaveLength(12);
		expect(new Set(stories.map(({ category }) => category)).size).toBeGreaterThanOrEqual(4);
		expect(stories.filter(({ featuredImageUrl }) => featuredImageUrl === null)).toHaveLength(1);
		expect(stories.filter(({ published }) => !published)).toEqual([]);
		for (const each of stories) {
			expect(each.createdAt).toBeInstanceOf(Date);
			expect(each.content).toMatch(/<h2>/);
			expect(each.tags.length).toBeGreaterThan(0);
		}
	},
);

test("transactions are atomic, and concurrent writes wait for them", async () => {
	await connection.db.transaction(async (tx) => void (await tx.insert(blogPosts).values(story("kept"))));
	const failing = connection.db.transaction(async (tx) => {
		await tx.insert(blogPosts).values(story("dropped"));
		throw new Error("changed my mind");
	});
	const meanwhile = connection.db.insert(blogPosts).values(story("beside"));
	await expect(failing).rejects.toThrow("changed my mind");
	await meanwhile;
	expect([await has("kept"), await has("dropped"), await has("beside")]).toEqual([true, false, true]);
});

test("database errors carry their code and leave the connection usable", async () => {
	await connection.db.insert(blogPosts).values(story("twice"));
	const again = connection.db.insert(blogPosts).values(story("twice"));
	await expect(again).rejects.toMatchObject({ cause: { code: "23505" } });
	await connection.ping();
});

test("listeners are notified of story changes after commit", async () => {
	let heard = 0;
	connection.listen("stories_changed", () => heard++);
	await connection.ping();
	await connection.db.insert(blogPosts).values(story("announced"));
	await expect.poll(() => heard).toBe(1);
	await connection.db.transaction(async (tx) => {
		await tx.update(blogPosts).set({ title: "Renamed" }).where(eq(blogPosts.slug, "announced"));
		await tx.delete(blogPosts).where(eq(blogPosts.slug, "announced"));
	});
	await expect.poll(() => heard).toBeGreaterThan(1);
});
