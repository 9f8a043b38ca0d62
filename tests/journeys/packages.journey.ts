import type { Locator, Page } from "@playwright/test";
import { expect, test, visit } from "./visitor.ts";

const packageCards = (within: Locator, page: Page) =>
	within.getByRole("listitem").filter({ has: page.getByRole("link", { name: /^Ask about this package/ }) });

const topOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.y ?? Number.NaN);

test("SEC-1 home packages show name, price, carrier, features and badge", async ({ page }) => {
	await visit(page, "/security-systems");
	const home = page.locator("#home");
	await expect(home.getByRole("heading", { level: 2 })).toHaveText("Home packages");
	await expect(packageCards(home, page)).toHaveCount(9);
	const card = packageCards(home, page).filter({ hasText: "Vivint Smart Security" });
	await expect(card.getByRole("heading", { name: "Vivint Smart Security" })).toBeVisible();
	await expect(card.getByText("Vivint", { exact: true })).toBeVisible();
	await expect(card).toContainText("$39.99/month");
	await expect(card.getByText("Most Popular")).toBeVisible();
	await expect(card.getByRole("listitem")).toHaveCount(5);
});

test("SEC-1 business packages stand apart", async ({ page }) => {
	await visit(page, "/security-systems");
	const business = page.locator("#business");
	await expect(packageCards(business, page)).toHaveCount(4);
	await expect(business.getByRole("heading", { name: "Comcast Business SmartOffice" })).toBeVisible();
	await expect(page.getByText("A store confirms yours before you order.")).toBeVisible();
});

test("SEC-2 Get Free Consultation leads to the contact page about security", async ({ page }) => {
	await visit(page, "/security-systems");
	await page.getByRole("main").getByRole("link", { name: "Get Free Consultation" }).first().click();
	await expect(page).toHaveURL("/contact?topic=security");
});

test("SEC-3 the four stores' phones can be called from the page", async ({ page }) => {
	await visit(page, "/security-systems");
	const section = page.locator("section").filter({ has: page.getByRole("heading", { name: "Talk to a store" }) });
	for (const store of ["Marlborough", "Broadway", "Socastee", "Goose Creek"]) {
		await expect(section.getByRole("heading", { name: store })).toBeVisible();
	}
	await expect(section.getByRole("link", { name: /^Call the/ })).toHaveCount(3);
	await expect(section.getByRole("link", { name: /^Call the Marlborough store/ })).toHaveAttribute(
		"href",
		/^tel:\+1\d{10}$/,
	);
	const withoutPhone = section.getByRole("listitem").filter({ hasText: "Goose Creek" });
	await expect(withoutPhone.getByText("Phone number coming soon")).toBeVisible();
});

test("TV-1 provider groups show their packages with channels, price and features", async ({ page }) => {
	await visit(page, "/tv-cable-on-demand");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("TV Cable & On Demand");
	expect(await page.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts()).toEqual([
		"DIRECTV",
		"Spectrum TV",
		"Xfinity TV",
		"Optimum TV",
		"Streaming & On Demand",
		"Tell us what you watch",
	]);
	await expect(packageCards(page.getByRole("main"), page)).toHaveCount(17);
	const card = packageCards(page.locator("#directv"), page).filter({ hasText: "DIRECTV Choice" });
	await expect(card).toContainText("125+ channels");
	await expect(card).toContainText("$94.99/month");
	await expect(card.locator("s")).toHaveText("$119.99");
	await expect(card.getByText("Most Popular")).toBeVisible();
	await expect(card.getByRole("listitem")).toHaveCount(4);
	await expect(page.getByText("A store confirms yours before you order.")).toBeVisible();
});

test("TV-1 quick links lead to the groups by the keyboard", async ({ page }) => {
	await visit(page, "/tv-cable-on-demand");
	await page.getByRole("navigation", { name: "Jump to" }).getByRole("link", { name: "Optimum TV" }).focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/tv-cable-on-demand#optimum-tv");
	await expect(page.locator("#optimum-tv")).toBeInViewport();
});

test("TV-1 a package can be asked about", async ({ page }) => {
	await visit(page, "/tv-cable-on-demand");
	await page.getByRole("link", { name: "Ask about this package Philo Core" }).click();
	await expect(page).toHaveURL("/contact?package=philo-core");
});

test("TV-1 prices and buttons of neighbouring cards stand on one line", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await visit(page, "/tv-cable-on-demand");
	const cards = await packageCards(page.locator("#directv"), page).all();
	const prices = await Promise.all(cards.map((card) => topOf(card.getByText(/^\$\d+(\.\d\d)?$/).first())));
	const buttons = await Promise.all(cards.map((card) => topOf(card.getByRole("link", { name: /^Ask about/ }))));
	expect(new Set(prices).size).toBe(1);
	expect(new Set(buttons).size).toBe(1);
});

test("SEC-2 the pages lead on without scripts", async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
	const page = await context.newPage();
	await page.goto("/pt/security-systems");
	await page.getByRole("main").getByRole("link", { name: "Consultoria grátis" }).first().click();
	await expect(page).toHaveURL("/pt/contact?topic=security");
	await context.close();
});
