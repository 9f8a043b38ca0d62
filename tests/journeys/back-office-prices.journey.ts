import type { BrowserContext, Locator, Page } from "@playwright/test";
import { type StaffSite, staffSite } from "../http/staff-site.ts";
import { expect, expectAccessible, freshTest as test } from "./visitor.ts";

let site: StaffSite;
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
	test.setTimeout(180_000);
	site = await staffSite([
		{ name: "Olivia", role: "owner" },
		{ name: "Marco", role: "manager", stores: ["store-marlborough"] },
	]);
});
test.afterAll(() => site.stop());

async function open(context: BrowserContext, name: string, search = ""): Promise<Page> {
	const cookie = site.cookieOf(name);
	const at = cookie.indexOf("=");
	await context.addCookies([{ name: cookie.slice(0, at), value: cookie.slice(at + 1), url: site.url }]);
	const page = await context.newPage();
	await page.goto(`${site.url}/admin/prices${search}`);
	await page.waitForFunction(() => document.documentElement.dataset.ready === "");
	return page;
}

const cell = (page: Page, column: string, row: number) =>
	page.locator(`tbody tr:nth-child(${row}) [data-cell="${column}"]`);
const status = (page: Page) => page.locator("#price-bar").getByRole("status");

async function tabTo(page: Page, control: Locator) {
	for (let presses = 0; presses < 400; presses++) {
		if (await control.evaluate((each) => each === document.activeElement)) return;
		await page.keyboard.press("Tab");
	}
	await expect(control).toBeFocused();
}

test("GRID-2 GRID-4 PUB-4 a carrier's price rise on Monday morning: thirty prices by keyboard alone", async ({
	context,
}) => {
	const page = await open(context, "Olivia");
	await tabTo(page, cell(page, "price", 1));
	const raised: string[] = [];
	for (let row = 1; row <= 30; row++) {
		const focused = page.locator(":focus");
		await expect(focused).toHaveAttribute("id", (await cell(page, "price", row).getAttribute("id")) ?? "");
		const price = Number.parseFloat((await focused.inputValue()).slice(1)) + 1;
		raised.push(`$${Number.isInteger(price) ? price : price.toFixed(2)}/month`);
		await page.keyboard.type(String(price));
		await page.keyboard.press("Enter");
	}
	await expect(status(page)).toContainText("30 cells changed, not saved");
	await page.keyboard.press("Control+s");
	await expect(status(page)).toContainText("30 items saved. They’re on the site once they’re published.");
	await expect(page.getByText("30 changes aren’t on the site yet")).toBeVisible();
	for (const [index, price] of raised.entries()) await expect(cell(page, "price", index + 1)).toHaveValue(price);
	await expect(page.locator(":focus")).toHaveAttribute("data-cell", "price");
	await page.reload();
	await expect(cell(page, "price", 30)).toHaveValue(raised[29] ?? "");
	await expectAccessible(page);

	// From anywhere to the review, and from there to the site.
	await page.keyboard.press("Control+k");
	await page.keyboard.type("review");
	await expect(page.getByRole("dialog").getByRole("link").first()).toHaveText(/^Review/);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/admin\/review$/);
	const publish = page.getByRole("button", { name: /^Publish/ });
	await tabTo(page, page.getByLabel("Note"));
	await page.keyboard.type("Carrier’s rise of Monday");
	await tabTo(page, publish);
	await page.keyboard.press("Enter");
	await expect(page.getByText("Live on the site now.")).toBeVisible();
	const visitor = await context.newPage();
	const shown: string[] = [];
	for (const contract of ["yes", "no"]) {
		await visitor.goto(`${site.url}/internet-plans?contract=${contract}`);
		shown.push((await visitor.locator("main").textContent()) ?? "");
	}
	for (const price of new Set(raised)) expect(shown.join(" ")).toContain(price);
});

