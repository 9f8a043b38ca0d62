import { expect, test } from "./visitor.ts";

test.use({ viewport: { width: 390, height: 800 } });

const card = "main li:has(a[href*='package='])";

test("going back and reloading restore the scroll position, to the pixel", async ({ page }) => {
	await page.goto("/security-systems");
	await page.waitForFunction(() => document.documentElement.dataset.ready === "");
	const link = page.locator(`${card} a`).nth(9);
	await link.scrollIntoViewIfNeeded();
	const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
	const before = await top();
	await link.click();
	await expect(page).toHaveURL(/\/contact/);
	await expect(page.locator("main h1")).toBeFocused();
	await page.goBack();
	await expect(page).toHaveURL(/\/security-systems$/);
	await expect.poll(top).toBe(before);
	await page.reload();
	await expect.poll(top).toBe(before);
});

test("a URL with a store's fragment scrolls to its card", async ({ page }) => {
	await page.goto("/locations#store-goose-creek");
	await page.waitForFunction(() => document.documentElement.dataset.ready === "");
	const top = () => page.locator("#store-goose-creek").evaluate((element) => element.getBoundingClientRect().top);
	await expect.poll(top).toBeLessThan(110);
	expect(await top()).toBeGreaterThan(70);
});
