import { expect, test, visit } from "./visitor.ts";

test("POST-1 a story's picture has an alternative text in the language of the page", async ({ page }) => {
	for (const [path, text] of [
		["/blog", /a phone number crosses the wooden bridge/],
		["/es/blog", /cruza el puente de madera/],
		["/pt/blog", /atravessa a ponte de madeira/],
	] as const) {
		await page.goto(`${path}/keep-your-number-when-you-switch`, { waitUntil: "domcontentloaded" });
		await expect(page.getByRole("img", { name: text })).toBeVisible();
	}
});

test("BLOG-3 every story has a picture of its own, or the brand's", async ({ page }) => {
	await visit(page, "/blog");
	const pictures = page.getByRole("main").locator("article img, li img");
	const sources = await pictures.evaluateAll((all) => all.map((image) => image.getAttribute("src") ?? ""));
	const stories = await page.getByRole("main").getByRole("heading", { level: 2 }).count();
	expect(sources).toHaveLength(stories);
	const own = sources.filter((source) => !source.includes("default.svg"));
	expect(own.length).toBeGreaterThan(0);
	for (const source of own) expect(source).toMatch(/^\/images\/stories\//);
	expect(new Set(own).size).toBe(own.length);
	expect(own.length).toBeLessThan(sources.length);
});
