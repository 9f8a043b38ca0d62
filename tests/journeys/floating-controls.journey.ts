import type { Page } from "@playwright/test";
import { expect, test, visit } from "./visitor.ts";

const phone = { width: 390, height: 844 };
const controls = (page: Page) => page.locator("aside:has(#store-contacts)");

test("DOOR-8 the floating controls are slim, fade at rest, and are hidden while a visitor types", async ({ page }) => {
	await page.setViewportSize(phone);
	await visit(page, "/contact");
	await expect.poll(async () => (await controls(page).boundingBox())?.width).toBeLessThanOrEqual(48);
	for (const button of await controls(page).locator("> button").all()) {
		const box = await button.boundingBox();
		expect(box && Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
		await expect(button).toHaveCSS("opacity", "0.75");
	}
	await page.getByRole("button", { name: "Store Contacts" }).focus();
	await expect(page.getByRole("button", { name: "Store Contacts" })).toHaveCSS("opacity", "1");
	await page.getByRole("form").getByLabel("Name", { exact: true }).click();
	await expect(controls(page)).toBeHidden();
	await page.getByRole("form").getByRole("checkbox").focus();
	await expect(controls(page)).toBeVisible();
});

test("DOOR-8 the floating controls stand above the compare bar of a phone", async ({ page }) => {
	await page.setViewportSize(phone);
	await visit(page, "/internet-plans?compare=xfinity-gigabit");
	const bar = page.getByRole("button", { name: /^Compare Plans/ });
	await bar.scrollIntoViewIfNeeded();
	await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
	await expect
		.poll(async () => {
			const [barBox, box] = [await bar.boundingBox(), await controls(page).boundingBox()];
			return barBox && box && box.y + box.height <= barBox.y;
		})
		.toBe(true);
});

test("DOOR-8 on a phone the scroll buttons stand beside the contents of a card", async ({ page }) => {
	await page.setViewportSize(phone);
	await visit(page, "/internet-plans");
	await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
	const circles = controls(page).locator(".scroll-button span");
	await expect(circles).toHaveCount(2);
	const chevron = await page.locator("main summary svg").first().boundingBox();
	for (const circle of await circles.all())
		expect((await circle.boundingBox())?.x).toBeGreaterThanOrEqual((chevron?.x ?? Infinity) + (chevron?.width ?? 0));
});

test("DOOR-8 the floating controls stand above the way from the open filters to the cases", async ({ page }) => {
	await page.setViewportSize(phone);
	await visit(page, "/phone-cases");
	await page.locator("#case-filters summary").click();
	await page.locator("#case-filters").getByRole("checkbox").first().check();
	const show = page.getByRole("button", { name: /^Show \d+ cases?$/ });
	await expect(show).toBeInViewport({ ratio: 1 });
	await expect(page.locator("#case-filters .sticky")).toBeVisible();
	const box = await controls(page).boundingBox();
	expect(box && box.y + box.height).toBeLessThanOrEqual((await show.boundingBox())?.y ?? 0);
});
