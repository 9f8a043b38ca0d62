import type { Locator, Page } from "@playwright/test";
import { expect, freshTest, holdScripts, hydrated, test, visit } from "./visitor.ts";

const phone = { width: 390, height: 800 };
test.use({ viewport: phone });

const menu = (page: Page) => page.locator("#menu-drawer");
const cart = (page: Page) => page.locator("#cart-drawer");
const search = (page: Page) => page.locator("#search-dialog");
const contacts = (page: Page) => page.locator("#store-contacts");
const comparison = (page: Page) => page.locator("#compare-dialog");
const opener = (page: Page, id: string) => page.locator(`header [commandfor=${id}]`);

/** A page before the one under test, so that one Back too many shows. */
async function arrive(page: Page, path: string) {
	await visit(page, "/terms");
	await visit(page, path);
}

/** How many overlays the current entry has: written shortly after one opens. */
const depth = (page: Page) => page.evaluate(() => history.state?.usr?.overlays?.length ?? 0);
async function openAndSettle(page: Page, press: () => Promise<unknown>, overlay: Locator) {
	await press();
	await expect(overlay).toBeVisible();
	await expect.poll(() => depth(page)).toBe(1);
}

const overlays: [string, (page: Page) => Locator, (page: Page) => Locator][] = [
	["menu", menu, (page) => opener(page, "menu-drawer")],
	["search", search, (page) => opener(page, "search-dialog")],
	["cart", cart, (page) => opener(page, "cart-drawer")],
	["store contacts", contacts, (page) => page.locator("[popovertarget=store-contacts]")],
];

for (const [name, overlay, button] of overlays)
	test(`BACK-1 BACK-2 Back closes the ${name}, Forward opens it again, and a reload keeps it open`, async ({
		page,
	}) => {
		await arrive(page, "/about");
		await openAndSettle(page, () => button(page).click(), overlay(page));
		await page.goBack();
		await expect(overlay(page)).toBeHidden();
		await expect(page).toHaveURL("/about");
		await page.goForward();
		await expect(overlay(page)).toBeVisible();
		await page.reload();
		await hydrated(page);
		await expect(overlay(page)).toBeVisible();
		await page.goBack();
		await expect(overlay(page)).toBeHidden();
		await page.goBack();
		await expect(page).toHaveURL("/terms");
	});

test("BACK-1 the language menu of the wide header closes with Back", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await arrive(page, "/about");
	const languages = page.locator("#language-menu");
	await openAndSettle(page, () => page.locator("[popovertarget=language-menu]").click(), languages);
	await page.goBack();
	await expect(languages).toBeHidden();
	await expect(page).toHaveURL("/about");
	// Another language is another document: its link leaves no entry for the menu either.
	await openAndSettle(page, () => page.locator("[popovertarget=language-menu]").click(), languages);
	await languages.getByRole("link", { name: "Español" }).click();
	await expect(page).toHaveURL("/es/about");
	await page.goBack();
	await expect(page).toHaveURL("/about");
	await hydrated(page);
	await expect(languages).toBeHidden();
	await page.goBack();
	await expect(page).toHaveURL("/terms");
});

test("BACK-1 Escape, the close button and a press beside an overlay remove its entry", async ({ page }) => {
	const ways: [string, () => Promise<unknown>][] = [
		["Escape", () => page.keyboard.press("Escape")],
		["the close button", () => cart(page).getByRole("button", { name: "Close" }).click()],
		["a press beside it", () => page.mouse.click(200, 20)],
	];
	for (const [name, close] of ways)
		await test.step(name, async () => {
			await arrive(page, "/about");
			const overlay = name === "a press beside it" ? menu(page) : cart(page);
			const id = name === "a press beside it" ? "menu-drawer" : "cart-drawer";
			await openAndSettle(page, () => opener(page, id).click(), overlay);
			await close();
			await expect(overlay).toBeHidden();
			await expect.poll(() => depth(page)).toBe(0);
			await page.goBack();
			await expect(page).toHaveURL("/terms");
		});
});

