import { count, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { blogPosts } from "../../db/schema";
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
