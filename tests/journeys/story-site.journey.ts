import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { blogPosts } from "../../db/schema.ts";
import { runCommand } from "../http/run-command.ts";
import { siteWith } from "./own-site.ts";
import { expect, expectAccessible, freshTest as test, visit } from "./visitor.ts";

type OwnSite = Awaited<ReturnType<typeof siteWith>>;

test.describe("stories that cannot be read", () => {
	test.use({ allowedErrors: [/503/] });
	test.describe.configure({ mode: "serial" });
	let site: OwnSite;
	test.beforeAll(async () => {
		test.setTimeout(180_000);
		site = await siteWith((db) => db.execute(sql`alter table blog_posts rename to blog_posts_elsewhere`));
	});
	test.afterAll(() => site.stop());

	test("BLOG-6 a destructive toast says that the list cannot be loaded, and the page keeps saying it", async ({
		page,
	}) => {
		await visit(page, `${site.url}/blog`);
		const toast = page.getByRole("region", { name: "Notifications" });
		await expect(toast).toContainText("Error");
		await expect(toast).toContainText("Failed to load blog posts. Please try again later.");
		const main = page.getByRole("main");
		await expect(main).toContainText("Failed to load blog posts. Please try again later.");
		await expect(main.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/blog");
		await expect(toast.getByRole("button", { name: "Close" })).toBeVisible();
		await expectAccessible(page);
	});

	test("POST-3 a destructive toast says that the story cannot be loaded, and it shows as not found", async ({
		page,
	}) => {
		await visit(page, `${site.url}/blog/bring-your-own-phone`);
		const toast = page.getByRole("region", { name: "Notifications" });
		await expect(toast).toContainText("Error");
		await expect(toast).toContainText("Failed to load blog post. Please try again later.");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Story not found");
	});

	test("BLOG-6 the toast also shows after a client-side navigation", async ({ page }) => {
		await visit(page, `${site.url}/about`);
		await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
		await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Failed to load blog posts.");
	});
});

test.describe("a site with many stories", () => {
	test.describe.configure({ mode: "serial" });
	let site: OwnSite;
	test.beforeAll(async () => {
		test.setTimeout(180_000);
		site = await siteWith((db) =>
			db.insert(blogPosts).values(
				Array.from({ length: 70 }, (_, number) => ({
					slug: `older-${number}`,
					title: `Older ${number}`,
					content: "<p>Filler.</p>",
					category: "Archive",
					authorName: "The archive",
					readTime: 1,
					createdAt: new Date(Date.UTC(2020, 0, 1, 0, number)),
					published: true,
				})),
			),
		);
	});
	test.afterAll(() => site.stop());

	test("BLOG-2 more stories load on scrolling, and the footer stays reachable", async ({ page }) => {
		await visit(page, `${site.url}/blog?category=Archive`);
		const stories = page.getByRole("main").getByRole("heading", { level: 2 });
		await expect(stories).toHaveCount(12);
		for (const count of [24, 36, 48]) {
			await stories.last().scrollIntoViewIfNeeded();
			await expect(stories).toHaveCount(count);
		}
		await expect(page).toHaveURL(/page=4/);
		await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
		await expect(stories).toHaveCount(48);
		await page.getByRole("link", { name: "Load more stories" }).click();
		await expect(stories).toHaveCount(60);
		await page.goBack();
		await expect(stories).toHaveCount(48);
	});

	test.describe("without scripts", () => {
		test.use({ javaScriptEnabled: false });
		test("BLOG-2 a link leads to more", async ({ page }) => {
			await page.goto(`${site.url}/blog?category=Archive`);
			await page.getByRole("link", { name: "Load more stories" }).click();
			await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(24);
		});
	});

	test("BLOG-2 an author publishes from the command line, and a visitor finds the story", async ({ page }) => {
		const file = join(site.dataFolder, "moving-day.md");
		writeFileSync(
			file,
			"---\ntitle: Internet on moving day\ncategory: Guides\nauthor: The team\ndate: 2026-11-10\n---\n\nBook the **installer** early.\n",
		);
		const stories = (...words: string[]) => runCommand({ DATA_DIR: site.dataFolder }, "stories", ...words);
		expect((await stories("add", file)).code).toBe(0);
		await visit(page, `${site.url}/blog`);
		await expect(page.getByRole("article").first()).toContainText("Internet on moving day");
		await page.getByPlaceholder("Search stories...").fill("INSTALLER");
		await expect(page).toHaveURL(/q=INSTALLER/);
		await page.getByRole("link", { name: "Internet on moving day" }).click();
		await expect(page.locator(".story-content")).toContainText("Book the installer early.");
		expect((await stories("unpublish", "moving-day")).code).toBe(0);
		await visit(page, `${site.url}/blog`);
		await expect(page.getByRole("article").first()).not.toContainText("Internet on moving day");
		expect((await stories("remove", "moving-day")).code).toBe(0);
	});
});