test("BACK-1 a link in the menu leads on, and one Back returns to the page without the menu", async ({ page }) => {
	await arrive(page, "/about");
	await openAndSettle(page, () => opener(page, "menu-drawer").click(), menu(page));
	await menu(page).getByRole("link", { name: "Blog" }).click();
	await expect(page).toHaveURL("/blog");
	await expect(menu(page)).toBeHidden();
	await page.goBack();
	await expect(page).toHaveURL("/about");
	await expect(menu(page)).toBeHidden();
	await page.goBack();
	await expect(page).toHaveURL("/terms");
});

test("BACK-1 a link to the page that is there closes the menu, goes to the top and adds no entry", async ({ page }) => {
	await arrive(page, "/about");
	await page.evaluate(() => scrollTo(0, 900));
	await openAndSettle(page, () => opener(page, "menu-drawer").click(), menu(page));
	await menu(page).getByRole("link", { name: "About" }).click();
	await expect(menu(page)).toBeHidden();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	await page.goBack();
	await expect(page).toHaveURL("/terms");
});

test("BACK-1 a search leads on, and one Back returns", async ({ page }) => {
	await arrive(page, "/about");
	await openAndSettle(page, () => opener(page, "search-dialog").click(), search(page));
	await page.keyboard.type("alarm");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/security-systems");
	await page.goBack();
	await expect(page).toHaveURL("/about");
	await expect(search(page)).toBeHidden();
});

test("BACK-1 one overlay opened from another takes its place", async ({ page }) => {
	await arrive(page, "/about");
	await openAndSettle(page, () => opener(page, "menu-drawer").click(), menu(page));
	await menu(page).getByRole("button", { name: "Shopping Cart" }).click();
	await expect(cart(page)).toBeVisible();
	await expect(menu(page)).toBeHidden();
	await page.goBack();
	await expect(cart(page)).toBeHidden();
	await expect(menu(page)).toBeHidden();
	await expect(page).toHaveURL("/about");
	await page.goBack();
	await expect(page).toHaveURL("/terms");
});

test("BACK-1 a link pressed beside the open store contacts leads on, and one Back returns", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await arrive(page, "/about");
	await openAndSettle(page, () => page.locator("[popovertarget=store-contacts]").click(), contacts(page));
	await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
	await expect(page).toHaveURL("/blog");
	await expect(contacts(page)).toBeHidden();
	await page.goBack();
	await expect(page).toHaveURL("/about");
	await expect(contacts(page)).toBeHidden();
});

test("BACK-1 scrolling behind the open store contacts is kept when they close", async ({ page }) => {
	await arrive(page, "/about");
	await openAndSettle(page, () => page.locator("[popovertarget=store-contacts]").click(), contacts(page));
	await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
	await page.goBack();
	await expect(contacts(page)).toBeHidden();
	await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(500);
});

freshTest("BACK-2 an overlay opened before the scripts have loaded gets its entry, too", async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto("/terms");
	const release = await holdScripts(page);
	await page.goto("/about", { waitUntil: "commit" });
	await opener(page, "menu-drawer").click();
	await expect(menu(page)).toBeVisible();
	release();
	await expect.poll(() => depth(page)).toBe(1);
	await expect(menu(page)).toBeVisible();
	await page.goBack();
	await expect(menu(page)).toBeHidden();
	await expect(page).toHaveURL("/about");
});

freshTest("BACK-2 the first press on a page may be the one that opens the menu", async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto("/terms");
	await page.goto("/about");
	await page.waitForFunction(() => document.documentElement.dataset.ready === "");
	await opener(page, "menu-drawer").click();
	await expect.poll(() => depth(page)).toBe(1);
	await expect(menu(page)).toBeVisible();
	await page.goBack();
	await expect(menu(page)).toBeHidden();
	await expect(page).toHaveURL("/about");
});

