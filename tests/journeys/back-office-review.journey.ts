import type { BrowserContext, Page } from "@playwright/test";
import type { Stored } from "../../app/catalogue/shapes.ts";
import { heads, save } from "../../db/catalogue/revisions.ts";
import type { Database } from "../../db/connect.ts";
import { type StaffSite, staffSite } from "../http/staff-site.ts";
import { expect, expectAccessible, freshTest as test } from "./visitor.ts";

let site: StaffSite;
let offer: { name: string };
let wrong: { name: string; right: string };
test.describe.configure({ mode: "serial" });

const englishName = ({ name }: Stored<"phone-case">) => ("en" in name ? name.en : "");

/** What was prepared on Wednesday, a price for the weekend from midnight on Friday; and a wrong price. */
async function prepareDrafts(db: Database) {
	const cases = (await heads(db)).filter(({ kind }) => kind === "phone-case");
	const [offered, mistaken] = cases.map(({ item, number, data }) => ({
		item,
		number,
		data: data as Stored<"phone-case">,
	}));
	if (!offered || !mistaken) throw new Error("There is one phone case only");
	offer = { name: englishName(offered.data) };
	wrong = { name: englishName(mistaken.data), right: mistaken.data.price };
	const timed = [{ from: "2036-11-28T00:00", until: "2036-12-01T00:00", set: { price: "$7.77" } }];
	const kind = "phone-case";
	await save(db, { kind, item: offered.item, base: offered.number, data: { ...offered.data, timed } });
	await save(db, { kind, item: mistaken.item, base: mistaken.number, data: { ...mistaken.data, price: "$1.13" } });
}

test.beforeAll(async () => {
	test.setTimeout(180_000);
	site = await staffSite([{ name: "Olivia", role: "owner" }], { prepare: prepareDrafts });
});
test.afterAll(() => site.stop());

async function open(context: BrowserContext, path: string): Promise<Page> {
	const cookie = site.cookieOf("Olivia");
	const at = cookie.indexOf("=");
	await context.addCookies([{ name: cookie.slice(0, at), value: cookie.slice(at + 1), url: site.url }]);
	const page = await context.newPage();
	await page.goto(site.url + path);
	await page.waitForFunction(() => document.documentElement.dataset.ready === "");
	return page;
}

test("PUB-1 PUB-9 a Black Friday offer prepared on Wednesday is seen on the site of that Friday, and not before", async ({
	context,
}) => {
	const page = await open(context, "/admin/see?page=/phone-cases");
	const site = page.frameLocator("iframe");
	await expect(site.getByRole("heading", { name: offer.name })).toBeVisible();
	await expect(site.getByText("$7.77")).toHaveCount(0);
	await page.getByLabel("Date and time").fill("2036-11-28T00:00");
	await page.getByRole("button", { name: "Show" }).click();
	await expect(page.getByText("Friday, November 28, 2036")).toBeVisible();
	await expect(site.getByText("$7.77").first()).toBeVisible();
	// The page in the frame is checked by itself elsewhere.
	await expectAccessible(page, "#content form");

	// Interactive: another page of the same preview, and back.
	await site.getByRole("contentinfo").getByRole("link", { name: "Store Locations" }).click();
	await expect(site.getByRole("heading", { level: 1 })).toContainText(/store|location/i);
	const frame = page.frames().find((each) => each !== page.mainFrame());
	expect(new URL(frame?.url() ?? "").pathname).toBe("/admin/preview/draft/2036-11-28T00:00/locations");
	await frame?.evaluate(() => history.back());
	await expect(site.getByText("$7.77").first()).toBeVisible();
});

test("PUB-4 a wrong price is published and taken back", async ({ context }) => {
	const page = await open(context, "/admin");
	await page.getByRole("link", { name: wrong.name }).first().click();
	await expect(page.locator("del", { hasText: wrong.right })).toBeVisible();
	await expect(page.locator("ins", { hasText: "$1.13" })).toBeVisible();
	await expectAccessible(page);
	// The offer is not ready: only the price is published.
	await page.getByRole("checkbox", { name: offer.name }).uncheck();
	await page.getByLabel("Note").fill("Price of Monday");
	// Neither is lost on the way.
	await page.reload();
	await expect(page.getByLabel("Note")).toHaveValue("Price of Monday");
	await page.getByRole("link", { name: "Prices", exact: true }).click();
	await expect(page).toHaveURL(/admin\/prices/);
	await page.goBack();
	await expect(page).toHaveURL(/admin\/review/);
	await expect(page.getByLabel("Note")).toHaveValue("Price of Monday");
	await expect(page.getByRole("checkbox", { name: offer.name })).not.toBeChecked();
	await expect(page.getByRole("checkbox", { name: wrong.name })).toBeChecked();
	await page.getByRole("button", { name: "Publish", exact: false }).click();
	await expect(page.getByText("Live on the site now.")).toBeVisible();
	const visitor = await context.newPage();
	await visitor.goto(`${site.url}/phone-cases`);
	await expect(visitor.getByText("$1.13", { exact: true }).first()).toBeAttached();

	await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
	await expect(page.getByText("Release 2 was taken back")).toBeVisible();
	await visitor.goto(`${site.url}/phone-cases`);
	await expect(visitor.getByText("$1.13", { exact: true })).toHaveCount(0);

	await page.goto(`${site.url}/admin/history`);
	await expect(page.getByRole("link", { name: /Release 3/ })).toContainText("As in release 1");
	await expect(page.getByRole("link", { name: /Release 2/ })).toContainText("Price of Monday");
	await expectAccessible(page);
});
