import type { Locator, Page } from "@playwright/test";
import type { Store } from "../../app/content/store.ts";
import { stores } from "../../app/content/stores.ts";
import { expect, expectAccessible, test, visit, visitWithStoppedClock } from "./visitor.ts";

const partnerNames = [
	"AT&T",
	"Verizon",
	"T-Mobile",
	"Spectrum",
	"Xfinity",
	"Brightspeed",
	"CenturyLink",
	"Cricket Wireless",
	"DirectTV",
	"Fidium",
	"EarthLink",
	"Frontier",
	"Lumen",
	"HughesNet",
	"Kinetic by Windstream",
	"Lyca Mobile",
	"Simple Mobile",
	"Optimum",
	"MetroNet",
	"Vivint",
	"WOW!",
	"Ziply Fiber",
];
const linkedPartners = {
	"AT&T": "att",
	Verizon: "verizon",
	"T-Mobile": "t-mobile",
	Spectrum: "spectrum",
	Xfinity: "xfinity",
};

const partners = (page: Page) => page.getByRole("group", { name: "Our partners" });
const promos = (page: Page) => page.getByRole("group", { name: "Promos" });

/** What stands at the start of a carousel; nothing while it is between two of them. */
const firstShown = (carousel: Locator) =>
	carousel.evaluate((row) => {
		const start = row.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(row).paddingLeft);
		const item = [...row.querySelectorAll("li")].find(
			(each) => Math.abs(each.getBoundingClientRect().left - start) < 2,
		);
		const name = item?.querySelector("h3")?.textContent ?? item?.querySelector("a")?.getAttribute("aria-label");
		return (name ?? item?.querySelector("img")?.alt)?.replace(", opens in a new tab", "");
	});
const expectFirst = (carousel: Locator, name: string | undefined) => expect.poll(() => firstShown(carousel)).toBe(name);

test("HOME-1 the hero says what one saves, and that it comes without contracts, fees and waiting", async ({ page }) => {
	await visit(page, "/");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Save up to 50% on wireless plans");
	for (const promise of ["No contracts", "No hidden fees", "Instant activation"]) {
		await expect(page.getByRole("listitem").filter({ hasText: promise })).toBeVisible();
	}
});

test("HOME-2 the six highlights", async ({ page }) => {
	await visit(page, "/");
	const highlights = page.getByRole("region", { name: "What you get with us" }).getByRole("listitem");
	await expect(highlights).toHaveText(
		[
			"Plans from $25/month",
			"Free activation",
			"Keep your number",
			"24/7 support",
			"4 store locations",
			"5K+ happy customers",
		],
		{ useInnerText: false },
	);
});

test("HOME-3 the hero leads to the plans and to the stores", async ({ page }) => {
	await visit(page, "/");
	await expect(page.getByRole("link", { name: "Find a Store Near You" })).toHaveAttribute("href", "/locations");
	await page.getByRole("link", { name: "View Our Plans" }).click();
	await expect(page).toHaveURL("/wireless-plans");
});

test("HOME-4 the promos come first: a free phone and free activation with their badges", async ({ page }) => {
	await visit(page, "/");
	await expect(page.getByRole("tab", { name: "Promos" })).toHaveAttribute("aria-selected", "true");
	await expect(page.getByRole("tabpanel", { name: "Promos" })).toBeVisible();
	const cards = promos(page).getByRole("listitem");
	await expect(cards).toHaveCount(2);
	await expect(cards.nth(0)).toContainText("Free Phone with New Plan");
	await expect(cards.nth(0)).toContainText("Limited Time");
	await expect(cards.nth(1)).toContainText("Free Activation");
	await expect(cards.nth(1)).toContainText("$50 value");
	await expect(cards.nth(1)).toContainText("Current Offer");
});

test("HOME-4 the tabs follow the arrow keys, and the address follows the tabs", async ({ page }) => {
	await visit(page, "/");
	const [promosTab, plansTab] = [page.getByRole("tab", { name: "Promos" }), page.getByRole("tab", { name: "Plans" })];
	await promosTab.focus();
	await page.keyboard.press("ArrowRight");
	await expect(plansTab).toBeFocused();
	await expect(plansTab).toHaveAttribute("aria-selected", "true");
	await expect(page).toHaveURL("/?promo=plans");
	await expect(page.getByRole("tabpanel", { name: "Plans" })).toBeVisible();
	await page.keyboard.press("ArrowRight");
	await expect(promosTab).toBeFocused();
	await expect(page).toHaveURL("/");
	await page.keyboard.press("End");
	await expect(plansTab).toBeFocused();
	await page.keyboard.press("Home");
	await expect(promosTab).toHaveAttribute("aria-selected", "true");
	await page.keyboard.press("Tab");
	await expect(plansTab).not.toBeFocused();
});