test("BACK-3 a shared comparison closes with Back, over the page with its selection", async ({ page }) => {
	await visit(page, "/terms");
	await page.goto("/internet-plans?compare=att-fiber-300,fios-300-mbps#compare");
	await expect(comparison(page).getByRole("columnheader")).toHaveCount(2);
	await expect.poll(() => depth(page)).toBe(1);
	await page.goBack();
	await expect(comparison(page)).toBeHidden();
	await expect(page.getByRole("button", { name: "Compare Plans (2)" })).toBeVisible();
	await page.goForward();
	await expect(comparison(page).getByRole("columnheader")).toHaveCount(2);
	await page.reload();
	await expect(comparison(page).getByRole("columnheader")).toHaveCount(2);
	await page.goBack();
	await expect(comparison(page)).toBeHidden();
	await page.goBack();
	await expect(page).toHaveURL("/terms");
});

test("BACK-3 plans removed in the comparison stay removed after Back, and Clear All leaves no entry", async ({
	page,
}) => {
	await arrive(page, "/internet-plans?compare=att-fiber-300,verizon-5g-home-plus,xfinity-gigabit");
	const open = (count: number) => page.getByRole("button", { name: `Compare Plans (${count})` });
	await openAndSettle(page, () => open(3).click(), comparison(page));
	await comparison(page)
		.getByRole("button", { name: /^Remove .* from the comparison/ })
		.first()
		.click();
	await expect(comparison(page).getByRole("columnheader")).toHaveCount(2);
	await page.goBack();
	await expect(comparison(page)).toBeHidden();
	await expect(open(2)).toBeVisible();
	await openAndSettle(page, () => open(2).click(), comparison(page));
	await comparison(page).getByRole("button", { name: "Clear All" }).click();
	await expect(comparison(page)).toHaveCount(0);
	// History follows the overlay: a Back before that would leave the page.
	await expect.poll(() => depth(page)).toBe(0);
	await expect(page).not.toHaveURL(/compare=/);
	await expect(page.getByRole("button", { name: /^Compare Plans/ })).toHaveCount(0);
	// The overlay's entry is removed a moment after it closes; Back before that would go two pages back.
	await expect.poll(() => depth(page)).toBe(0);
	await page.goBack();
	await expect(page).toHaveURL("/terms");
});

test("BACK-3 a comparison closed right after a removal closes over its page, and keeps the removal", async ({
	page,
}) => {
	for (const delay of [0, 8, 16, 30, 30, 60]) {
		await arrive(page, "/internet-plans?compare=att-fiber-300,xfinity-gigabit");
		await openAndSettle(page, () => page.getByRole("button", { name: "Compare Plans (2)" }).click(), comparison(page));
		await expect(comparison(page).getByRole("columnheader")).toHaveCount(2);
		await page.evaluate(async (ms) => {
			const dialog = document.querySelector<HTMLDialogElement>("#compare-dialog");
			dialog?.querySelector<HTMLElement>("thead button")?.click();
			if (ms > 0) await new Promise((later) => setTimeout(later, ms));
			dialog?.close();
		}, delay);
		await expect(page.getByRole("button", { name: "Compare Plans (1)" })).toBeVisible();
		await expect.poll(() => depth(page)).toBe(0);
		await expect(page).toHaveURL(/internet-plans\?compare=[\w-]+$/);
	}
});

test("BACK-3 a plan removed in the comparison is still removed after a reload", async ({ page }) => {
	await arrive(page, "/internet-plans?compare=att-fiber-300,verizon-5g-home-plus,xfinity-gigabit");
	await openAndSettle(page, () => page.getByRole("button", { name: "Compare Plans (3)" }).click(), comparison(page));
	await comparison(page).getByRole("button", { name: "Remove Xfinity Gigabit from the comparison" }).click();
	await expect(comparison(page).getByRole("columnheader")).toHaveCount(2);
	await page.reload();
	await expect(comparison(page).getByRole("columnheader")).toHaveCount(2);
	await page.goBack();
	await expect(comparison(page)).toBeHidden();
	await expect(page).toHaveURL(/compare=att-fiber-300%2Cverizon-5g-home-plus$/);
});

