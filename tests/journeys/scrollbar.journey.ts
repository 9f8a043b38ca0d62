import { expect, test, visit } from "./visitor.ts";

// Playwright hides scrollbars; here they take room, as on most desktops.
test.use({
	launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
});

test("dialogs move nothing on the page and cover the place of the scrollbar", async ({ page }) => {
	await visit(page, "/about");
	for (const dialog of ["Search", "Shopping cart"]) {
		await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
		const header = page.getByRole("banner");
		const parts = [
			header.getByRole("link").first(),
			page.getByRole("heading", { level: 1 }),
			page.locator("aside:has(#store-contacts) > button").last(),
		];
		const places = () => Promise.all(parts.map((part) => part.evaluate((it) => it.getBoundingClientRect().toJSON())));
		const scrollbar = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
		const width = await scrollbar();
		expect(width).toBeGreaterThan(0);
		const before = await places();

		// By coordinates: Playwright's own click would scroll the page, as the focus does under a sticky header.
		const box = await header.getByRole("button", { name: dialog }).boundingBox();
		if (!box) throw new Error(`no button “${dialog}”`);
		await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
		await expect(page.locator("dialog:modal")).toBeVisible();
		expect(await scrollbar()).toBe(0);
		// Neither dialog nor backdrop can paint over a gutter.
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollbarGutter)).toBe("auto");
		// What is anchored to the idle scrollbar is laid out with the next frame.
		await expect.poll(places).toEqual(before);
		expect(await page.evaluate(() => scrollY)).toBe(400);

		await page.keyboard.press("Escape");
		await expect.poll(scrollbar).toBe(width);
		await expect.poll(places).toEqual(before);
	}
});
