import { count, sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { describe, expect, test } from "vitest";
import { connect } from "../../db/connect";
import { blogPosts, shownStories } from "../../db/schema";
import { engines } from "./engines";

describe.each(engines)("migrations on $name", (engine) => {
	test("a restart applies no migration twice and adds no story", async () => {
		const place = await engine.emptyPlace();
		const first = await engine.start(place);
		expect(await first.stop()).toBe(0);
		const second = await engine.start(place);
		expect(await second.stop()).toBe(0);
		const { db, close } = await engine.open(place);
		const applied = (await db.execute(sql`select hash from site_migrations`)) as unknown as { rows: unknown[] };
		expect(applied.rows.length).toBeGreaterThan(0);
		const stories = await db.select({ slug: blogPosts.slug, times: count() }).from(blogPosts).groupBy(blogPosts.slug);
		expect(stories.length).toBeGreaterThanOrEqual(10);
		await close();
	});

	test("stories from before languages were rows are kept, and shown as before", async () => {
		const place = await engine.emptyPlace();
		const older = await connect(
			place.DATABASE_URL ? { databaseUrl: place.DATABASE_URL } : { dataFolder: place.DATA_DIR },
		);
		await older.db.execute(sql`create table site_migrations (hash text primary key)`);
		for (const migration of readMigrationFiles({ migrationsFolder: "db/migrations" }).slice(0, 10)) {
			for (const statement of migration.sql) await older.db.execute(sql.raw(statement));
			await older.db.execute(sql`insert into site_migrations (hash) values (${migration.hash})`);
		}
		const story = { title: "x", content: "x", category: "x", authorName: "x", readTime: 1, published: true };
		await older.db.insert(blogPosts).values(["a", "a.es", "b.pt"].map((slug) => ({ ...story, slug })));
		await older.close();

		const { db, close } = await engine.open(place);
		const shown = await db
			.select({ slug: blogPosts.slug, language: shownStories.language })
			.from(shownStories)
			.innerJoin(blogPosts, sql`${blogPosts.id} = ${shownStories.postId}`);
		expect(shown.map(({ language, slug }) => `${language} ${slug}`).toSorted()).toEqual([
			"en a",
			"en b.pt",
			"es a.es",
			"es b.pt",
			"pt a",
			"pt b.pt",
		]);
		await close();
	});
});

describe.each(engines.filter(({ name }) => name === "PostgreSQL"))("several servers on one $name", (engine) => {
	test("servers that start together migrate once, and all of them serve", async () => {
		const place = await engine.emptyPlace();
		const sites = await Promise.all([1, 2, 3].map(() => engine.start(place)));
		for (const site of sites) expect((await fetch(`${site.url}/blog`)).status).toBe(200);
		const { db, close } = await engine.open(place);
		const [row] = await db.select({ stories: count() }).from(blogPosts);
		expect(row?.stories).toBe(36);
		await close();
		expect(await Promise.all(sites.map((site) => site.stop()))).toEqual([0, 0, 0]);
	});
});