test("BACK-4 Back from another page finds the same place, groups and selection, also after a full load", async ({
	page,
}) => {
	await arrive(page, "/wireless-plans");
	const groups = page.locator("main details");
	await groups.nth(1).locator("summary").click();
	await groups.nth(2).locator("summary").click();
	const add = groups.nth(2).getByRole("button", { name: /^Add to Compare/ });
	await add.first().click();
	await expect(page.getByRole("button", { name: "Compare Plans (1)" })).toBeVisible();
	const link = groups.nth(2).getByRole("link").last();
	await link.scrollIntoViewIfNeeded();
	const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
	const before = await top();
	const expectSamePlace = async () => {
		await expect(groups.nth(0)).not.toHaveAttribute("open");
		await expect(groups.nth(1)).toHaveAttribute("open");
		await expect(groups.nth(2)).toHaveAttribute("open");
		await expect(page.getByRole("button", { name: "Compare Plans (1)" })).toBeVisible();
		await expect.poll(top).toBe(before);
	};
	await link.click();
	await expect(page).toHaveURL(/\/contact/);
	await page.goBack();
	await expectSamePlace();
	await page.reload();
	await expectSamePlace();
	// Another document, and no back-forward cache: that is off while a test watches the page.
	await page.goto("/robots.txt");
	await page.goBack();
	await expectSamePlace();
	// With an overlay in between. A click of Playwright's would scroll: the sticky header lies within the scroll padding.
	const press = () => opener(page, "menu-drawer").evaluate((button: HTMLElement) => button.click());
	await openAndSettle(page, press, menu(page));
	await menu(page).getByRole("link", { name: "About" }).click();
	await expect(page).toHaveURL("/about");
	await page.goBack();
	await expectSamePlace();
});

test("BACK-4 filters are there again after Back", async ({ page }) => {
	await arrive(page, "/phone-cases");
	await page.locator("#case-filters summary").click();
	const box = page.locator("#case-filters").getByRole("checkbox").first();
	await box.check();
	await expect(page).toHaveURL(/\?/);
	const url = page.url();
	await openAndSettle(page, () => opener(page, "cart-drawer").click(), cart(page));
	await page.goBack();
	await expect(box).toBeChecked();
	await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
	await expect(page).toHaveURL("/about");
	await page.goBack();
	await expect(page).toHaveURL(url);
	await expect(box).toBeChecked();
	await expect(page.locator("#case-filters")).toHaveAttribute("open");
});

test("BACK-1 an overlay opened while a filter is loading stays open", async ({ page }) => {
	await arrive(page, "/phone-cases");
	await page.locator("#case-filters summary").click();
	const held = Promise.withResolvers<void>();
	await page.route(/phone-cases\.data/, async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.locator("#case-filters").getByRole("checkbox").first().check();
	await opener(page, "cart-drawer").click();
	await expect(cart(page)).toBeVisible();
	held.resolve();
	await expect(page).toHaveURL(/\?/);
	await expect.poll(() => depth(page)).toBe(1);
	await expect(cart(page)).toBeVisible();
	await page.goBack();
	await expect(cart(page)).toBeHidden();
	await expect(page).toHaveURL(/phone-cases\?/);
});

freshTest.describe("without scripts", () => {
	freshTest.use({ javaScriptEnabled: false });
	freshTest("BACK-1 the links of the menu lead on, and Back returns", async ({ page }) => {
		await page.setViewportSize(phone);
		await page.goto("/about");
		await opener(page, "menu-drawer").click();
		await menu(page).getByRole("link", { name: "Blog" }).click();
		await expect(page).toHaveURL("/blog");
		await page.goBack();
		await expect(page).toHaveURL("/about");
	});
});
