import type { Page } from "@playwright/test";
import { type StaffSite, staffSite } from "../http/staff-site.ts";
import { expect, expectAccessibleInBothThemes, freshTest as test, visit } from "./visitor.ts";

let site: StaffSite;
// One site for all of them.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
	test.setTimeout(180_000);
	site = await staffSite([
		{ name: "Olivia", role: "owner" },
		{ name: "Clara", role: "clerk", stores: ["store-goose-creek"] },
	]);
});
test.afterAll(() => site.stop());

/** Works as a colleague of the site of this file. */
async function workAs(page: Page, name: string) {
	const [cookie, value = ""] = site.cookieOf(name).split(/=(.*)/s);
	await page.context().addCookies([{ name: cookie ?? "", value, url: site.url }]);
}

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test("STORE-2 a clerk closes the store for today in two presses, and takes it back", async ({ page }) => {
		await workAs(page, "Clara");
		await visit(page, `${site.url}/admin/stores`);
		const card = page.getByRole("article", { name: "Goose Creek" });
		await card.getByText("Closed today").tap();
		await card.getByRole("button", { name: "Close Goose Creek for today" }).tap();
		const banner = page.getByRole("status").filter({ hasText: "Live on the site now." });
		await expect(banner).toBeFocused();
		await expect(card).toContainText("Closed instead of");
		await expectAccessibleInBothThemes(page);
		await banner.getByRole("button", { name: "Undo" }).tap();
		await expect(card).not.toContainText("instead of");
		// Somebody else's store can only be looked at.
		await expect(page.getByRole("article", { name: "Marlborough" }).getByText("Closed today")).toHaveCount(0);
	});

	test("STORE-2 it is the same two presses without scripts", async ({ browser }) => {
		const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
		const page = await context.newPage();
		await workAs(page, "Clara");
		await page.goto(`${site.url}/admin/stores`);
		const card = page.getByRole("article", { name: "Goose Creek" });
		await card.getByText("Closed today").click();
		await card.getByRole("button", { name: "Close Goose Creek for today" }).click();
		await expect(page.getByRole("status")).toContainText("Live on the site now.");
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(card).not.toContainText("instead of");
		await context.close();
	});
});

test("STORE-2 a holiday is added and removed by the owner", async ({ page }) => {
	await workAs(page, "Olivia");
	await visit(page, `${site.url}/admin/stores/store-marlborough`);
	const holidays = page.getByRole("region", { name: "Holidays and special days" });
	await holidays.getByLabel("Day", { exact: true }).fill("2030-12-24");
	await holidays.getByLabel("Closes").fill("14:30");
	await holidays.getByRole("button", { name: "Publish these hours" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Live on the site now." })).toContainText("2:30PM");
	await expectAccessibleInBothThemes(page);
	await holidays.getByRole("button", { name: /^Remove Tue, Dec 24, 2030/ }).click();
	await expect(holidays.getByText("Dec 24, 2030")).toHaveCount(0);
});

test.describe("spreadsheets", () => {
	// The browser logs the response with the bad cell.
	test.use({ allowedErrors: [/status of 422/] });

	test("SHEET-2 a spreadsheet with one bad cell is mended where it was pasted, and becomes a draft", async ({
		page,
	}) => {
		await workAs(page, "Olivia");
		await visit(page, `${site.url}/admin/spreadsheets/phone-case`);
		const cells = page.getByLabel("Or paste the cells");
		await cells.fill("item\trevision\tprice\ncase-clear-slim\t1\tcheap\ncase-clear-magnetic\t1\t21.50");
		await page.getByRole("button", { name: "Show what would change" }).click();
		const preview = page.getByRole("region", { name: "1 item would change" });
		await expect(preview).toBeFocused();
		await expect(preview).toContainText(
			"Row 2, column C (price): “cheap” doesn’t work here. Enter a price like $14.99.",
		);
		await expectAccessibleInBothThemes(page);
		await cells.fill((await cells.inputValue()).replace("cheap", "15.99"));
		await page.getByRole("button", { name: "Show what would change" }).click();
		await page.getByRole("button", { name: "Make 2 drafts" }).click();
		await expect(page.getByRole("status").filter({ hasText: "2 drafts made" })).toBeFocused();
		await page.getByRole("link", { name: "Review", exact: true }).last().click();
		await expect(page).toHaveURL(/\/admin\/review$/);
	});
});
