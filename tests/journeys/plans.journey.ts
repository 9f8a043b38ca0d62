import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, visit, visitWithStoppedClock } from "./visitor.ts";

const group = (page: Page, carrier: string) =>
	page.locator("details.carrier-group", { has: page.getByRole("heading", { name: carrier, exact: true }) });
const card = (page: Page, id: string) => page.locator(`#${id}`);
const openGroups = (page: Page) => page.locator("details.carrier-group[open]");

test("WIRE-1 postpaid first; the address selects a tab, and a tab changes the address", async ({ page }) => {
	await visit(page, "/wireless-plans");
	await expect(page.getByRole("tab", { name: "Postpaid" })).toHaveAttribute("aria-selected", "true");
	await page.getByRole("tab", { name: "Prepaid" }).click();
	await expect(page).toHaveURL(/tab=prepaid/);
	await expect(page.getByRole("heading", { name: "TracFone Wireless" })).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("tab", { name: "Postpaid" })).toHaveAttribute("aria-selected", "true");
	await visit(page, "/wireless-plans?tab=prepaid");
	await expect(page.getByRole("tab", { name: "Prepaid" })).toHaveAttribute("aria-selected", "true");
	await page.getByRole("tab", { name: "Prepaid" }).press("ArrowLeft");
	await expect(page.getByRole("tab", { name: "Postpaid" })).toBeFocused();
	await expect(page).toHaveURL(/tab=postpaid/);
});

test("WIRE-2 a plan in a closed group of the other tab is opened, scrolled to and marked for 3 seconds", async ({
	page,
}) => {
	await visitWithStoppedClock(page, "/wireless-plans?tab=postpaid&plan=simple-mobile-40");
	await expect(page.getByRole("tab", { name: "Prepaid" })).toHaveAttribute("aria-selected", "true");
	await expect(openGroups(page)).toHaveCount(1);
	await expect(card(page, "simple-mobile-40")).not.toHaveAttribute("data-highlighted");
	await page.clock.runFor(100);
	await expect(card(page, "simple-mobile-40")).toHaveAttribute("data-highlighted");
	await expect(card(page, "simple-mobile-40")).toBeInViewport();
	await page.clock.runFor(2900);
	await expect(card(page, "simple-mobile-40")).toHaveAttribute("data-highlighted");
	await page.clock.runFor(200);
	await expect(card(page, "simple-mobile-40")).not.toHaveAttribute("data-highlighted");
});

test("WIRE-2 an unknown plan is ignored", async ({ page }) => {
	await visit(page, "/wireless-plans?tab=prepaid&plan=no-such-plan");
	await expect(page.getByRole("tab", { name: "Prepaid" })).toHaveAttribute("aria-selected", "true");
	await expect(openGroups(page)).toHaveCount(0);
});

test("WIRE-2 also on a navigation within the site, and again after back and forward", async ({ page }) => {
	await visit(page, "/about");
	await page.evaluate(() => {
		const link = document.createElement("a");
		link.href = "/wireless-plans?plan=xfinity-mobile-unlimited";
		link.textContent = "a plan";
		document.querySelector("main")?.append(link);
	});
	await page.getByRole("link", { name: "a plan" }).click();
	await expect(card(page, "xfinity-mobile-unlimited")).toHaveAttribute("data-highlighted");
	await page.goBack();
	await page.goForward();
	await expect(card(page, "xfinity-mobile-unlimited")).toBeInViewport();
});

test("WIRE-3 carriers are closed at first, say how many plans they have, and toggle on their own by keyboard", async ({
	page,
}) => {
	await visit(page, "/wireless-plans");
	await expect(openGroups(page)).toHaveCount(0);
	await expect(group(page, "AT&T").getByText("6 plans available")).toBeVisible();
	await group(page, "AT&T").locator("summary").press("Enter");
	await group(page, "Spectrum Mobile").locator("summary").press(" ");
	await expect(openGroups(page)).toHaveCount(2);
	await group(page, "AT&T").locator("summary").click();
	await expect(openGroups(page)).toHaveCount(1);
	await page.getByRole("button", { name: "Open all" }).click();
	await expect(openGroups(page)).toHaveCount(3);
	await page.getByRole("button", { name: "Close all" }).click();
	await expect(openGroups(page)).toHaveCount(0);
});

