import { expect, test, visit } from "./visitor.ts";

test("the sitemap and the feeds are valid XML", async ({ page, request }) => {
	for (const [address, tag] of [
		["/sitemap.xml", "url"],
		["/blog/feed.xml", "entry"],
		["/es/blog/feed.xml", "entry"],
		["/pt/blog/feed.xml", "entry"],
	] as const) {
		const xml = await (await request.get(address)).text();
		const found = await page.evaluate(
			([text, name]) => {
				const parsed = new DOMParser().parseFromString(text, "application/xml");
				return {
					error: parsed.querySelector("parsererror")?.textContent,
					entries: parsed.querySelectorAll(name).length,
				};
			},
			[xml, tag] as const,
		);
		expect(found.error, address).toBeUndefined();
		expect(found.entries, address).toBeGreaterThan(10);
	}
});

test("structured data is readable under the policy, and a navigation updates the head", async ({ page }) => {
	await visit(page, "/locations");
	const described = await page.locator('script[type="application/ld+json"]').textContent();
	expect(JSON.parse(described ?? "")).toMatchObject({ "@context": "https://schema.org" });
	const canonical = page.locator('link[rel="canonical"]');
	await expect(canonical).toHaveAttribute("href", /\/locations$/);
	await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
	await expect(canonical).toHaveAttribute("href", /\/about$/);
	await expect(page.locator('link[rel="alternate"][hreflang="es"]')).toHaveAttribute("href", /\/es\/about$/);
	await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", /\/share\/about\.png\?v=\w{8}$/);
});
