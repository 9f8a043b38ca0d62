import type { Page } from "@playwright/test";
import { deals } from "../../app/content/deals.ts";
import { contractKind } from "../../app/content/plans/contract-kind.ts";
import { internetCarriers, planOf, postpaidCarriers, prepaidCarriers } from "./catalogue.ts";
import { expect, freshTest, test, visit, visitWithStoppedClock } from "./visitor.ts";

const plansAvailable = (count: number) => (count === 1 ? "1 plan available" : `${count} plans available`);

const group = (page: Page, carrier: string) =>
	page.locator("details.carrier-group", { has: page.getByRole("heading", { name: carrier, exact: true }) });
const card = (page: Page, id: string) => page.locator(`#${id}`);
const openGroups = (page: Page) => page.locator("details.carrier-group[open]");

test("WIRE-1 WIRE-5 postpaid first; the URL selects a tab, and a tab changes the URL; each has its carriers", async ({
	page,
}) => {
	await visit(page, "/wireless-plans");
	await expect(page.getByRole("tab", { name: "Postpaid" })).toHaveAttribute("aria-selected", "true");
	await expect(page.locator("summary h2")).toHaveText(postpaidCarriers.map(({ name }) => name));
	await page.getByRole("tab", { name: "Prepaid" }).click();
	await expect(page).toHaveURL(/tab=prepaid/);
	await expect(page.locator("summary h2")).toHaveText(prepaidCarriers.map(({ name }) => name));
	await page.goBack();
	await expect(page.getByRole("tab", { name: "Postpaid" })).toHaveAttribute("aria-selected", "true");
	await visit(page, "/wireless-plans?tab=prepaid&plan=no-such-plan");
	await expect(page.getByRole("tab", { name: "Prepaid" })).toHaveAttribute("aria-selected", "true");
	await expect(openGroups(page)).toHaveCount(0);
	await page.getByRole("tab", { name: "Prepaid" }).press("ArrowLeft");
	await expect(page.getByRole("tab", { name: "Postpaid" })).toBeFocused();
	await expect(page).toHaveURL(/tab=postpaid/);
});

/** Begins to look before the plan is highlighted: three seconds later it is over. */
const willHighlight = (page: Page, plan: string) =>
	page.waitForFunction((id) => document.getElementById(id)?.hasAttribute("data-highlighted"), plan);

freshTest(
	"WIRE-2 a plan in a closed group of the other tab is opened, scrolled to and highlighted for 3 seconds",
	async ({ page }) => {
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
	},
);

test("WIRE-2 also on a navigation within the site, and again after back and forward", async ({ page }) => {
	await visit(page, "/about");
	await page.evaluate(() => {
		const link = document.createElement("a");
		link.href = "/wireless-plans?plan=xfinity-mobile-unlimited";
		link.textContent = "a plan";
		document.querySelector("main")?.append(link);
	});
	const highlighted = willHighlight(page, "xfinity-mobile-unlimited");
	await page.getByRole("link", { name: "a plan" }).click();
	await highlighted;
	await page.goBack();
	await page.goForward();
	await expect(card(page, "xfinity-mobile-unlimited")).toBeInViewport();
});

test("WIRE-3 WIRE-4 carriers are closed at first, count their plans and toggle by keyboard; the deals lead to plans", async ({
	page,
}) => {
	await visit(page, "/wireless-plans");
	await expect(openGroups(page)).toHaveCount(0);
	for (const { name, plans } of postpaidCarriers)
		await expect(group(page, name).getByText(plansAvailable(plans.length))).toBeVisible();
	await group(page, "AT&T").locator("summary").press("Enter");
	await group(page, "Spectrum Mobile").locator("summary").press(" ");
	await expect(openGroups(page)).toHaveCount(2);
	await group(page, "AT&T").locator("summary").click();
	await expect(openGroups(page)).toHaveCount(1);
	await page.getByRole("button", { name: "Expand All" }).click();
	await expect(openGroups(page)).toHaveCount(postpaidCarriers.length);
	await page.getByRole("button", { name: "Collapse All" }).click();
	await expect(openGroups(page)).toHaveCount(0);

	const block = page.locator("section", { has: page.getByRole("heading", { name: "Special Deals & Promotions" }) });
	await expect(block.getByRole("listitem")).toHaveCount(deals.length);
	for (const { title } of deals) await expect(block).toContainText(title.en, { ignoreCase: true });
	await block
		.getByRole("heading")
		.getByRole("link", { name: /no credit check/i })
		.click();
	await expect(page).toHaveURL(/tab=prepaid/);
});

