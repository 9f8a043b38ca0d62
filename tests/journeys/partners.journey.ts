import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectLegible, test, visit } from "./visitor.ts";

const directory = {
	att: "AT&T",
	verizon: "Verizon",
	"t-mobile": "T-Mobile",
	spectrum: "Spectrum",
	xfinity: "Xfinity",
	brightspeed: "Brightspeed",
	centurylink: "CenturyLink",
	cricket: "Cricket Wireless",
	directv: "DirectTV",
	fidium: "Fidium",
	earthlink: "EarthLink",
	frontier: "Frontier",
	lumen: "Lumen",
	hughesnet: "HughesNet",
	kinetic: "Kinetic by Windstream",
	lyca: "Lyca Mobile",
	"simple-mobile": "Simple Mobile",
	optimum: "Optimum",
	metronet: "MetroNet",
	vivint: "Vivint",
	wow: "WOW!",
	ziply: "Ziply Fiber",
};
const landings = ["att", "verizon", "t-mobile", "spectrum", "xfinity"];
/** The other 17. */
const others = Object.keys(directory).filter((slug) => !landings.includes(slug));

/** The promotions of a partner's page: what has an offer to ask about. */
const offers = (page: Page) =>
	page
		.getByRole("main")
		.getByRole("listitem")
		.filter({ has: page.getByRole("link", { name: /^Ask about this offer/ }) });

const headingsOf = (page: Page, level: number) =>
	page.getByRole("main").getByRole("heading", { level }).allInnerTexts();

