import { dealer } from "../../app/content/dealer.ts";
import { accessibilityEffective } from "../../app/content/legal/accessibility.ts";
import { legalDetails } from "../../app/content/legal/legal-details.ts";
import { privacyEffective } from "../../app/content/legal/privacy.ts";
import { termsEffective } from "../../app/content/legal/terms.ts";
import { retention } from "../../app/content/retention.ts";
import { stores, telLink } from "./catalogue.ts";
import { expect, freshTest, test, visit } from "./visitor.ts";

test("ABOUT-1 who the dealer is, in numbers and words; six solution cards; calls to action that lead to the stores", async ({
	page,
}) => {
	await visit(page, "/about");
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { level: 1 })).toContainText(`Since ${dealer.foundingYear}`);
	await expect(main.getByRole("region", { name: "By the numbers" }).getByRole("listitem")).toHaveText([
		`Founded ${dealer.foundingYear}`,
		"15+ Years Excellence",
		`${stores.length} Locations`,
		"10K+ Happy Customers",
	]);
	await expect(main.getByRole("heading", { name: "Our Story" })).toBeVisible();
	await expect(main).toContainText("is an authorized reseller");
	await expect(main.getByRole("heading", { name: "The founder" })).toBeVisible();
	await expect(main.getByText("Founder of Bay & Palmetto Wireless")).toBeVisible();

	const solutions = main.getByRole("heading", { level: 3 }).getByRole("link");
	await expect(solutions).toHaveText(["Wireless", "Internet", "TV", "Security", "Phone cases", "Business"]);
	expect(await solutions.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
		"/wireless-plans",
		"/internet-plans",
		"/tv-cable-on-demand",
		"/security-systems",
		"/phone-cases",
		"/contact",
	]);

	const calls = main.getByRole("link", { name: "Visit Our Stores" });
	await expect(calls).toHaveCount(2);
	await calls.last().focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/locations");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Store Locations");
});

test("SHOP-1 the online store is coming soon, and the page says what works today", async ({ page }) => {
	await visit(page, "/shop");
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { level: 1 })).toHaveText("Coming Soon");
	await expect(main).toContainText("you can’t pay here");
	for (const [name, path] of [
		["Browse phone cases", "/phone-cases"],
		["See wireless plans", "/wireless-plans"],
		["Find a store", "/locations"],
		["Message us", "/contact"],
	] as const) {
		await expect(main.getByRole("link", { name }).last()).toHaveAttribute("href", path);
	}
	await expect(main.getByRole("listitem").filter({ hasText: /\$\d+\.\d\d$/ })).toHaveCount(4);
	await expect(main.getByRole("button", { name: /pay|checkout|buy/i })).toHaveCount(0);
});

/** Today by the dealer's clock, in the page's format. */
const today = (language: string) =>
	new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: dealer.timeZone }).format(new Date());

const written = (date: string, language: string) =>
	new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));

