import type { Page } from "@playwright/test";
import { card, cardNames, usualOrder } from "./store-cards.ts";
import { expect, expectAccessible, test, visit } from "./visitor.ts";

const border = (page: Page, name: string) =>
	card(page, name).evaluate((element) => getComputedStyle(element).borderTopColor);

const greeting = (store: string) => `?text=${encodeURIComponent(`Hi! I'm interested in your services at ${store}.`)}`;

test("LOC-1 the page has its hero, four store cards and a section for questions", async ({ page }) => {
	await visit(page, "/locations");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Store Locations");
	expect(await cardNames(page)).toEqual(usualOrder);
	await expect(page.getByRole("heading", { name: "Have Questions?" })).toBeVisible();

	await page.getByRole("button", { name: "Chat with Us" }).click();
	await expect(page.locator("#chat-with-us").getByRole("link")).toHaveCount(4);
	await expect(page.locator("#chat-with-us").getByRole("link", { name: "Socastee" })).toHaveAttribute(
		"href",
		`https://wa.me/18435550122${greeting("Socastee")}`,
	);
	await page.keyboard.press("Escape");
	await expect(page.locator("#chat-with-us")).toBeHidden();

	await page.getByRole("button", { name: "Call Us" }).click();
	await expect(page.locator("#call-us").getByRole("link")).toHaveCount(3);
	await expect(page.locator("#call-us").getByRole("link", { name: "Broadway" })).toHaveAttribute(
		"href",
		"tel:+18435550111",
	);
	await expect(page.locator("#call-us")).toContainText("Goose Creek Phone number coming soon");
});

test("LOC-2 a card shows all there is to know of a store", async ({ page }) => {
	await visit(page, "/locations");
	const broadway = card(page, "Broadway");
	await expect(broadway.getByRole("img")).toHaveAttribute("alt", /Broadway store/);
	await expect(broadway).toContainText("200 Example Boulevard, Myrtle Beach, SC 29577");
	await expect(broadway.getByRole("link", { name: "(843) 555-0111" })).toBeVisible();
	await expect(broadway.getByRole("link", { name: "WhatsApp to the Broadway store" })).toBeVisible();
	await expect(broadway.getByRole("link", { name: "Directions to the Broadway store" })).toBeVisible();
	await expect(broadway).toContainText("Rated 4.9 out of 5");
	await expect(broadway).toContainText("(203 reviews)");
	await expect(broadway.getByRole("listitem").filter({ hasText: "Screen protectors" })).toBeVisible();
	await expect(broadway).not.toContainText("AT&T line");

	const attLine = card(page, "Marlborough").getByRole("region", { name: "AT&T line" });
	await expect(attLine.getByRole("link", { name: "(508) 555-0102" })).toHaveAttribute("href", "tel:+15085550102");
	await expect(attLine.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
		"href",
		/wa\.me\/15085550102\?text=Hi!/,
	);
	await expect(attLine.getByRole("listitem")).toHaveText([
		"AT&T wireless",
		"AT&T Prepaid",
		"AT&T Fiber orders",
		"Internet Air",
		"Trade-in appraisal",
	]);
});

test("LOC-3 a store without a phone says so", async ({ page }) => {
	await visit(page, "/locations");
	await expect(card(page, "Goose Creek")).toContainText("Phone number coming soon");
	await expect(card(page, "Goose Creek").locator("a[href^='tel:']")).toHaveCount(0);
	for (const name of usualOrder.slice(0, 3)) {
		await expect(card(page, name)).not.toContainText("Phone number coming soon");
	}
});

test("LOC-4 the hours and ratings of all stores", async ({ page }) => {
	await visit(page, "/locations");
	for (const [name, rating, reviews] of [
		["Marlborough", "4.8", "(127 reviews)"],
		["Broadway", "4.9", "(203 reviews)"],
		["Socastee", "4.7", "(89 reviews)"],
		["Goose Creek", "4.6", "(45 reviews)"],
	] as const) {
		for (const hours of ["Mon-Fri 10AM-7PM", "Saturday 10AM-6PM", "Sunday 12PM-5PM"]) {
			await expect(card(page, name).getByRole("listitem").filter({ hasText: hours })).toBeVisible();
		}
		await expect(card(page, name).getByText(rating, { exact: true })).toBeVisible();
		await expect(card(page, name).getByText(reviews)).toBeVisible();
	}
});