test("PART-1 the directory shows 22 cards, each with its tile and Learn More", async ({ page }) => {
	await visit(page, "/partners");
	const links = page.getByRole("main").getByRole("link", { name: /^Learn More about / });
	await expect(links).toHaveCount(22);
	const cards = page.getByRole("main").getByRole("listitem").filter({ has: links });
	for (const card of await cards.all()) {
		await expect(card.locator("img")).toHaveAttribute("src", /^\/images\/partners\//);
		await expect(card.getByRole("paragraph")).not.toBeEmpty();
	}
});

test("PART-1 its calls to action lead to the contact page and to the stores", async ({ page }) => {
	await visit(page, "/partners");
	const main = page.getByRole("main");
	await expect(main.getByRole("link", { name: "Contact Us" }).first()).toHaveAttribute("href", "/contact");
	await main.getByRole("link", { name: "Visit Our Stores" }).first().click();
	await expect(page).toHaveURL("/locations");
});

test("PART-2 the cards name the 22 partners and lead to their pages", async ({ page }) => {
	await visit(page, "/partners");
	const links = page.getByRole("main").getByRole("link", { name: /^Learn More about / });
	const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
	expect(hrefs).toEqual(Object.keys(directory).map((slug) => `/partners/${slug}`));
	const names = (await headingsOf(page, 3)).filter((name) => !name.endsWith("?"));
	expect(names).toEqual(Object.values(directory));
});

test("PART-2 every partner's address answers with that partner's page", async ({ request }) => {
	for (const [slug, name] of Object.entries(directory)) {
		const answer = await request.get(`/partners/${slug}`, { maxRedirects: 0 });
		expect(answer.status(), slug).toBe(200);
		expect(await answer.text(), slug).toContain(`<title>${name.replace("&", "&amp;")} | `);
	}
});

for (const slug of landings) {
	test(`PART-3 ${slug} has highlights, its promotions and calls to action on a page of its own`, async ({ page }) => {
		await visit(page, `/partners/${slug}`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
		await expect(page.locator(`[data-partner="${slug}"] .partner-ground`).first()).toBeVisible();
		expect((await headingsOf(page, 2)).length).toBeGreaterThanOrEqual(3);
		await expect(offers(page)).toHaveCount(slug === "t-mobile" ? 2 : 3);
		for (const offer of await offers(page).all()) {
			await expect(offer.getByRole("heading")).not.toBeEmpty();
			await expect(offer.getByText("Discount: —")).toBeVisible();
			expect(await offer.getByRole("listitem").count()).toBeGreaterThanOrEqual(3);
		}
		await expect(page.getByText("Get Free Quote")).toHaveCount(0);
	});
}

test("PART-3 the five landing pages are composed differently", async ({ page }) => {
	const outlines = new Set<string>();
	for (const slug of landings) {
		await visit(page, `/partners/${slug}`);
		outlines.add(
			(await headingsOf(page, 2)).map((heading) => heading.replace(directory[slug as "att"], "…")).join("|"),
		);
	}
	expect(outlines.size).toBe(5);
});

test("PART-3 a promotion carries its badge", async ({ page }) => {
	await visit(page, "/partners/att");
	await expect(offers(page).filter({ hasText: "Wireless Switch Credit" })).toContainText("Limited Time");
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

for (const slug of others) {
	const name = directory[slug as "wow"];
	test(`PART-4 ${name} has the Authorized Dealer page`, async ({ page }) => {
		await visit(page, `/partners/${slug}`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
		await expect(page.getByRole("main").getByText("Authorized Dealer", { exact: true })).toBeVisible();
		expect(await headingsOf(page, 2)).toEqual([
			"Current Promotions",
			"Services",
			"Why Choose Us",
			`Ask us about ${name}`,
		]);
	});
}

test("PART-4 its parts are all there, from the first back button to the last", async ({ page }) => {
	await visit(page, "/partners/wow");
	const main = page.getByRole("main");
	await expect(main.getByText("Authorized Dealer", { exact: true })).toBeVisible();
	await expect(main.getByText("Regional cable and fiber provider, also in South Carolina.")).toBeVisible();
	await expect(main.getByRole("link", { name: "Get Free Quote" })).toBeVisible();
	await expect(main.getByRole("link", { name: "Contact Us Today" })).toHaveCount(2);
	await expect(offers(page)).toHaveCount(2);
	await expect(main.getByRole("listitem").filter({ hasText: "YouTube TV bundle" })).toBeVisible();
	for (const reason of ["Authorized dealer", "Expert support", "Multiple locations in MA and SC"]) {
		await expect(main.getByRole("heading", { name: reason, level: 3 })).toBeVisible();
	}
	const back = main.getByRole("link", { name: "Back to Partners" });
	await expect(back).toHaveCount(2);
	await back.last().click();
	await expect(page).toHaveURL("/partners");
});

for (const slug of [...landings, "cricket"]) {
	test(`PART-5 every call to action of ${slug} opens the contact page in a new tab`, async ({ page }) => {
		await visit(page, `/partners/${slug}`);
		const calls = page.getByRole("main").getByRole("link", { name: /opens in a new tab/ });
		expect(await calls.count()).toBeGreaterThanOrEqual(4);
		for (const call of await calls.all()) {
			await expect(call).toHaveAttribute("target", "_blank");
			await expect(call).toHaveAttribute("href", new RegExp(`^/contact\\?partner=${slug}(&promotion=[a-z0-9-]+)?$`));
		}
		// No button leads anywhere else: what looks like one is a call to action or the way back.
		const buttons = page.locator("main a.min-h-13, main a[class*='partner-button']");
		expect(await buttons.count()).toBe(await calls.count());
	});
}

test("PART-5 the promotion comes along, in every language", async ({ page, context }) => {
	await visit(page, "/es/partners/verizon");
	const opened = context.waitForEvent("page");
	await page.getByRole("link", { name: /Preguntar Trae tu propio celular/ }).click();
	await expect(await opened).toHaveURL("/es/contact?partner=verizon&promotion=bring-your-own-phone");
	await expect(page).toHaveURL("/es/partners/verizon");
});

test("PART-6 a promotion's discount is a dash, with where to ask for today's", async ({ page }) => {
	for (const slug of ["t-mobile", "xfinity", "ziply"]) {
		await visit(page, `/partners/${slug}`);
		const count = await offers(page).count();
		expect([2, 3]).toContain(count);
		await expect(page.getByText("Discount: —")).toHaveCount(count);
		await expect(page.getByText("Ask in store for today's.")).toHaveCount(count);
	}
});

for (const prefix of ["", "/es", "/pt"]) {
	test(`SITE-3 an unknown partner leads to ${prefix}/partners`, async ({ page }) => {
		await visit(page, `${prefix}/partners/no-such-partner`);
		await expect(page).toHaveURL(`${prefix}/partners`);
	});
}

for (const path of ["", ...[...landings, "brightspeed", "frontier"].map((slug) => `/${slug}`)]) {
	for (const width of [390, 1440]) {
		test(`/partners${path} is accessible in light and dark at ${width} px`, async ({ page }) => {
			test.slow();
			await page.setViewportSize({ width, height: 900 });
			await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
			await visit(page, `/partners${path}`);
			await expectAccessible(page);
			await page.emulateMedia({ colorScheme: "dark" });
			await expectLegible(page);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		});
	}
}

test("PART-1 a card is reached and opened by the keyboard", async ({ page }) => {
	await visit(page, "/partners");
	const first = page.getByRole("link", { name: "Learn More about AT&T" });
	await page.getByRole("main").getByRole("link", { name: "Visit Our Stores" }).first().focus();
	await page.keyboard.press("Tab");
	await expect(first).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/partners/att");
});

test("PART-3 T-Mobile's questions open by the keyboard", async ({ page }) => {
	await visit(page, "/partners/t-mobile");
	const question = page.getByText("Will my phone work on T-Mobile?");
	await question.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText(/by its IMEI number/)).toBeVisible();
});

test("PART-4 the pages read the same without scripts", async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
	const page = await context.newPage();
	await page.goto("/partners");
	await page.getByRole("link", { name: "Learn More about Cricket Wireless" }).click();
	await expect(page).toHaveURL("/partners/cricket");
	await expect(page.getByRole("link", { name: /^Get Free Quote/ })).toHaveAttribute("href", "/contact?partner=cricket");
	await context.close();
});
