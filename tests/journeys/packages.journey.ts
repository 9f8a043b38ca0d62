import type { Locator, Page } from "@playwright/test";
import type { TvPackage } from "../../app/content/packages/package.ts";
import { securityPackages } from "../../app/content/packages/security-packages.ts";
import { tvProviders } from "../../app/content/packages/tv-providers.ts";
import { stores, telLink } from "./catalogue.ts";
import { expect, freshTest, test, visit } from "./visitor.ts";

const packageCards = (within: Locator, page: Page) =>
	within.getByRole("listitem").filter({ has: page.getByRole("link", { name: /^Ask about this package/ }) });

/** FACT-3: what is known is said by name, the rest is said to be asked. */
async function expectTerms(card: Locator, { term, equipment, needs }: Pick<TvPackage, "equipment" | "needs" | "term">) {
	const known = { Term: term, Equipment: equipment, Needs: needs };
	for (const [label, text] of Object.entries(known))
		await expect(card.getByRole("term").filter({ hasText: `${label}:` })).toHaveCount(text ? 1 : 0);
	for (const text of Object.values(known))
		if (text) await expect(card.getByRole("definition").getByText(text.en)).toBeVisible();
	const open = [...(term ? [] : ["the term"]), ...(equipment ? [] : ["the equipment"]), "fees"];
	await expect(card).toContainText(`Ask us about ${new Intl.ListFormat("en").format(open)}.`);
}

const topOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.y ?? Number.NaN);

test("SEC-1 SEC-2 SEC-3 TRUE-1 TRUE-5 FACT-3 security packages for homes and businesses, the stores' phones and the consultation", async ({
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
		for (const { name, carrier, price, priceCheck, badge, features, ...terms } of entries) {
			const card = packageCards(section, page).filter({ has: page.getByRole("heading", { name, exact: true }) });
			await expect(card.getByText(carrier, { exact: true })).toBeVisible();
			await expect(card).toContainText(price);
			await expectTerms(card, terms);
			await expect(card.getByText("Price to be confirmed in store")).toHaveCount(priceCheck ? 0 : 1);
			if (badge) await expect(card.getByText(badge.en, { exact: true })).toBeVisible();
			await expect(card.getByRole("listitem")).toHaveCount(features.length);
		}
	}
	await expect(page.getByText("A store will confirm yours before you order.")).toBeVisible();

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

test("TV-1 TRUE-1 TRUE-5 FACT-3 provider groups show their packages with channels, price and features; quick links lead to the groups", async ({
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
	for (const { name, channels, price, priceCheck, originalPrice, badge, features, ...terms } of packages) {
		const card = packageCards(main, page).filter({ has: page.getByRole("heading", { name, exact: true }) });
		await expect(card).toContainText(channels.en);
		await expect(card).toContainText(price);
		await expectTerms(card, terms);
		await expect(card.getByText("Price to be confirmed in store")).toHaveCount(priceCheck ? 0 : 1);
		if (originalPrice) await expect(card.locator("s")).toHaveText(originalPrice.replace("/month", ""));
		if (badge) await expect(card.getByText(badge.en, { exact: true })).toBeVisible();
		await expect(card.getByRole("listitem")).toHaveCount(features.length);
	}
	await expect(page.getByText("A store will confirm yours before you order.")).toBeVisible();

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

	await page.getByRole("link", { name: "Ask about this package: Philo Core" }).click();
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