test("WIRE-4 the Special Deals & Promotions block has the four deals, each leading to plans", async ({ page }) => {
	await visit(page, "/wireless-plans");
	const block = page.locator("section", { has: page.getByRole("heading", { name: "Special Deals & Promotions" }) });
	await expect(block.getByRole("listitem")).toHaveCount(4);
	for (const words of ["$200 credit", "4 lines for the price of 3", "No credit check", "Keep your number"]) {
		await expect(block).toContainText(words, { ignoreCase: true });
	}
	await block.getByRole("link", { name: /no credit check/i }).click();
	await expect(page).toHaveURL(/tab=prepaid/);
});

test("WIRE-5 the carriers of each tab", async ({ page }) => {
	await visit(page, "/wireless-plans");
	await expect(page.locator("summary h2")).toHaveText(["AT&T", "Xfinity Mobile", "Spectrum Mobile"]);
	await visit(page, "/wireless-plans?tab=prepaid");
	await expect(page.locator("summary h2")).toHaveText([
		"AT&T Prepaid",
		"Simple Mobile",
		"Total by Verizon",
		"TracFone Wireless",
	]);
});

test("WIRE-6 a plan shows its price, its note and who can have it", async ({ page }) => {
	await visit(page, "/wireless-plans?plan=xfinity-mobile-unlimited");
	const plan = card(page, "xfinity-mobile-unlimited");
	for (const words of [
		"Xfinity Mobile Unlimited",
		"Unlimited 5G",
		"$40/month",
		"One line.",
		"Most Popular",
		"Popular",
		"30 GB",
		"Needs an active Xfinity Internet plan.",
	]) {
		await expect(plan).toContainText(words);
	}
	for (const words of ["aged 55 and over, with proof of age", "student account", "switching from certain carriers"]) {
		await expect(page.getByText(words).first()).toBeAttached();
	}
	await visit(page, "/internet-plans?plan=att-internet-air-bundle");
	await expect(card(page, "att-internet-air-bundle").locator("s")).toHaveText("$60");
});

test("NET-1 contract plans first; the toggle is in the address", async ({ page }) => {
	await visit(page, "/internet-plans");
	await expect(page.getByRole("tab", { name: "Contract Plans", exact: true })).toHaveAttribute("aria-selected", "true");
	await page.getByRole("tab", { name: "No Contract Plans" }).click();
	await expect(page).toHaveURL(/contract=no/);
	await expect(group(page, "AT&T Fiber").getByText("5 plans available")).toBeVisible();
	await page.reload();
	await expect(page.getByRole("tab", { name: "No Contract Plans" })).toHaveAttribute("aria-selected", "true");
});

test("NET-3 the plan that is asked for decides the side of the toggle", async ({ page }) => {
	await visit(page, "/internet-plans?plan=att-fiber-1-gig");
	await expect(page.getByRole("tab", { name: "No Contract Plans" })).toHaveAttribute("aria-selected", "true");
	await expect(card(page, "att-fiber-1-gig")).toHaveAttribute("data-highlighted");
	await expect(card(page, "att-fiber-1-gig")).toContainText("$80/month");
});

test("the plan pages can be read without scripts", async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto("/wireless-plans");
	await page.getByRole("main").getByRole("link", { name: "Prepaid", exact: true }).click();
	await group(page, "Simple Mobile").locator("summary").click();
	await expect(card(page, "simple-mobile-40")).toContainText("$40/month");
	await expect(page.getByRole("button", { name: /Add to Compare/ })).toHaveCount(0);
	await context.close();
});

for (const colorScheme of ["light", "dark"] as const) {
	for (const width of [390, 1440]) {
		test(`the plan pages are accessible, ${colorScheme} at ${width} px, with groups open and in comparison`, async ({
			page,
		}) => {
			await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
			await page.setViewportSize({ width, height: 900 });
			await visit(page, "/wireless-plans");
			await page.getByRole("button", { name: "Open all" }).click();
			await expectAccessible(page);
			await visit(page, "/internet-plans?compare=att-fiber-300,fios-300-mbps#compare");
			await expect(page.getByRole("dialog").getByRole("table")).toBeVisible();
			await expectAccessible(page);
		});
	}
}
