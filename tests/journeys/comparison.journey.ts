import type { Page } from "@playwright/test";
import { planOf } from "./catalogue.ts";
import { expect, test, visit } from "./visitor.ts";

const add = (page: Page, plan: string) => page.getByRole("button", { name: `Add to Compare: ${plan}`, exact: true });
const remove = (page: Page, plan: string) =>
	page.getByRole("button", { name: `Remove from Compare: ${plan}`, exact: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Plan Comparison" });

async function openAll(page: Page, path: string) {
	await visit(page, path);
	await page.getByRole("button", { name: "Expand All" }).click();
}

test("CMP-1 CMP-2 CMP-4 plans are added and removed, Compare Plans (N) follows, and at three the others are disabled", async ({
	page,
}) => {
	await openAll(page, "/wireless-plans");
	const compare = page.getByRole("button", { name: /^Compare Plans/ });
	await expect(compare).toHaveCount(0);
	await add(page, "AT&T Value Plus VL").click();
	await expect(remove(page, "AT&T Value Plus VL")).toBeVisible();
	await expect(page).toHaveURL(/compare=att-value-plus-vl/);
	await expect(compare).toHaveText("Compare Plans (1)");
	await remove(page, "AT&T Value Plus VL").click();
	await expect(add(page, "AT&T Value Plus VL")).toBeVisible();
	await expect(page).not.toHaveURL(/compare/);
	await expect(compare).toHaveCount(0);

	await add(page, "Xfinity Mobile Unlimited").click();
	await add(page, "AT&T Value Plus VL").click();
	await expect(compare).toHaveText("Compare Plans (2)");
	const others = page.getByRole("button", { name: /^Add to Compare/ });
	await expect(others.first()).toBeEnabled();
	await add(page, "Xfinity Mobile By the Gig 3 GB").click();
	await expect(compare).toHaveText("Compare Plans (3)");
	await expect(others.and(page.locator(":enabled"))).toHaveCount(0);
	await expect(page.getByRole("button", { name: /^Remove from Compare/ })).toHaveCount(3);
});

test("CMP-3 TRUE-1 TRUE-5 the dialog sets the plans side by side, with a remove for each and Clear All", async ({
	page,
}) => {
	await visit(page, "/internet-plans?compare=att-fiber-300,verizon-5g-home-plus,xfinity-gigabit");
	await page.getByRole("button", { name: "Compare Plans (3)" }).click();
	const table = dialog(page).getByRole("table");
	await expect(table.getByRole("columnheader")).toHaveCount(3);
	const row = (name: string) => table.getByRole("row", { name: new RegExp(`^${name}`) });
	await expect(row("Price differs")).toContainText(planOf("att-fiber-300").price);
	await expect(row("Cost over 24 months")).toContainText(/\$[\d,]+\.\d\d/);
	await expect(row("Cost over 24 months")).toContainText("before taxes and fees");
	await expect(row("Price terms")).toContainText("No annual contract");
	await expect(row("Price terms")).toContainText("Price guarantee");
	await expect(row("How long the price holds")).toContainText("Same price for 3 years, then may change");
	await expect(row("How long the price holds")).toContainText("No set end date; can change");
	await expect(row("Price differs")).toContainText("Price to be confirmed in store");
	await expect(dialog(page).getByText("A store confirms yours before you sign.")).toBeVisible();
	for (const name of [
		"How long the price holds",
		"Speed",
		"Upload",
		"Data",
		"Equipment",
		"Who qualifies",
		"Features",
	]) {
		await expect(row(name)).toBeVisible();
	}
	await dialog(page).getByRole("button", { name: "Remove Xfinity Gigabit from the comparison" }).click();
	await expect(table.getByRole("columnheader")).toHaveCount(2);
	await dialog(page).getByRole("button", { name: "Clear All" }).click();
	await expect(dialog(page)).toHaveCount(0);
	await expect(page).not.toHaveURL(/compare=/);
});

test("CMP-1 the selection survives tabs, a reload and other pages; each kind has its own", async ({ page }) => {
	await openAll(page, "/wireless-plans");
	await add(page, "Xfinity Mobile Unlimited").click();
	await page.getByRole("tab", { name: "Prepaid" }).click();
	await expect(page.getByRole("button", { name: "Compare Plans (1)" })).toBeVisible();
	await page.reload();
	await expect(page.getByRole("button", { name: "Compare Plans (1)" })).toBeVisible();
	await page.getByRole("banner").getByRole("link", { name: "About" }).click();
	await expect(page).toHaveURL(/\/about$/);
	await page.getByRole("contentinfo").getByRole("link", { name: "Internet Plans" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Internet Plans" })).toBeVisible();
	await expect(page.getByRole("button", { name: /^Compare Plans/ })).toHaveCount(0);
	await page.getByRole("contentinfo").getByRole("link", { name: "Wireless Plans" }).click();
	await expect(page.getByRole("button", { name: "Compare Plans (1)" })).toBeVisible();
});

/** Clicks all of them in one task, before anything can be rendered. */
const pressAtOnce = (page: Page, names: string[]) =>
	page.evaluate((labels) => {
		for (const label of labels) document.querySelector<HTMLElement>(`main [aria-label="${label}"]`)?.click();
	}, names);

test("CMP-1 clicks in quick succession are all kept, also in the URL", async ({ page }) => {
	await openAll(page, "/wireless-plans");
	await pressAtOnce(page, [
		"Add to Compare: AT&T Value Plus VL",
		"Add to Compare: Xfinity Mobile Unlimited",
		"Add to Compare: Xfinity Mobile By the Gig 3 GB",
	]);
	await expect(page.getByRole("button", { name: "Compare Plans (3)" })).toBeVisible();
	await expect(page).toHaveURL(/compare=att-value-plus-vl%2Cxfinity-mobile-unlimited%2Cxfinity-mobile-by-the-gig-3$/);
	await page.reload();
	await expect(page.getByRole("button", { name: "Compare Plans (3)" })).toBeVisible();
});

test("CMP-1 adding and removing at once leaves the URL as it was, and requests nothing", async ({ page }) => {
	await openAll(page, "/wireless-plans");
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await add(page, "AT&T Value Plus VL").evaluate((button: HTMLElement) => {
		button.click();
		button.click();
	});
	await page.evaluate(() => new Promise((later) => requestAnimationFrame(() => setTimeout(later, 100))));
	await expect(page).toHaveURL(/wireless-plans$/);
	expect(asked.filter((url) => url.includes(".data"))).toEqual([]);
});

test("CMP-1 a plan added while the other tab is loading is kept, and the tab loads", async ({ page }) => {
	await openAll(page, "/wireless-plans");
	const fetched = Promise.withResolvers<void>();
	await page.route(/wireless-plans\.data/, async (route) => {
		await fetched.promise;
		await route.continue();
	});
	await page.getByRole("tab", { name: "Prepaid" }).click();
	await add(page, "AT&T Value Plus VL").click();
	await expect(page.getByRole("button", { name: "Compare Plans (1)" })).toBeVisible();
	fetched.resolve();
	await expect(page.getByRole("tab", { name: "Prepaid", selected: true })).toBeVisible();
	await expect(page).toHaveURL(/tab=prepaid&compare=att-value-plus-vl/);
	await expect(page.getByRole("button", { name: "Compare Plans (1)" })).toBeVisible();
});

test("CMP-3 a comparison can be shared as a link", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await visit(page, "/internet-plans?compare=att-fiber-300,fios-1-gig");
	await page.getByRole("button", { name: "Compare Plans (2)" }).click();
	await dialog(page).getByRole("button", { name: "Copy Link to This Comparison" }).click();
	await expect(page.getByText("Link copied")).toBeVisible();
	const address = await page.evaluate(() => navigator.clipboard.readText());
	const friend = await context.newPage();
	await friend.goto(address);
	await expect(dialog(friend).getByRole("columnheader")).toHaveCount(2);
	await friend.keyboard.press("Escape");
	await expect(dialog(friend)).toHaveCount(0);
});

test("CMP-3 on a phone the comparison needs no scrolling sideways; it prints without the page behind it", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await visit(page, "/internet-plans?compare=att-fiber-300,fios-1-gig,verizon-5g-home-mobile-bundle#compare");
	await expect(dialog(page).getByRole("columnheader")).toHaveCount(3);
	const overflow = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
	expect(overflow).toBeLessThanOrEqual(0);
	await page.emulateMedia({ media: "print" });
	await expect(dialog(page).getByRole("table")).toBeVisible();
	await expect(page.getByRole("banner")).toBeHidden();
	await expect(dialog(page).getByRole("button")).toHaveCount(0);
});