test("WIRE-6 TRUE-1 TRUE-3 a plan shows its price, whether it is confirmed, its note and who can have it", async ({
	page,
}) => {
	await visit(page, "/wireless-plans?plan=xfinity-mobile-unlimited");
	const plan = card(page, "xfinity-mobile-unlimited");
	for (const words of [
		"Xfinity Mobile Unlimited",
		"Unlimited 5G",
		planOf("xfinity-mobile-unlimited").price,
		"One line.",
		"Popular",
		"30 GB",
		"Price to be confirmed in store",
		"Needs an active Xfinity Internet plan.",
	]) {
		await expect(plan).toContainText(words);
	}
	await expect(page.getByText("still need to be confirmed. A store will tell you yours")).toBeVisible();
	for (const words of ["55 and over, with proof of age", "student account", "switching from certain carriers"]) {
		await expect(page.getByText(words).first()).toBeAttached();
	}
	await visit(page, "/internet-plans?plan=att-internet-air-bundle");
	const { originalPrice } = planOf("att-internet-air-bundle");
	if (originalPrice) {
		const shown = card(page, "att-internet-air-bundle").locator("s");
		await expect(shown).toHaveText(originalPrice.replace("/month", ""));
		await expect(card(page, "att-internet-air-bundle")).toContainText("Without the discount");
	}
});

test("NET-1 contract plans first; the toggle is in the URL", async ({ page }) => {
	await visit(page, "/internet-plans");
	await expect(page.getByRole("tab", { name: "Contract Plans", exact: true })).toHaveAttribute("aria-selected", "true");
	await page.getByRole("tab", { name: "No Contract Plans" }).click();
	await expect(page).toHaveURL(/contract=no/);
	const fiber = internetCarriers.find(({ name }) => name === "AT&T Fiber")?.plans ?? [];
	const withoutContract = fiber.filter((plan) => contractKind(plan).kind === "non-contract");
	await expect(group(page, "AT&T Fiber").getByText(plansAvailable(withoutContract.length))).toBeVisible();
	await page.reload();
	await expect(page.getByRole("tab", { name: "No Contract Plans" })).toHaveAttribute("aria-selected", "true");
});

test("NET-3 TRUE-1 TRUE-6 the requested plan decides the side of the toggle", async ({ page }) => {
	const highlighted = willHighlight(page, "att-fiber-1-gig");
	await visit(page, "/internet-plans?plan=att-fiber-1-gig");
	await expect(page.getByRole("tab", { name: "No Contract Plans" })).toHaveAttribute("aria-selected", "true");
	await highlighted;
	await expect(card(page, "att-fiber-1-gig")).toContainText(planOf("att-fiber-1-gig").price);
	await expect(card(page, "att-fiber-1-gig").getByText("confirmed in store")).toHaveCount(0);
	await expect(group(page, "AT&T Fiber")).toContainText(
		"As far as we know, AT&T Fiber isn’t available in Massachusetts.",
	);
});

freshTest.describe("without scripts", () => {
	freshTest.use({ javaScriptEnabled: false });
	freshTest("the plan pages can be read", async ({ page }) => {
		await page.goto("/wireless-plans");
		await page.getByRole("main").getByRole("link", { name: "Prepaid", exact: true }).click();
		await group(page, "Simple Mobile").locator("summary").click();
		await expect(card(page, "simple-mobile-40")).toContainText(planOf("simple-mobile-40").price);
		await expect(page.getByRole("button", { name: /Add to Compare/ })).toHaveCount(0);
	});
});
