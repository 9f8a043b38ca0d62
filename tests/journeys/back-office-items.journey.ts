import type { BrowserContext, Page } from "@playwright/test";
import { type StaffSite, staffSite } from "../http/staff-site.ts";
import { expect, expectAccessible, expectAccessibleInBothThemes, freshTest as test } from "./visitor.ts";

let site: StaffSite;
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
	test.setTimeout(180_000);
	site = await staffSite([
		{ name: "Olivia", role: "owner" },
		{ name: "Marco", role: "manager", stores: ["store-marlborough"] },
	]);
});
test.afterAll(() => site.stop());

async function open(context: BrowserContext, name: string, path: string): Promise<Page> {
	const cookie = site.cookieOf(name);
	const at = cookie.indexOf("=");
	await context.addCookies([{ name: cookie.slice(0, at), value: cookie.slice(at + 1), url: site.url }]);
	const page = await context.newPage();
	await page.goto(`${site.url}/admin/items/${path}`);
	await ready(page);
	return page;
}

const ready = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.ready === "");
const state = (page: Page) => page.locator(".item-save-bar").getByRole("status");
const box = (page: Page, name: string) => page.locator(`[id="field-${name}"]`);

test("FORM-6 FORM-7 a plan is edited in three languages by keyboard alone", async ({ context }) => {
	const page = await open(context, "Olivia", "internet-plan/att-fiber-300");
	await box(page, "speed.en").focus();
	await page.keyboard.press("Control+a");
	await page.keyboard.type("300 megabits");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Control+a");
	await page.keyboard.type("300 megabits por segundo");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Control+a");
	await page.keyboard.type("300 megabits por segundo");
	await expect(page.getByText("24 of 40")).toHaveCount(2);

	// A new feature, which is said elsewhere already.
	await page.getByRole("button", { name: "Add: Feature" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.locator(":focus")).toHaveAttribute("id", "field-features.new-6.en");
	await page.keyboard.type("90+ channels");
	await page.keyboard.press("Tab");
	const offer = page.getByRole("button", { name: "Use these translations" });
	await offer.focus();
	await page.keyboard.press("Enter");
	await expect(box(page, "features.new-6.es")).toHaveValue("Más de 90 canales");

	// It moves up, and the focus stays on the button.
	const up = page.getByRole("button", { name: "Move up: Feature 6" });
	await up.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("button", { name: "Move up: Feature 5" })).toBeFocused();
	await expect(state(page)).toContainText("Kept as your draft");
	await page.keyboard.press("Control+s");
	await expect(page.getByText("Saved. It’s on the site once it’s published.")).toBeVisible();
	await expect(box(page, "speed.es")).toHaveValue("300 megabits por segundo");
	await expect(page.locator("[name='features.#']").nth(4)).toHaveValue("90+_channels");
	await expect(page.getByText("One change isn’t on the site yet")).toBeVisible();
	// The live card shows what was saved.
	const card = page.frameLocator(".item-live-frame");
	await expect(card.getByText("300 megabits").first()).toBeVisible();
});

test.describe("without a connection", () => {
	test.use({ allowedErrors: [/Failed to load resource/] });

	test("FORM-7 what was typed comes back after a reload, and is kept while the connection is away", async ({
		context,
	}) => {
		const page = await open(context, "Olivia", "internet-plan/att-fiber-500");
		await box(page, "name").fill("AT&T Fiber 500 Plus");
		await expect(state(page)).toContainText("Kept as your draft");
		await page.reload();
		await ready(page);
		await expect(page.getByText("These are your unsaved changes from")).toBeVisible();
		await expect(box(page, "name")).toHaveValue("AT&T Fiber 500 Plus");

		await page.route("**/admin/items/draft", (route) => route.abort("internetdisconnected"));
		await box(page, "name").fill("AT&T Fiber 500 Offline");
		await expect(state(page)).toContainText("Offline: kept on this device");
		await page.unroute("**/admin/items/draft");
		await page.evaluate(() => dispatchEvent(new Event("online")));
		await expect(state(page)).toContainText("Kept as your draft");
		await page.getByRole("button", { name: "Discard" }).click();
		await expect(box(page, "name")).toHaveValue("AT&T Fiber 500");
		await expect(page.getByText("These are your unsaved changes from")).toHaveCount(0);
	});

	test("FORM-7 a save that does not get through leaves everything in the form", async ({ context }) => {
		const page = await open(context, "Olivia", "internet-plan/att-fiber-1-gig");
		await box(page, "price").fill("81");
		await page.route(/\.data(\?|$)/, (route) => route.abort("internetdisconnected"));
		await page.getByRole("button", { name: "Save" }).last().click();
		await expect(page.getByText("Not saved: the server can’t be reached")).toBeVisible();
		await expect(box(page, "price")).toHaveValue("81");
		await page.unroute(/\.data(\?|$)/);
		await page.getByRole("button", { name: "Save" }).last().click();
		await expect(page.getByText("Saved. It’s on the site once it’s published.")).toBeVisible();
	});
});