test("LOC-5 the links call, greet and lead the way", async ({ page }) => {
	await visit(page, "/locations");
	const marlborough = card(page, "Marlborough");
	await expect(marlborough.getByRole("link", { name: "(508) 555-0101" })).toHaveAttribute("href", "tel:+15085550101");
	await expect(marlborough.getByRole("link", { name: "WhatsApp to the Marlborough store" })).toHaveAttribute(
		"href",
		`https://wa.me/15085550101${greeting("Marlborough")}`,
	);
	await expect(card(page, "Goose Creek").getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
		"href",
		/^https:\/\/wa\.me\/message\/\w+$/,
	);
	const address = encodeURIComponent("100 Example Street, Marlborough, MA 01752");
	await expect(marlborough.getByRole("link", { name: "Directions" })).toHaveAttribute(
		"href",
		`https://www.google.com/maps/dir/?api=1&destination=${address}`,
	);
	await expect(marlborough.getByRole("link", { name: "100 Example Street" })).toHaveAttribute(
		"href",
		`https://www.google.com/maps/search/?api=1&query=${address}`,
	);
});

// A Sunday in July: New York is four hours behind UTC, and the visitor's clock is far away from it.
test.describe("on the other side of the earth", () => {
	test.use({ timezoneId: "Asia/Tokyo" });

	test("LOC-6 a card says whether its store is open, by the store's clock, and keeps saying it right", async ({
		page,
	}) => {
		await page.clock.install({ time: new Date("2026-07-12T15:58:30Z") });
		await visit(page, "/locations");
		const state = card(page, "Socastee").locator("[data-open]");
		await expect(state).toHaveText("Closed · opens at 12 PM");
		await page.clock.runFor("02:00");
		await expect(state).toHaveText("Open now · closes at 5 PM");
		await page.clock.fastForward("05:00:00");
		await expect(state).toHaveText("Closed · opens Monday at 10 AM");
		await expect(card(page, "Socastee").locator("[aria-live], [role=status]")).toHaveCount(0);
	});
});

for (const [path, expected] of [
	["/es/locations", "Abierto ahora · cierra a las 7 p.m."],
	["/pt/locations", "Aberta agora · fecha às 19h"],
] as const) {
	test(`LOC-6 the state of a store is said in the language of the page: ${path}`, async ({ page }) => {
		await page.clock.install({ time: new Date("2026-07-06T16:00:00Z") });
		await visit(page, path);
		await expect(page.locator("#store-broadway [data-open=true]")).toHaveText(expected);
	});
}

test("LOC-6 the place of the state is kept before it is known, so that nothing moves", async ({ page, browser }) => {
	const height = async (from: Page) =>
		(await from.locator("#store-broadway").evaluate((element) => element.getBoundingClientRect())).height;
	const served = await browser.newContext({ viewport: { width: 390, height: 844 } });
	const early = await served.newPage();
	await early.route("**/*.js", (route) => route.abort());
	await early.goto("/locations");
	await page.setViewportSize({ width: 390, height: 844 });
	await visit(page, "/locations");
	await expect(page.locator("#store-broadway [data-open]")).not.toBeEmpty();
	expect(await height(page)).toBe(await height(early));
	await served.close();
});

test("LOC-2 an address that points at a store shows which one it is, on arrival and within the page", async ({
	page,
}) => {
	await visit(page, "/locations#store-broadway");
	const marked = page.locator("article[data-here]");
	await expect(marked).toHaveAttribute("id", "store-broadway");
	await expect(card(page, "Broadway")).toBeInViewport();
	await page.evaluate(() => {
		location.hash = "#store-goose-creek";
	});
	await expect(marked).toHaveAttribute("id", "store-goose-creek");
	await expect(card(page, "Goose Creek")).toBeInViewport();
	await expect.poll(() => border(page, "Goose Creek")).not.toBe(await border(page, "Socastee"));
	await expect.poll(() => border(page, "Broadway")).toBe(await border(page, "Socastee"));
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("LOC-1 the stores, the questions and the store that the address points at are there without scripts", async ({
		page,
	}) => {
		await page.goto("/locations#store-socastee");
		await expect(page.getByRole("article")).toHaveCount(4);
		expect(await border(page, "Socastee")).not.toBe(await border(page, "Broadway"));
		await expect(page.getByRole("button", { name: "Sort by distance" })).toBeHidden();
		await page.getByRole("button", { name: "Chat with Us" }).click();
		await expect(page.locator("#chat-with-us").getByRole("link", { name: "Marlborough" })).toBeVisible();
	});
});

for (const width of [390, 1440]) {
	for (const colorScheme of ["light", "dark"] as const) {
		test(`LOC-1 the locations page is accessible, ${width}px ${colorScheme}`, async ({ page, context }) => {
			await context.grantPermissions(["geolocation"]);
			await context.setGeolocation({ latitude: 33.7, longitude: -78.9 });
			await page.setViewportSize({ width, height: 900 });
			await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
			await visit(page, "/locations#store-broadway");
			await page.getByRole("button", { name: "Sort by distance" }).click();
			await expect(page.getByRole("status").filter({ hasText: "Nearest first" })).toBeVisible();
			await expectAccessible(page);
			expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
		});
	}
}
