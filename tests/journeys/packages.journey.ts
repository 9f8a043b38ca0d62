import type { Locator, Page } from "@playwright/test";
import { securityPackages } from "../../app/content/packages/security-packages.ts";
import { tvProviders } from "../../app/content/packages/tv-providers.ts";
import { stores, telLink } from "./catalogue.ts";
import { expect, freshTest, test, visit } from "./visitor.ts";

const packageCards = (within: Locator, page: Page) =>
	within.getByRole("listitem").filter({ has: page.getByRole("link", { name: /^Ask about this package/ }) });

const topOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.y ?? Number.NaN);

test("SEC-1 SEC-2 SEC-3 security packages for homes and businesses, the stores' phones and the consultation", async ({
	page,
}) => {
	await visit(page, "/security-systems");
	for (const [segment, heading] of [
		["home", "Home packages"],
		["business", "Business packages"],
	] as const) {
		const section = page.locator(`#${segment}`);
		const entries = securityPackages.filter((entry) => entry.segment === segment);
		await expect(section.getByRole("heading", { level: 2 })).toHaveText(heading);
		await expect(packageCards(section, page)).toHaveCount(entries.length);
		for (const { name, carrier, price, badge, features } of entries) {
			const card = packageCards(section, page).filter({ has: page.getByRole("heading", { name, exact: true }) });
			await expect(card.getByText(carrier, { exact: true })).toBeVisible();
			await expect(card).toContainText(price);
			if (badge) await expect(card.getByText(badge.en, { exact: true })).toBeVisible();
			await expect(card.getByRole("listitem")).toHaveCount(features.length);
		}
	}
	if (securityPackages.some(({ unconfirmed }) => unconfirmed))
		await expect(page.getByText("A store confirms yours before you order.")).toBeVisible();

	const section = page.locator("section").filter({ has: page.getByRole("heading", { name: "Talk to a store" }) });
	await expect(section.getByRole("link", { name: /^Call the/ })).toHaveCount(
		stores.filter(({ phone }) => phone).length,
	);
	for (const { name, phone } of stores) {
		await expect(section.getByRole("heading", { name })).toBeVisible();
		if (phone) {
			const call = section.getByRole("link", { name: new RegExp(`^Call the ${name} store`) });
			await expect(call).toHaveAttribute("href", telLink(phone));
		} else {
			const without = section.getByRole("listitem").filter({ hasText: name });
			await expect(without.getByText("Phone number coming soon")).toBeVisible();
		}
	}

	await page.getByRole("main").getByRole("link", { name: "Get Free Consultation" }).first().click();
	await expect(page).toHaveURL("/contact?topic=security");
});

test("TV-1 provider groups show their packages with channels, price and features; quick links lead to the groups", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await visit(page, "/tv-cable-on-demand");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("TV Cable & On Demand");
	const main = page.getByRole("main");
	expect(await main.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual([
		...tvProviders.map(({ name }) => name.en),
		"Tell us what you watch",
	]);
	const packages = tvProviders.flatMap((provider) => provider.packages);
	await expect(packageCards(main, page)).toHaveCount(packages.length);
	for (const { name, channels, price, originalPrice, badge, features } of packages) {
		const card = packageCards(main, page).filter({ has: page.getByRole("heading", { name, exact: true }) });
		await expect(card).toContainText(channels.en);
		await expect(card).toContainText(price);
		if (originalPrice) await expect(card.locator("s")).toHaveText(originalPrice.replace("/month", ""));
		if (badge) await expect(card.getByText(badge.en, { exact: true })).toBeVisible();
		await expect(card.getByRole("listitem")).toHaveCount(features.length);
	}
	if (packages.some(({ unconfirmed }) => unconfirmed))
		await expect(page.getByText("A store confirms yours before you order.")).toBeVisible();

	// Prices and buttons of neighbouring cards are aligned.
	const cards = await packageCards(page.locator("#directv"), page).all();
	const prices = await Promise.all(cards.map((card) => topOf(card.getByText(/^\$\d+(\.\d\d)?$/).first())));
	const buttons = await Promise.all(cards.map((card) => topOf(card.getByRole("link", { name: /^Ask about/ }))));
	expect(new Set(prices).size).toBe(1);
	expect(new Set(buttons).size).toBe(1);

	await page.getByRole("navigation", { name: "Jump to" }).getByRole("link", { name: "Optimum TV" }).focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/tv-cable-on-demand#optimum-tv");
	await expect(page.locator("#optimum-tv")).toBeInViewport();

	await page.getByRole("link", { name: "Ask about this package Philo Core" }).click();
	await expect(page).toHaveURL("/contact?package=philo-core");
});

freshTest.describe("without scripts", () => {
	freshTest.use({ javaScriptEnabled: false });
	freshTest("SEC-2 the pages lead on", async ({ page }) => {
		await page.goto("/pt/security-systems");
		await page.getByRole("main").getByRole("link", { name: "Consultoria grátis" }).first().click();
		await expect(page).toHaveURL("/pt/contact?topic=security");
	});
});