test.describe("two people", () => {
	test.use({ allowedErrors: [/status of 409/] });

	test("FORM-8 two people in the same plan see each other and overwrite nothing", async ({ context, browser }) => {
		const other = await browser.newContext();
		const path = "internet-plan/xfinity-connect-more-300";
		const marco = await open(other, "Marco", path);
		const olivia = await open(context, "Olivia", path);
		await expect(olivia.getByText("Marco has this open too (since")).toBeVisible();
		await box(olivia, "price").fill("41");
		await box(olivia, "name").fill("Xfinity 300 Mega");
		await olivia.getByRole("button", { name: "Save" }).last().click();
		await expect(olivia.getByText("Saved. It’s on the site once it’s published.")).toBeVisible();

		await box(marco, "price").fill("42");
		await box(marco, "speed.en").fill("300 Mbps down");
		await marco.getByRole("button", { name: "Save" }).last().click();
		await expect(marco.getByText("Olivia changed the same thing. Which one do you want?")).toBeVisible();
		await expect(marco.getByRole("radio", { name: /Yours/ })).toBeFocused();
		// What Olivia changed elsewhere is there already.
		await expect(box(marco, "name")).toHaveValue("Xfinity 300 Mega");
		await expect(box(marco, "price")).toHaveValue("42");
		await expectAccessible(marco, ".item-conflicts");
		await marco.getByRole("radio", { name: /Saved by Olivia/ }).check();
		await marco.getByRole("button", { name: "Save" }).last().click();
		await expect(marco.getByText("Saved. It’s on the site once it’s published.")).toBeVisible();
		await expect(box(marco, "price")).toHaveValue("41");
		await expect(box(marco, "speed.en")).toHaveValue("300 Mbps down");
		await other.close();
	});
});

test("FORM-5 an offer is timed from one day until another, and any field can be", async ({ context }) => {
	const page = await open(context, "Olivia", "internet-plan/xfinity-gigabit");
	await page.getByRole("button", { name: "Add a period" }).click();
	await expect(page.locator(":focus")).toHaveAttribute("name", "timed.new-1.from");
	await page.locator(":focus").fill("2036-11-28T00:00");
	await box(page, "timed.new-1.until").fill("2036-12-01T00:00");
	await page.getByLabel("What changes").selectOption("price");
	await page.getByRole("button", { name: "Change this too" }).click();
	await box(page, "timed.new-1.set.price").fill("30");
	await page.getByRole("button", { name: "Save" }).last().click();
	await expect(page.getByText("from Friday, Nov 28 until Dec 1")).toBeVisible();
	await page.getByRole("link", { name: "Internet plans" }).click();
	await expect(page.getByText("from Friday, Nov 28 until Dec 1")).toBeVisible();
});

for (const [path, name] of [
	["internet-plan/xfinity-gigabit", "Xfinity Gigabit"],
	["phone-case/case-rugged-armor", "Rugged Armor Case"],
	["store/store-marlborough", "Marlborough"],
] as const)
	test(`FORM-9 the preview beside the form goes to ${name}, and the form stays where it is`, async ({ context }) => {
		const page = await open(context, "Olivia", path);
		const shown = page.frameLocator(".item-live-frame").locator(`#${path.split("/")[1]}`);
		await expect(shown).toContainText(name);
		await expect(shown).toBeInViewport({ ratio: 0.3 });
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});

test("FORM-1 lists and forms are accessible in both themes", async ({ context }) => {
	const page = await open(context, "Olivia", "phone-case/case-clear-slim");
	// The page within is checked where it is one.
	await page.locator(".item-live").evaluate((card: HTMLDetailsElement) => {
		card.open = false;
	});
	await expectAccessibleInBothThemes(page, "main");
	await page.goto(`${site.url}/admin/items/internet-plan`);
	await ready(page);
	await expectAccessibleInBothThemes(page, "main");
});