test("HOME-4 a tab that is pressed does not move the page", async ({ page }) => {
	await visit(page, "/");
	const tab = page.getByRole("tab", { name: "Plans" });
	await tab.scrollIntoViewIfNeeded();
	const before = await page.evaluate(() => scrollY);
	await tab.click();
	await expect(page.getByRole("tabpanel", { name: "Plans" })).toBeVisible();
	expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("HOME-4 the promos move on every 4000 ms, and begin again", async ({ page }) => {
	await visitWithStoppedClock(page, "/");
	await expectFirst(promos(page), "Free Phone with New Plan");
	await page.clock.runFor(3999);
	expect(await promos(page).evaluate((row) => row.scrollLeft)).toBe(0);
	await page.clock.runFor(1);
	await expectFirst(promos(page), "Free Activation");
	await page.clock.runFor(4000);
	await expectFirst(promos(page), "Free Phone with New Plan");
});

test("HOME-5 the plans tab shows the deals, each leading to its plan page", async ({ page }) => {
	await visit(page, "/?promo=plans");
	const deals = page.getByRole("tabpanel", { name: "Plans" }).getByRole("link");
	await expect(deals).toHaveText([
		"$200 credit for switching your number",
		"4 lines for the price of 3",
		"No credit check on prepaid plans",
		"Keep your number",
	]);
	for (const deal of await deals.all()) await expect(deal).toHaveAttribute("href", /^\/wireless-plans/);
	await deals.nth(2).click();
	await expect(page).toHaveURL("/wireless-plans?tab=prepaid");
});

test("HOME-6 22 logos, of which five are links that open in a new tab", async ({ page }) => {
	await visit(page, "/");
	await expect(partners(page).getByRole("listitem")).toHaveCount(22);
	for (const [at, name] of partnerNames.entries()) {
		const item = partners(page).getByRole("listitem").nth(at);
		const slug = linkedPartners[name as keyof typeof linkedPartners];
		if (slug) {
			const link = item.getByRole("link", { name });
			await expect(link).toHaveAttribute("href", `/partners/${slug}`);
			await expect(link).toHaveAttribute("target", "_blank");
		} else {
			await expect(item.getByRole("img", { name, exact: true })).toHaveCount(1);
			await expect(item.getByRole("link")).toHaveCount(0);
		}
	}
	const opened = page.waitForEvent("popup");
	await partners(page).getByRole("link", { name: "Verizon" }).click();
	await expect(await opened).toHaveURL("/partners/verizon");
	await expect(page).toHaveURL("/");
});

test("HOME-6 the logos move on every 2000 ms", async ({ page }) => {
	await visitWithStoppedClock(page, "/");
	await expectFirst(partners(page), "AT&T");
	await page.clock.runFor(1999);
	expect(await partners(page).evaluate((row) => row.scrollLeft)).toBe(0);
	await page.clock.runFor(1);
	await expectFirst(partners(page), "Verizon");
	for (const name of partnerNames.slice(2, 5)) {
		await page.clock.runFor(2000);
		await expectFirst(partners(page), name);
	}
	await expect(partners(page).getByRole("listitem")).toHaveCount(22);
});

test("HOME-6 they loop endlessly, forwards and backwards", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await visit(page, "/");
	const next = page.getByRole("button", { name: "Next: Our partners" });
	for (let at = 1; at <= partnerNames.length + 1; at++) {
		await next.click();
		await expectFirst(partners(page), partnerNames[at % partnerNames.length]);
	}
	const previous = page.getByRole("button", { name: "Previous: Our partners" });
	for (const name of ["AT&T", "Ziply Fiber", "WOW!"]) {
		await previous.click();
		await expectFirst(partners(page), name);
	}
});

test("HOME-6 they hold still under the mouse, and go on when it leaves", async ({ page }) => {
	await visitWithStoppedClock(page, "/");
	await partners(page).hover();
	await page.clock.runFor(10_000);
	await expectFirst(partners(page), "AT&T");
	await page.mouse.move(2, 2);
	await page.clock.runFor(2000);
	await expectFirst(partners(page), "Verizon");
});

test("HOME-6 they hold still while focus is among them", async ({ page }) => {
	await visitWithStoppedClock(page, "/");
	await partners(page).getByRole("link", { name: "AT&T" }).focus();
	await page.clock.runFor(10_000);
	await expectFirst(partners(page), "AT&T");
	await page.getByRole("link", { name: "All partners" }).focus();
	await page.clock.runFor(2000);
	await expectFirst(partners(page), "Verizon");
});

test("HOME-6 a button stops them and starts them again", async ({ page }) => {
	await visitWithStoppedClock(page, "/");
	await page.getByRole("button", { name: "Pause: Our partners" }).click();
	await page.clock.runFor(10_000);
	await expectFirst(partners(page), "AT&T");
	await page.getByRole("button", { name: "Play: Our partners" }).click();
	await page.clock.runFor(2000);
	await expectFirst(partners(page), "Verizon");
});

test.describe("with a finger", () => {
	test.use({ hasTouch: true });
	test("HOME-6 a touch stops them until they are started again", async ({ page }) => {
		await visitWithStoppedClock(page, "/");
		await partners(page).getByRole("img", { name: "Brightspeed" }).tap();
		await expect(page.getByRole("button", { name: "Play: Our partners" })).toBeVisible();
		await page.clock.runFor(10_000);
		await expectFirst(partners(page), "AT&T");
	});
});

test("HOME-6 nothing moves by itself for those who want less motion", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await visitWithStoppedClock(page, "/");
	await page.clock.runFor(20_000);
	await expectFirst(partners(page), "AT&T");
	await expectFirst(promos(page), "Free Phone with New Plan");
	await expect(page.getByRole("button", { name: "Pause: Our partners" })).toBeHidden();
});