test("GRID-2 keys do what they do in a spreadsheet", async ({ context }) => {
	const page = await open(context, "Olivia", "?kind=prepaid-plan");
	const [first, second] = [cell(page, "price", 1), cell(page, "price", 2)];
	const before = await first.inputValue();
	await first.focus();
	await page.keyboard.press("ArrowDown");
	await expect(second).toBeFocused();
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("ArrowRight");
	await expect(cell(page, "originalPrice", 1)).toBeFocused();
	await page.keyboard.press("End");
	await expect(cell(page, "originalPriceIs", 1)).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(second).toBeFocused();
	await page.keyboard.press("Control+Home");
	await expect(first).toBeFocused();
	// Escape takes back what is being typed, and then what was typed before.
	await page.keyboard.type("12");
	await page.keyboard.press("Enter");
	await page.keyboard.press("ArrowUp");
	await expect(first).toHaveValue("$12/month");
	await expect(status(page)).toContainText(`On the site: ${before}`);
	await page.keyboard.type("99");
	await page.keyboard.press("Escape");
	await expect(first).toHaveValue("$12/month");
	await page.keyboard.press("Escape");
	await expect(first).toHaveValue(before);
	// F2 edits within the text.
	await page.keyboard.press("F2");
	await page.keyboard.press("Home");
	await page.keyboard.press("ArrowRight");
	await page.keyboard.type("9");
	await page.keyboard.press("Enter");
	await expect(first).toHaveValue(before.replace("$", "$9"));
	await page.keyboard.press("Control+z");
	await expect(first).toBeFocused();
	await expect(first).toHaveValue(before);
	// A block lands to the right and below, and is taken back as one.
	await page.evaluate(() => {
		const data = new DataTransfer();
		data.setData("text/plain", "31\t41\tRegular price\n32\t\t\nfree\n");
		document.activeElement?.dispatchEvent(
			new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
		);
	});
	await expect(first).toHaveValue("$31/month");
	await expect(cell(page, "originalPrice", 1)).toHaveValue("$41/month");
	await expect(cell(page, "originalPriceIs", 1)).toHaveValue("regular");
	await expect(cell(page, "price", 3)).toHaveValue("free");
	await expect(page.locator("tbody tr:nth-child(3)")).toContainText("Write a price like $45 or $45/month.");
	await page.keyboard.press("Control+z");
	await expect(first).toHaveValue(before);
	await expect(page.locator("[data-mark=typed]")).toHaveCount(0);
});

test.describe("without a connection", () => {
	test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

	test("GRID-4 what cannot be sent is kept through a reload, and sent when there is a connection", async ({
		context,
	}) => {
		const page = await open(context, "Olivia", "?kind=tv-package");
		const first = cell(page, "price", 1);
		await first.fill("61");
		await context.setOffline(true);
		await page.keyboard.press("Control+s");
		await expect(status(page)).toContainText("Offline: kept on this device.");
		await expect(first).toHaveValue("$61/month");
		await context.setOffline(false);
		await expect(status(page)).toContainText("One item saved.");
		await first.fill("62");
		await cell(page, "price", 2).focus();
		await page.reload();
		await expect(first).toHaveValue("$62/month");
		await expect(status(page)).toContainText("One cell changed, not saved");
	});
});

test("GRID-4 two people in one cell see both values, and either is one press away", async ({ context, browser }) => {
	const olivia = await open(context, "Olivia", "?kind=security-package");
	const other = await browser.newContext();
	const marco = await open(other, "Marco", "?kind=security-package");
	await cell(marco, "price", 1).fill("51");
	await marco.keyboard.press("Control+s");
	await expect(status(marco)).toContainText("One item saved.");
	await cell(olivia, "price", 1).fill("52");
	await olivia.keyboard.press("Control+s");
	const row = olivia.locator("tbody tr:nth-child(1)");
	await expect(row).toContainText("Marco saved $51/month meanwhile. You typed $52/month.");
	await expectAccessible(olivia);
	await row.getByRole("button", { name: "Take $51/month" }).click();
	await expect(cell(olivia, "price", 1)).toHaveValue("$51/month");
	await expect(row).not.toContainText("meanwhile");
	await other.close();
});

test("GRID-6 the ticked rows are checked today on a phone, where nothing moves sideways", async ({ browser }) => {
	const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
	const page = await open(context, "Marco", "?kind=postpaid-plan&show=unconfirmed");
	const rows = page.locator("tbody tr");
	const names = await rows.evaluateAll((all) => all.slice(0, 2).map((row) => (row as HTMLElement).dataset.key ?? ""));
	for (const at of [0, 1]) await rows.nth(at).getByRole("checkbox").tap();
	await page.getByLabel("Where you looked").fill("Carrier’s app");
	await page.locator("#price-bar").getByRole("button", { name: "Checked today" }).tap();
	await expect(status(page)).toContainText("2 prices checked today.");
	for (const key of names) await expect(page.locator(`tr[data-key="${key}"]`)).toHaveCount(0);
	await page.goto(`${site.url}/admin/prices?kind=postpaid-plan`);
	await expect(page.locator(`tr[data-key="${names[0]}"]`)).toContainText("Marco");
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
	// Taller than the page: what lies behind the bars at the moment can be scrolled clear of them.
	await page.setViewportSize({ width: 390, height: 10_000 });
	await expectAccessible(page);
	await context.close();
});