for (const [path, title, email, language, effective] of [
	["/privacy", "Privacy Policy", dealer.privacyEmail, "en-US", privacyEffective],
	["/terms", "Terms of Service", dealer.email, "en-US", termsEffective],
	["/es/privacy", "", dealer.privacyEmail, "es-US", privacyEffective],
	["/pt/terms", "", dealer.email, "pt-BR", termsEffective],
] as const) {
	test(`LEGAL-1 LEGAL-2 ${path} has its sections, its dates and whom to ask`, async ({ page }) => {
		const before = today(language);
		await visit(page, path);
		const after = today(language);
		const main = page.getByRole("main");
		await expect(main.getByRole("heading", { level: 1 })).toContainText(title);
		await expect(main.locator("time").first()).toHaveText(written(effective, language));
		// The day may change while the page is on its way.
		expect([before, after]).toContain(await main.locator("time").last().textContent());
		await expect(main.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
		await expect(main.getByRole("link", { name: dealer.phone })).toHaveAttribute("href", telLink(dealer.phone));

		const contents = main.getByRole("navigation").getByRole("link");
		const sections = main.locator("section[id]");
		expect(await contents.count()).toBeGreaterThan(8);
		expect(await contents.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
			await sections.evaluateAll((all) => all.map(({ id }) => `#${id}`)),
		);
		await contents.last().focus();
		await page.keyboard.press("Enter");
		await expect(sections.last()).toBeInViewport();
	});
}

test("LEGAL-5 the accessibility statement is in the footer and says what is tested, what is missing and whom to ask", async ({
	page,
}) => {
	await visit(page, "/about");
	await page.getByRole("contentinfo").getByRole("link", { name: "Accessibility" }).click();
	await expect(page).toHaveURL("/accessibility");
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { level: 1 })).toHaveText("Accessibility");
	await expect(main.locator("time")).toHaveText(written(accessibilityEffective, "en-US"));
	for (const words of ["WCAG) 2.2", "400% zoom", "have not tested this site yet", "by phone or in a store"])
		await expect(main).toContainText(words);
	await expect(main).toContainText(`within ${legalDetails.accessibilityReplyDays} business days`);
	await expect(main.getByRole("link", { name: dealer.email })).toHaveAttribute("href", `mailto:${dealer.email}`);
});

test("LEGAL-4 the phone cases say how they can be returned, and link to the policy", async ({ page }) => {
	await visit(page, "/phone-cases");
	const main = page.getByRole("main");
	await expect(main).toContainText(`within ${legalDetails.returnDays} days`);
	await main.getByRole("link", { name: "Return policy" }).click();
	await expect(page).toHaveURL("/terms#returns");
	await expect(page.getByRole("heading", { name: "Return policy" })).toBeInViewport();
});

test("LEGAL-1 the privacy page tells what the site does with data, and prints without the site around it", async ({
	page,
}) => {
	await visit(page, "/privacy");
	const main = page.getByRole("main");
	await expect(main.getByText(/^Last updated: /)).toBeVisible();
	for (const words of [
		"stored in our database with the time and a reference number, and emailed to us",
		"your password as a hash",
		"HttpOnly",
		"your cart;",
		"Our access logs don’t hold your network (IP) address",
		`messages: ${retention.messageMonths} months after you sent them`,
		"WhatsApp, Google Maps, Facebook, Instagram",
	]) {
		await expect(main).toContainText(words);
	}

	await page.emulateMedia({ media: "print", colorScheme: "dark" });
	await expect(main.getByRole("navigation")).toBeHidden();
	await expect(page.getByRole("banner")).toBeHidden();
	await expect(page.getByRole("contentinfo")).toBeHidden();
	const lightness = () =>
		page
			.getByRole("heading", { level: 1 })
			.evaluate((heading) => Number.parseFloat(/oklch\(([\d.]+)/.exec(getComputedStyle(heading).color)?.[1] ?? "1"));
	// Half-way between two themes it is a mixture.
	await expect.poll(lightness).toBeLessThan(0.4);
});

freshTest(
	"LEGAL-1 what the privacy page says of cookies, storage and other companies is true of a visit",
	async ({ page, context, baseURL }) => {
		const foreign: string[] = [];
		page.on("request", (request) => {
			if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
		});
		for (const path of ["/", "/locations", "/about", "/shop", "/privacy", "/terms", "/accessibility"])
			await visit(page, path);
		expect(foreign).toEqual([]);
		expect(await context.cookies()).toEqual([]);
		expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
		const ofThisTab = await page.evaluate(() => Object.keys(sessionStorage));
		expect(ofThisTab.filter((key) => key !== "react-router-scroll-positions")).toEqual([]);
	},
);

freshTest.describe("without scripts", () => {
	freshTest.use({ javaScriptEnabled: false });
	freshTest("SITE-1 the company's pages can be read", async ({ page }) => {
		for (const path of ["/about", "/shop", "/privacy", "/terms", "/accessibility"]) {
			expect((await page.goto(path))?.status()).toBe(200);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			expect(await page.getByRole("heading", { level: 2 }).count()).toBeGreaterThan(2);
		}
	});
});
