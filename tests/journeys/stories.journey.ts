import type { Page } from "@playwright/test";
import { expect, freshTest, test, visit } from "./visitor.ts";

const stories = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });

test("BLOG-1 BLOG-2 BLOG-3 title, search box and categories; published stories, newest first; a card's parts", async ({
	page,
}) => {
	await visit(page, "/blog");
	await expect(page.getByRole("heading", { level: 1, name: "Stories" })).toBeVisible();
	await expect(page.getByRole("main")).toContainText("Plain advice about plans");
	await expect(page.getByPlaceholder("Search stories...")).toBeVisible();
	const categories = page.getByRole("group", { name: "Categories" }).getByRole("button");
	await expect(categories).toHaveText([
		"All",
		"Accessories",
		"Guides",
		"Internet",
		"Security",
		"Store News",
		"TV & Streaming",
		"Wireless",
	]);
	await expect(categories.first()).toHaveAttribute("aria-pressed", "true");

	await expect(page.getByRole("article").first()).toContainText("Keep your number when you switch");
	await expect(page.getByRole("article").first()).toContainText("Featured");
	await expect(stories(page)).toHaveCount(12);
	const days = await page
		.getByRole("main")
		.locator("time")
		.evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
	expect(days).toEqual(days.toSorted().reverse());

	const card = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "How to read a price note" }) });
	for (const words of ["Bay & Palmetto Wireless", "September 24, 2026", "min read", "Guides"])
		await expect(card).toContainText(words);
	await expect(card.locator("img")).toHaveAttribute("src", /default\.svg/);
	await expect(card.locator("p.line-clamp-3")).toHaveCSS("-webkit-line-clamp", "3");
});

test("BLOG-4 search looks everywhere, whatever the case, and narrows together with the category", async ({ page }) => {
	await visit(page, "/blog");
	const box = page.getByPlaceholder("Search stories...");
	await box.fill("IMEI");
	await expect(page).toHaveURL(/q=IMEI/);
	await expect(stories(page).first()).toContainText("Bring your own phone");
	await box.fill("the broadway team");
	await expect(page).toHaveURL(/q=the\+broadway\+team/);
	await expect(page.getByRole("article").first()).toContainText("The Broadway team");
	await box.fill("");
	await expect(stories(page)).toHaveCount(12);
	await page.getByRole("button", { name: "Internet", exact: true }).click();
	await expect(page).toHaveURL(/category=Internet/);
	await expect(stories(page)).not.toHaveCount(12);
	const internet = await stories(page).count();
	await box.fill("router");
	await expect(page).toHaveURL(/q=router&category=Internet/);
	expect(await stories(page).count()).toBeLessThanOrEqual(internet);
	await page.getByRole("button", { name: "All", exact: true }).click();
	await expect(page).toHaveURL(/category=(&|$)/);
	await expect(box).toHaveValue("router");
});

test("BLOG-4 characters that mean something to SQL are matched literally", async ({ page }) => {
	await visit(page, "/blog?q=%25");
	await expect(page.getByText("No stories found matching your criteria").or(stories(page).first())).toBeVisible();
	await visit(page, "/blog?q=a%25z");
	await expect(page.getByText("No stories found matching your criteria")).toBeVisible();
	await visit(page, `/blog?q=${encodeURIComponent("'; drop table blog_posts; --")}`);
	await expect(page.getByText("No stories found matching your criteria")).toBeVisible();
});

test("BLOG-5 an empty result says so and leads back; loading is announced, too", async ({ page }) => {
	await visit(page, "/blog?q=zzzz");
	await expect(page.getByText("No stories found matching your criteria")).toBeVisible();
	await page.route("**/blog.data*", async (route) => {
		await expect(page.getByText("Loading blog posts...")).toBeVisible();
		await route.continue();
	});
	await page.getByRole("link", { name: "Show all stories" }).click();
	await expect(stories(page)).toHaveCount(12);
});

test("POST-1 a story with everything around it", async ({ page }) => {
	await visit(page, "/blog/how-to-read-a-price-note");
	const main = page.getByRole("main");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/price note/i);
	await expect(page).toHaveTitle(/price note/i);
	await expect(main.getByRole("link", { name: "Stories", exact: true })).toHaveAttribute("href", "/blog");
	await expect(main.getByRole("button", { name: "Share" })).toHaveCount(2);
	for (const words of ["Guides", "September 24, 2026", "min read", "About Bay & Palmetto Wireless"])
		await expect(main).toContainText(words);
	await expect(main.locator(".story-content h2").first()).toBeVisible();
	await expect(main.getByRole("list", { name: "Tags" }).getByRole("link").first()).toBeVisible();
	await expect(main.getByRole("button", { name: "Like" })).toBeVisible();
	await expect(main.getByRole("button", { name: "Comment" })).toBeVisible();
	await main.getByRole("link", { name: "Back to All Stories" }).click();
	await expect(page).toHaveURL("/blog");
	await page.getByRole("link", { name: /keep your number/i }).click();
	await expect(page.locator(".story-content p").first()).toBeVisible();
});

test.describe("missing stories", () => {
	test.use({ allowedErrors: [/404/] });
	test("POST-2 an unknown story is not found", async ({ page }) => {
		const response = await visit(page, "/blog/no-such-story");
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Story not found");
		await expect(page.getByText("The story you're looking for doesn't exist or has been removed")).toBeVisible();
		await page.getByRole("link", { name: "Back to Stories" }).click();
		await expect(page).toHaveURL("/blog");
	});
});

freshTest(
	"POST-4 Share uses the browser's share sheet, or copies the URL where there is none",
	async ({ page, context }) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		await page.addInitScript(() => {
			Object.defineProperty(navigator, "share", {
				value: (what: unknown) => Promise.resolve(Object.assign(window, { shared: what })),
				configurable: true,
			});
		});
		await visit(page, "/blog/bring-your-own-phone");
		await page.getByRole("button", { name: "Share" }).first().click();
		const shared = () =>
			page.evaluate(() => (window as { shared?: { title: string; text: string; url: string } }).shared);
		await expect.poll(shared).toMatchObject({
			title: expect.stringContaining("own phone"),
			url: expect.stringMatching(/\/blog\/bring-your-own-phone$/),
		});
		await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
		await page.getByRole("button", { name: "Share" }).last().click();
		await expect(page.getByText("The article link has been copied to your clipboard.")).toBeVisible();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blog\/bring-your-own-phone$/);
	},
);

freshTest.describe("without scripts", () => {
	freshTest.use({ javaScriptEnabled: false });
	freshTest("stories can be found and read", async ({ page }) => {
		await page.goto("/blog?category=Guides");
		await page.getByPlaceholder("Search stories...").fill("price note");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/q=price\+note&category=Guides/);
		await page.getByRole("link", { name: "How to read a price note" }).click();
		await expect(page.locator(".story-content")).toContainText("AutoPay");
	});
});
