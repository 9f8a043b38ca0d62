import type { Page } from "@playwright/test";
import { locales } from "../../app/content/words.ts";
import { expect, expectAccessibleInBothThemes, freshTest, test, visit } from "./visitor.ts";
import { wordsOf } from "./words-of.ts";

const phone = { width: 390, height: 844 };
const doorPaths = ["/wireless-plans", "/internet-plans", "/tv-cable-on-demand", "/security-systems", "/phone-cases"];

const doors = (page: Page) => page.locator("section[aria-labelledby=doors]").getByRole("link");
/** In the page, not in the window. */
const bottomOf = (element: Element) => Math.round(element.getBoundingClientRect().bottom + scrollY);

for (const locale of locales) {
	const prefix = locale === "en" ? "" : `/${locale}`;
	test(`DOOR-1 DOOR-7 every service with its price, and the languages, in the first two screens of a phone, ${locale}`, async ({
		page,
	}) => {
		await page.setViewportSize(phone);
		await visit(page, prefix || "/");
		await expect(doors(page)).toHaveCount(doorPaths.length);
		for (const [at, path] of doorPaths.entries()) {
			const door = doors(page).nth(at);
			await expect(door).toHaveAttribute("href", prefix + path);
			await expect(door).toContainText(/(from|desde|a partir de) (US)?\$\s?\d/);
			expect(await door.evaluate(bottomOf), path).toBeLessThanOrEqual(2 * phone.height);
		}
		const others = locales.filter((other) => other !== locale);
		const links = page.getByRole("navigation", { name: wordsOf(locale)("language") }).getByRole("link");
		await expect(links).toHaveCount(others.length);
		for (const [at, other] of others.entries()) {
			await expect(links.nth(at)).toHaveAttribute("lang", other);
			await expect(links.nth(at)).toBeInViewport({ ratio: 1 });
		}
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
	});
}

test("DOOR-1 DOOR-2 a door leads on, and the page says that prices are unconfirmed", async ({ page }) => {
	await visit(page, "/");
	await expect(
		page.getByText("Some prices here, including the “from” prices, still need to be confirmed."),
	).toBeVisible();
	await doors(page).filter({ hasText: "Security" }).click();
	await expect(page).toHaveURL("/security-systems");
});

test("DOOR-7 a language above the header keeps the page and its query", async ({ page }) => {
	await page.setViewportSize(phone);
	await visit(page, "/internet-plans?contract=no");
	await page.getByRole("navigation", { name: "Language" }).getByRole("link", { name: "Português" }).click();
	await expect(page).toHaveURL("/pt/internet-plans?contract=no");
});

test("DOOR-4 the phone menu has Stores and Contact, and its languages stay in view", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 664 });
	await visit(page, "/");
	await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
	const drawer = page.getByRole("dialog", { name: "Menu" });
	await expect(drawer.getByRole("link", { name: "Stores", exact: true })).toHaveAttribute("href", "/locations");
	await expect(drawer.getByRole("link", { name: "Contact", exact: true })).toHaveAttribute("href", "/contact");
	for (const submenu of ["Shop", "Follow Us"]) {
		await drawer.getByText(submenu, { exact: true }).click();
		for (const name of ["English", "Español", "Português"])
			await expect(drawer.getByRole("link", { name, exact: true })).toBeInViewport({ ratio: 1 });
	}
	await drawer.getByRole("link", { name: "Stores", exact: true }).click();
	await expect(page).toHaveURL("/locations");
});

test("DOOR-1 DOOR-7 languages and doors are accessible in both themes, on a phone", async ({ page }) => {
	await page.setViewportSize(phone);
	await visit(page, "/");
	await expectAccessibleInBothThemes(page, "#language-strip");
	await expectAccessibleInBothThemes(page, "section[aria-labelledby=doors]");
});

freshTest.describe("without scripts", () => {
	freshTest.use({ javaScriptEnabled: false, viewport: phone });
	freshTest("DOOR-1 DOOR-7 doors and languages work", async ({ page }) => {
		await page.goto("/");
		await page.getByRole("navigation", { name: "Language" }).getByRole("link", { name: "Español" }).click();
		await expect(page).toHaveURL("/es");
		await doors(page).nth(1).click();
		await expect(page).toHaveURL("/es/internet-plans");
	});
});
