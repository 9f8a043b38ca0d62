import type { Page } from "@playwright/test";
import { landingPartners as landings, partners } from "./catalogue.ts";
import { expect, freshTest, test, visit } from "./visitor.ts";

const others = partners.filter((partner) => !landings.includes(partner));

/** The promotions of a partner's page: items with an offer to ask about. */
const offers = (page: Page) =>
	page
		.getByRole("main")
		.getByRole("listitem")
		.filter({ has: page.getByRole("link", { name: /^Ask about this offer/ }) });

const headingsOf = (page: Page, level: number) =>
	page.getByRole("main").getByRole("heading", { level }).allInnerTexts();

test("PART-1 PART-2 the directory shows every partner with its tile and the way to its page, and its calls to action", async ({
	page,
}) => {
	await visit(page, "/partners");
	const main = page.getByRole("main");
	const links = main.getByRole("link", { name: /^Learn More about / });
	await expect(links).toHaveCount(partners.length);
	expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
		partners.map(({ slug }) => `/partners/${slug}`),
	);
	const names = (await headingsOf(page, 3)).filter((name) => !name.endsWith("?"));
	expect(names).toEqual(partners.map(({ name }) => name));
	const cards = await main
		.getByRole("listitem")
		.filter({ has: page.getByRole("link", { name: /^Learn More about / }) })
		.evaluateAll((all) =>
			all.map((card) => ({
				picture: card.querySelector("img")?.getAttribute("src"),
				text: card.querySelector("p")?.textContent?.trim(),
			})),
		);
	expect(cards).toHaveLength(partners.length);
	for (const card of cards)
		expect(card).toEqual({ picture: expect.stringMatching(/^\/images\/partners\//), text: expect.stringMatching(/./) });

	await expect(main.getByRole("link", { name: "Contact Us" }).first()).toHaveAttribute("href", "/contact");
	const stores = main.getByRole("link", { name: "Visit Our Stores" }).first();
	await expect(stores).toHaveAttribute("href", "/locations");
	await stores.focus();
	await page.keyboard.press("Tab");
	await expect(links.first()).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(`/partners/${partners[0]?.slug}`);
	await page.goBack();
	await stores.click();
	await expect(page).toHaveURL("/locations");
});

test("PART-2 every partner's URL responds with that partner's page", async ({ request }) => {
	for (const { slug, name } of partners) {
		const response = await request.get(`/partners/${slug}`, { maxRedirects: 0 });
		expect(response.status(), slug).toBe(200);
		expect(await response.text(), slug).toContain(`<title>${name.replace("&", "&amp;")} | `);
	}
});

for (const { slug, promotions } of landings) {
	test(`PART-3 PART-5 PART-6 ${slug} has highlights, its promotions and calls to action on a page of its own`, async ({
		page,
	}) => {
		await visit(page, `/partners/${slug}`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
		await expect(page.locator(`[data-partner="${slug}"] .partner-ground`).first()).toBeVisible();
		expect((await headingsOf(page, 2)).length).toBeGreaterThanOrEqual(3);
		await expectPromotions(page, promotions);
		await expect(page.getByText("Get Free Quote")).toHaveCount(0);
		await expectCallsToAction(page, slug);
	});
}

/** Each with its title, badge, features, and a dash for the discount, which the stores tell. */
async function expectPromotions(page: Page, promotions: (typeof partners)[number]["promotions"]) {
	await expect(offers(page)).toHaveCount(promotions.length);
	for (const { title, badge, upTo, features } of promotions) {
		const offer = offers(page).filter({ has: page.getByRole("heading", { name: title.en, exact: true }) });
		await expect(offer.getByText("Discount: —")).toBeVisible();
		await expect(offer.getByText("Ask a store for today’s.")).toBeVisible();
		if (badge) await expect(offer).toContainText(badge.en);
		if (upTo) await expect(offer).toContainText(new RegExp(`Up to\\s*\\${upTo}`));
		expect(await offer.getByRole("listitem").count()).toBeGreaterThanOrEqual(features.length);
	}
}

/** Every call to action opens the contact page in a new tab, and no other link looks like a button. */
async function expectCallsToAction(page: Page, slug: string) {
	const calls = await page
		.getByRole("main")
		.getByRole("link", { name: /opens in a new tab/ })
		.evaluateAll((all) => all.map((link) => `${link.getAttribute("target")} ${link.getAttribute("href")}`));
	expect(calls.length).toBeGreaterThanOrEqual(4);
	for (const call of calls)
		expect(call).toMatch(new RegExp(`^_blank /contact\\?partner=${slug}(&promotion=[a-z0-9-]+)?$`));
	const buttons = page.locator("main a.min-h-13, main a[class*='partner-button']");
	await expect(buttons).toHaveCount(calls.length);
}

test("PART-3 the landing pages are composed differently", async ({ page }) => {
	const outlines = new Set<string>();
	for (const { slug, name } of landings) {
		await page.goto(`/partners/${slug}`, { waitUntil: "domcontentloaded" });
		outlines.add((await headingsOf(page, 2)).map((heading) => heading.replace(name, "…")).join("|"));
	}
	expect(outlines.size).toBe(landings.length);
});

test("PART-3 Verizon's page names up to $540 for bringing a phone and up to $1000 for a trade-in", async ({ page }) => {
	await visit(page, "/partners/verizon");
	await expect(offers(page).filter({ hasText: "Bring Your Own Phone" })).toContainText(/Up to\s*\$540/);
	await expect(offers(page).filter({ hasText: "Trade-In Credit" })).toContainText(/Up to\s*\$1000/);
});

test("PART-3 a landing page leads to the carrier's plans in the same tab", async ({ page }) => {
	await visit(page, "/partners/att");
	const plan = page.getByRole("main").getByRole("link", { name: "AT&T Fiber 300" });
	await expect(plan).not.toHaveAttribute("target");
	await plan.click();
	await expect(page).toHaveURL("/internet-plans?plan=att-fiber-300");
});

test("PART-4 PART-6 every other partner has the Authorized Dealer page", async ({ page }) => {
	for (const { slug, name, promotions } of others) {
		await page.goto(`/partners/${slug}`, { waitUntil: "domcontentloaded" });
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
		await expect(page.getByRole("main").getByText("Authorized Dealer", { exact: true })).toBeVisible();
		expect(await headingsOf(page, 2)).toEqual([
			"Current Promotions",
			"Services",
			"Why Choose Us",
			`Ask us about ${name}`,
		]);
		await expect(offers(page)).toHaveCount(promotions.length);
		await expect(page.getByText("Discount: —")).toHaveCount(promotions.length);
		await expect(page.getByText("Ask a store for today’s.")).toHaveCount(promotions.length);
	}
});

test("PART-4 its parts are all there, from the first back button to the last", async ({ page }) => {
	await visit(page, "/partners/wow");
	const main = page.getByRole("main");
	await expect(main.getByText("Regional cable and fiber provider that also serves South Carolina.")).toBeVisible();
	await expect(main.getByRole("link", { name: "Get Free Quote" })).toBeVisible();
	await expect(main.getByRole("link", { name: "Contact Us Today" })).toHaveCount(2);
	await expectCallsToAction(page, "wow");
	await expect(main.getByRole("listitem").filter({ hasText: "YouTube TV bundle" })).toBeVisible();
	for (const reason of ["Authorized dealer", "Expert support", "Multiple locations in MA and SC"]) {
		await expect(main.getByRole("heading", { name: reason, level: 3 })).toBeVisible();
	}
	const back = main.getByRole("link", { name: "Back to Partners" });
	await expect(back).toHaveCount(2);
	await back.last().click();
	await expect(page).toHaveURL("/partners");
});

test("PART-5 the promotion comes along, in every language", async ({ page, context }) => {
	await visit(page, "/es/partners/verizon");
	const opened = context.waitForEvent("page");
	await page.getByRole("link", { name: /Preguntar por esta oferta: Trae tu propio celular/ }).click();
	await expect(await opened).toHaveURL("/es/contact?partner=verizon&promotion=bring-your-own-phone");
	await expect(page).toHaveURL("/es/partners/verizon");
});

test("SITE-3 an unknown partner leads to the directory of the same language", async ({ page }) => {
	for (const prefix of ["", "/es", "/pt"]) {
		await visit(page, `${prefix}/partners/no-such-partner`);
		await expect(page).toHaveURL(`${prefix}/partners`);
	}
});

test("PART-3 T-Mobile's questions open by the keyboard", async ({ page }) => {
	await visit(page, "/partners/t-mobile");
	const question = page.getByText("Will my phone work on T-Mobile?");
	await question.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText(/by its IMEI number/)).toBeVisible();
});

freshTest.describe("without scripts", () => {
	freshTest.use({ javaScriptEnabled: false });
	freshTest("PART-4 the pages read the same", async ({ page }) => {
		await page.goto("/partners");
		await page.getByRole("link", { name: "Learn More about Cricket Wireless" }).click();
		await expect(page).toHaveURL("/partners/cricket");
		const quote = page.getByRole("link", { name: /^Get Free Quote/ });
		await expect(quote).toHaveAttribute("href", "/contact?partner=cricket");
	});
});