test("HOME-6 the keyboard walks through them and out again", async ({ page }) => {
	await visit(page, "/");
	await page.getByRole("link", { name: "All partners" }).focus();
	await page.keyboard.press("Tab");
	await expect(partners(page)).toBeFocused();
	for (const name of Object.keys(linkedPartners)) {
		await page.keyboard.press("Tab");
		await expect(partners(page).getByRole("link", { name })).toBeFocused();
		await expect(partners(page).getByRole("link", { name })).toBeInViewport();
	}
	for (const button of ["Previous", "Pause", "Next"]) {
		await page.keyboard.press("Tab");
		await expect(page.getByRole("button", { name: `${button}: Our partners` })).toBeFocused();
	}
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "All store details" })).toBeFocused();
});

test("HOME-7 three reasons to choose us", async ({ page }) => {
	await visit(page, "/");
	await expect(page.getByRole("heading", { name: "Why Choose Us", level: 2 })).toBeVisible();
	for (const name of ["Convenient Locations", "Quality Products", "Fast Service"]) {
		await expect(page.getByRole("heading", { name, level: 3 })).toBeVisible();
	}
});

test("HOME-8 the four stores, with the ways to reach them", async ({ page }) => {
	await visit(page, "/");
	const section = page
		.locator("section")
		.filter({ has: page.getByRole("heading", { name: "Our Locations", level: 2 }) });
	const cards = section.getByRole("listitem");
	await expect(cards).toHaveCount(4);
	for (const [at, name] of ["Marlborough", "Broadway", "Socastee", "Goose Creek"].entries()) {
		const card = cards.nth(at);
		await expect(card.getByRole("heading", { name, level: 3 })).toBeVisible();
		const { street, city, region, postalCode } = stores[at] as Store;
		await expect(card).toContainText(`${street} ${city}, ${region} ${postalCode}`);
		await expect(card.getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute("href", /^https:\/\/wa\.me\//);
		await expect(card.getByRole("link", { name: /^Directions/ })).toHaveAttribute("href", /google\.com\/maps\/dir/);
	}
	await expect(cards.nth(0).getByRole("link", { name: /^Call/ })).toHaveAttribute("href", /^tel:\+1\d{10}$/);
	await expect(cards.nth(3)).toContainText("Phone number coming soon");
	await section.getByRole("link", { name: "All store details" }).click();
	await expect(page).toHaveURL("/locations");
});

test("SITE-6 the home page says that the dealer is an authorized reseller", async ({ page }) => {
	await visit(page, "/");
	await expect(page.getByRole("main")).toContainText("authorized reseller");
});

test("HOME-4 HOME-6 without scripts: the tabs are links, every logo is there once, nothing asks for a script", async ({
	browser,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto("/");
	await expect(partners(page).getByRole("listitem")).toHaveCount(22);
	await expect(page.getByRole("button", { name: "Pause: Our partners" })).toBeHidden();
	await expect(page.getByRole("link", { name: "Promos" })).toHaveAttribute("aria-current", "true");
	await page.getByRole("link", { name: "Plans", exact: true }).click();
	await expect(page).toHaveURL("/?promo=plans#offers");
	await expect(page.getByRole("heading", { name: "4 lines for the price of 3" })).toBeVisible();
	expect(await page.content()).not.toContain(" style=");
	await context.close();
});

for (const [width, height] of [
	[390, 844],
	[1440, 900],
] as const) {
	for (const colorScheme of ["light", "dark"] as const) {
		test(`HOME-1 the home page is accessible at ${width} px in ${colorScheme}`, async ({ page }) => {
			await page.setViewportSize({ width, height });
			await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
			await visit(page, "/");
			await expectAccessible(page);
			await page.getByRole("tab", { name: "Plans" }).click();
			await expect(page.getByRole("tabpanel", { name: "Plans" })).toBeVisible();
			await expectAccessible(page);
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			expect(overflow).toBeLessThanOrEqual(0);
		});
	}
}
