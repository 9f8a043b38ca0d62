import type { Page } from "@playwright/test";
import { locales } from "./every-page.ts";
import { expect, freshTest, holdScripts, visit } from "./visitor.ts";
import { cutOrCovered, phone, withLargeText, zoomed } from "./zoom.ts";

/** Everything that lies over a page, each opened and closed again. */
async function measureOverlays(page: Page, prefix: string): Promise<string[]> {
	const found: string[] = [];
	const note = async (what: string, selector: string) => {
		await page.setViewportSize(zoomed);
		const small = await cutOrCovered(page, selector);
		await page.setViewportSize(phone);
		const large = await withLargeText(page, () => cutOrCovered(page, selector));
		found.push(
			...small.map((problem) => `${what} at 400 %: ${problem}`),
			...large.map((problem) => `${what} with large text: ${problem}`),
		);
	};
	await page.goto("/robots.txt");
	await page.evaluate(() =>
		localStorage.setItem(
			"cart",
			JSON.stringify([{ id: "case-clear-slim", name: "Clear Slim Case", price: "$14.99", quantity: 2 }]),
		),
	);
	await visit(page, `${prefix}/contact/received`);
	for (const id of ["menu-drawer", "search-dialog", "cart-drawer"]) {
		await page.locator(`header [commandfor=${id}]`).click();
		await expect(page.locator(`#${id}`)).toBeVisible();
		if (id === "menu-drawer") await page.locator(`#${id} summary`).first().click();
		if (id === "search-dialog") {
			await page.getByRole("combobox").fill("internet");
			await expect(page.getByRole("option").first()).toBeVisible();
			await note("search with suggestions", "#search-dialog");
			await page.getByRole("combobox").fill("qqqq");
			await expect(page.locator("#search-dialog a[href$='/locations']")).toBeVisible();
		}
		if (id === "cart-drawer") await expect(page.getByTestId("cart-total")).toBeVisible();
		await note(id, `#${id}`);
		await page.goBack();
		await expect(page.locator(`#${id}`)).toBeHidden();
	}
	await page.locator("[popovertarget=store-contacts]").click();
	await note("store contacts", "#store-contacts");
	await visit(page, `${prefix}/internet-plans?compare=att-fiber-300,fios-300-mbps,xfinity-gigabit#compare`);
	await expect(page.locator("#compare-dialog table")).toBeVisible();
	await note("comparison", "#compare-dialog");
	return found;
}

for (const locale of locales) {
	const prefix = locale === "en" ? "" : `/${locale}`;
	freshTest.describe(`in ${locale}`, () => {
		// The language offer has a journey of its own; here it would lie over every page.
		freshTest.use({ viewport: phone, locale, contextOptions: { reducedMotion: "reduce" } });

		// Every page is measured in pages.journey.ts.
		freshTest(`ZOOM-1 ZOOM-2 every overlay in ${locale} fits at 200 % text and at 400 %`, async ({ page }) => {
			expect(await measureOverlays(page, prefix)).toEqual([]);
		});

		freshTest(`ZOOM-1 ZOOM-2 the sign-in callback in ${locale} fits at 200 % text and at 400 %`, async ({ page }) => {
			// It moves on by itself once its scripts have loaded.
			await holdScripts(page);
			await page.goto(`${prefix}/auth/callback`, { waitUntil: "commit" });
			await expect(page.getByRole("contentinfo")).toBeVisible();
			expect(await withLargeText(page, () => cutOrCovered(page, "body"))).toEqual([]);
			await page.setViewportSize(zoomed);
			expect(await cutOrCovered(page, "body")).toEqual([]);
		});
	});
}

freshTest("ZOOM-1 WIRE-2 with text at 200 % a plan opened by its URL is shown from its name on", async ({ page }) => {
	await page.setViewportSize(phone);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await visit(page, "/about");
	await withLargeText(page, async () => {
		await visit(page, "/wireless-plans?plan=att-unlimited-55-plus");
		await expect(page.locator("#att-unlimited-55-plus").getByRole("heading")).toBeInViewport({ ratio: 1 });
	});
});
