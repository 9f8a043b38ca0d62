import type { Page } from "@playwright/test";
import { socialGroups } from "../../app/content/social.ts";
import { reachable, stores, telLink } from "./catalogue.ts";
import { expect, expectAccessible, freshTest, test, visit } from "./visitor.ts";

const phone = { width: 390, height: 844 };
const header = (page: Page) => page.getByRole("banner");
const footer = (page: Page) => page.getByRole("contentinfo");
const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });

const services = [
	["Wireless Plans", "/wireless-plans"],
	["Internet Plans", "/internet-plans"],
	["Security Systems", "/security-systems"],
	["TV Cable & On-Demand", "/tv-cable-on-demand"],
	["Partners", "/partners"],
] as const;
const audiences = ["English (USA)", "Spanish (Mexico)", "Portuguese (Brazil)"];

test("HEAD-1 HEAD-3 HEAD-4 HEAD-5 the header: links, Follow Us, search, account and the logo", async ({ page }) => {
	await visit(page, "/about");
	for (const [name, path] of [
		["Home", "/"],
		["Blog", "/blog"],
		["About", "/about"],
		["Account", "/account"],
		["home page", "/"],
	] as const) {
		const link = header(page).getByRole("link", { name, exact: name !== "home page" });
		await expect(link).toHaveAttribute("href", path);
	}
	await expect(header(page).getByRole("link", { name: "About", exact: true })).toHaveAttribute("aria-current", "page");

	await header(page).getByRole("button", { name: "Follow Us" }).click();
	const menu = page.locator("#follow-menu");
	await expect(menu.getByRole("listitem")).toHaveText(audiences);
	await page.getByRole("heading", { level: 1 }).click();
	await expect(menu).toBeHidden();

	await header(page).getByRole("button", { name: "Search" }).click();
	await expect(page.getByRole("dialog", { name: "Search Our Site" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);

	await header(page).getByRole("link", { name: "Account" }).click();
	await expect(page).toHaveURL("/account");
	await header(page).getByRole("link", { name: "home page" }).click();
	await expect(page).toHaveURL("/");
});

test("HEAD-2 the Shop dropdown has Services and Products, a disabled Coming Soon and its note", async ({ page }) => {
	await visit(page, "/");
	const menu = page.locator("#shop-menu");
	await expect(menu).toBeHidden();
	await header(page).getByRole("button", { name: "Shop", exact: true }).press("Enter");
	await expect(menu.getByText("Services", { exact: true })).toBeVisible();
	await expect(menu.getByText("Products", { exact: true })).toBeVisible();
	for (const [name, path] of [...services, ["Phone Cases", "/phone-cases"] as const]) {
		await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
	}
	await expect(menu.getByRole("button", { name: "Coming Soon" })).toBeDisabled();
	await expect(menu.getByText("More products under development")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(menu).toBeHidden();
	await expect(header(page).getByRole("button", { name: "Shop", exact: true })).toBeFocused();
	await header(page).getByRole("button", { name: "Shop", exact: true }).click();
	await menu.getByRole("link", { name: "Partners" }).click();
	await expect(page).toHaveURL("/partners");
	await expect(menu).toBeHidden();
});

const oneCase = JSON.stringify([{ id: "case-clear-slim", name: "Clear Slim Case", price: "$14.99", quantity: 2 }]);

async function expectCartInHeader(page: Page) {
	await visit(page, "/");
	await expect(header(page).getByTestId("cart-count")).toHaveCount(0);
	await header(page).getByRole("button", { name: "Shopping cart" }).click();
	await expect(page.getByRole("dialog", { name: "Shopping Cart" })).toContainText("Your cart is empty");
	await page.evaluate((cart) => localStorage.setItem("cart", cart), oneCase);
	await page.reload();
	await expect(header(page).getByTestId("cart-count")).toHaveText("2");
	await expect(header(page).getByRole("button", { name: "Shopping cart, 2 items" })).toBeVisible();
}

test("HEAD-6 the cart opens from the desktop header; its badge is there only when something is in it", async ({
	page,
}) => {
	await expectCartInHeader(page);
});

test("MOB-1 the cart opens from the mobile header; its badge is there only when something is in it", async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await expectCartInHeader(page);
});

test("MOB-2 MOB-3 the menu opens from the bottom, has at most one submenu open, and closes on navigation", async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await visit(page, "/");
	await header(page).getByRole("button", { name: "Menu" }).click();
	const bottom = () => drawer(page).evaluate((dialog) => Math.round(dialog.getBoundingClientRect().bottom));
	await expect.poll(bottom).toBe(phone.height);
	await expect(drawer(page).getByRole("button", { name: "Shopping Cart" })).toBeVisible();
	for (const [name, path] of [
		["Home", "/"],
		["Blog", "/blog"],
		["About", "/about"],
		["Account", "/account"],
	] as const) {
		await expect(drawer(page).getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
	}
	const open = drawer(page).locator("details[open]");
	await expect(open).toHaveCount(0);
	await drawer(page).getByText("Follow Us").click();
	await expect(drawer(page).getByText("Spanish (Mexico)")).toBeVisible();
	await drawer(page).getByText("Shop", { exact: true }).click();
	await expect(open).toHaveCount(1);
	await expect(drawer(page).getByText("Spanish (Mexico)")).toBeHidden();
	for (const [name, path] of services) {
		await expect(drawer(page).getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
		await expect(drawer(page).getByRole("link", { name, exact: true })).toBeVisible();
	}
	await drawer(page).getByText("Shop", { exact: true }).click();
	await expect(open).toHaveCount(0);
	await drawer(page).getByText("Shop", { exact: true }).click();
	await drawer(page).getByRole("link", { name: "Wireless Plans" }).click();
	await expect(page).toHaveURL("/wireless-plans");
	await expect(drawer(page)).toHaveCount(0);
	await header(page).getByRole("button", { name: "Menu" }).click();
	await drawer(page).getByRole("button", { name: "Shopping Cart" }).click();
	await expect(page.getByRole("dialog", { name: "Shopping Cart" })).toBeVisible();
});

test("FOOT-1 FOOT-2 FOOT-3 the footer: columns, tagline, copyright, and the audiences, one's own first", async ({
	page,
}) => {
	await visit(page, "/");
	const columns = {
		Services: ["Wireless Plans", "Internet Plans", "Security Systems", "TV & Entertainment"],
		Support: ["Contact Us", "Store Locations", "Help Center", "My Account"],
		Company: ["About Us", "Blog", "Shop"],
	};
	for (const [heading, links] of Object.entries(columns)) {
		await expect(footer(page).getByRole("navigation", { name: heading }).getByRole("link")).toHaveText(links);
	}
	await expect(footer(page).getByRole("link", { name: "Help Center" })).toHaveAttribute("href", "/blog");
	await expect(footer(page)).toContainText("from people you can visit");
	await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} Bay & Palmetto Wireless`);

	const groups = footer(page)
		.getByRole("listitem")
		.filter({ has: page.locator("svg[viewBox='0 0 21 15']") });
	await expect(groups).toHaveText(audiences);
	for (const { language, links } of socialGroups) {
		for (const { platform, url } of links) {
			const name = `${language.en}, ${platform}`;
			const link = footer(page).getByRole("link", { name });
			if (url) await expect(link).toHaveAttribute("href", url);
			else await expect(footer(page).getByRole("img", { name: `${name}: coming soon` })).toBeVisible();
			await expect(link).toHaveCount(url ? 1 : 0);
		}
	}
	await visit(page, "/pt");
	await expect(groups.first()).toContainText("Português (Brasil)");
});

test("FLOAT-1 Store Contacts lists each store with phone, WhatsApp and directions", async ({ page }) => {
	await visit(page, "/");
	const button = page.getByRole("button", { name: "Store Contacts" });
	const box = await button.boundingBox();
	expect(box && box.x + box.width > 1200 && box.y + box.height > 700).toBe(true);
	await button.click();
	const menu = page.locator("#store-contacts");
	await expect(menu.getByRole("heading", { name: "Store Contacts" })).toBeVisible();
	await expect(menu.getByRole("listitem")).toHaveCount(stores.length);
	for (const [at, { name, phone, whatsapp, city }] of stores.entries()) {
		const item = menu.getByRole("listitem").nth(at);
		if (phone)
			await expect(item.getByRole("link", { name: `Call the ${name} store` })).toHaveAttribute("href", telLink(phone));
		else await expect(item).toContainText("Phone number coming soon");
		await expect(item.getByRole("link", { name: `WhatsApp the ${name} store` })).toHaveAttribute(
			"href",
			"number" in whatsapp
				? `https://wa.me/${whatsapp.number}?text=${encodeURIComponent(`Hi! I'm interested in your services at ${name}.`)}`
				: `https://wa.me/message/${whatsapp.messageCode}`,
		);
		await expect(item.getByRole("link", { name: `Directions to the ${name} store` })).toHaveAttribute(
			"href",
			new RegExp(encodeURIComponent(city)),
		);
	}
	await page.keyboard.press("Escape");
	await expect(menu).toBeHidden();
});

test("FLOAT-2 FLOAT-3 the scroll buttons appear past 300 px from an end of the page", async ({ page }) => {
	await visit(page, "/wireless-plans");
	const up = page.getByRole("button", { name: "Scroll to the top" });
	const down = page.getByRole("button", { name: "Scroll to the bottom" });
	await expect(up).toHaveCount(0);
	await expect(down).toBeVisible();
	await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
	await expect(up).toHaveCount(0);
	await page.evaluate(() => scrollTo({ top: 301, behavior: "instant" }));
	await expect(up).toBeVisible();
	const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
	await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), end - 301);
	await expect(down).toBeVisible();
	// The page's height may be a fraction of a pixel more than scrollHeight says.
	await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), end - 299);
	await expect(down).toHaveCount(0);
	await up.click();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const language of ["", "/es", "/pt"])
	test(`FLOAT-1 ${language}/about at every width: header and logos on one line, no words of the footer covered`, async ({
		page,
	}) => {
		await visit(page, `${language}/about`);
		const controls = page.locator("aside:has(#store-contacts) > button");
		for (const width of [320, 360, 390, 430, 560, 768, 900, 1024, 1280, 1366, 1440]) {
			await page.setViewportSize({ width, height: 844 });
			expect(await page.evaluate(brokenLines), `${width} px`).toEqual([]);
			// What comes into view on the way may make the page longer, and the button to the end goes a moment after it is reached.
			await expect(async () => {
				expect(await page.evaluate(scrollToEnd), "the end stays where it is").toBe(true);
				await expect(controls).toHaveCount(2, { timeout: 5_000 });
				expect(await footer(page).evaluate(coveredWords)).toEqual([]);
			}, `${width} px`).toPass({ timeout: 60_000 });
		}
	});

/** Texts of the header and the footer's logo that break into several lines. */
function brokenLines(): string[] {
	const range = document.createRange();
	const found: string[] = [];
	const parts = document.querySelectorAll("[data-site-header] > div, footer .font-display");
	if (parts.length !== 2) throw new Error("expected the header and the footer's logo");
	for (const part of parts) {
		const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
		for (let text = texts.nextNode(); text; text = texts.nextNode()) {
			if (text.parentElement?.closest(".sr-only")) continue;
			range.selectNodeContents(text);
			const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
			if (lines.size > 1) found.push(text.nodeValue ?? "");
		}
	}
	return found;
}

/** Whether the end stayed where it was for two frames. */
async function scrollToEnd(): Promise<boolean> {
	const { scrollHeight } = document.documentElement;
	scrollTo({ top: scrollHeight, behavior: "instant" });
	for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
	return document.documentElement.scrollHeight === scrollHeight;
}

/** Words that a floating control covers at least partly. */
function coveredWords(footer: Element): string[] {
	const controls = [...document.querySelectorAll("aside:has(#store-contacts) > button")].map((control) =>
		control.getBoundingClientRect(),
	);
	if (controls.length !== 2) throw new Error("there should be the contacts and the way up");
	const words = document.createTreeWalker(footer, NodeFilter.SHOW_TEXT);
	const covered: string[] = [];
	const range = document.createRange();
	while (words.nextNode()) {
		range.selectNodeContents(words.currentNode);
		const isCovered = [...range.getClientRects()].some((text) =>
			controls.some(
				({ left, right, top, bottom }) =>
					text.left < right && text.right > left && text.top < bottom && text.bottom > top,
			),
		);
		if (isCovered) covered.push(words.currentNode.textContent ?? "");
	}
	return covered;
}

for (const [width, height] of [
	[390, 844],
	[844, 390],
	[1440, 900],
] as const)
	test(`FLOAT-1 what the keyboard focuses is not under the floating controls, ${width} × ${height} px`, async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.setViewportSize({ width, height });
		await visit(page, "/");
		for (let stop = 0; stop < 60; stop++) {
			await page.keyboard.press("Tab");
			expect(await page.evaluate(coveredFocus), `stop ${stop}`).toBeNull();
		}
	});

/** The focused element, if a floating control covers part of it; not the controls themselves, nor the footer's end. */
async function coveredFocus(): Promise<string | null> {
	await new Promise(requestAnimationFrame);
	const focused = document.activeElement;
	const controls = document.querySelector("aside:has(#store-contacts)");
	if (!focused || !controls || controls.contains(focused)) return null;
	const { left, right, top, bottom } = focused.getBoundingClientRect();
	const isCovered = [...controls.querySelectorAll(":scope > button")]
		.map((control) => control.getBoundingClientRect())
		.some((control) => left < control.right && right > control.left && top < control.bottom && bottom > control.top);
	// Something taller than the room between header and controls cannot be clear of both.
	return isCovered && bottom - top < innerHeight / 3 ? focused.outerHTML.slice(0, 200) : null;
}

test.describe("errors", () => {
	test.use({ allowedErrors: [/404|500|no-such/] });

	test("SITE-2 an unknown path shows the 404 page with a link home, and is logged to the console", async ({ page }) => {
		const logged: string[] = [];
		page.on("console", (message) => logged.push(message.text()));
		const response = await visit(page, "/no/such/page");
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Oops! Page not found");
		expect(logged.join("\n")).toContain("/no/such/page");
		await expectAccessible(page);
		await page.getByRole("main").getByRole("link", { name: "Go Home" }).click();
		await expect(page).toHaveURL("/");
	});

	test("a page that fails keeps header and footer, offers the stores' phones, and can be retried", async ({ page }) => {
		await visit(page, "/");
		await page.route("**/about.data*", (route) => route.fulfill({ status: 500, body: "no" }));
		await header(page).getByRole("link", { name: "About", exact: true }).click();
		const main = page.getByRole("main");
		await expect(main.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
		await expect(main.getByRole("link", { name: reachable.phone })).toHaveAttribute("href", telLink(reachable.phone));
		await expect(footer(page)).toBeVisible();
		await expectAccessible(page);
		await page.unroute("**/about.data*");
		await main.getByRole("button", { name: "Try again" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Since 2009");
	});
});

test("a slow navigation shows a progress bar", async ({ page }) => {
	await visit(page, "/");
	const gate = Promise.withResolvers<void>();
	await page.route("**/about.data*", async (route) => {
		await gate.promise;
		await route.continue();
	});
	await header(page).getByRole("link", { name: "About", exact: true }).click();
	await expect(page.getByRole("progressbar", { name: "Loading the page" })).toBeAttached();
	gate.resolve();
	await expect(page).toHaveURL("/about");
	await expect(page.getByRole("progressbar")).toHaveCount(0);
});

test("the skip link is the first tab stop and leads to the content; a navigation focuses the new heading", async ({
	page,
}) => {
	await visit(page, "/");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
	await header(page).getByRole("link", { name: "About", exact: true }).click();
	await expect(page).toHaveTitle(/^About Us \| /);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the theme can be switched, is kept over a reload, and is there before the first paint", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "light" });
	await visit(page, "/");
	/** Once the change of color has ended. */
	const surface = () =>
		page.evaluate(async () => {
			await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
			return getComputedStyle(document.documentElement).backgroundColor;
		});
	const light = await surface();
	await header(page).getByRole("button", { name: "Switch between light and dark" }).click();
	await expect.poll(surface).not.toBe(light);
	const dark = await surface();
	await page.reload({ waitUntil: "commit" });
	await expect.poll(surface).toBe(dark);
	await expect(page.locator("html")).toHaveAttribute("data-ready");
	await header(page).getByRole("button", { name: "Switch between light and dark" }).click();
	await expect.poll(surface).toBe(light);
});

test("another language is the same page with the same query", async ({ page }) => {
	await visit(page, "/wireless-plans?tab=prepaid");
	await footer(page).getByRole("link", { name: "Español" }).click();
	await expect(page).toHaveURL("/es/wireless-plans?tab=prepaid");
	await expect(page.locator("html")).toHaveAttribute("lang", "es");
	await expect(header(page).getByRole("link", { name: "Inicio", exact: true })).toHaveAttribute("href", "/es");
});

freshTest.describe("without scripts", () => {
	freshTest.use({ javaScriptEnabled: false, viewport: phone });
	freshTest("the menus still open and lead on, and no dead control is shown", async ({ page }) => {
		await page.goto("/");
		await expect(page.getByRole("button", { name: "Switch between light and dark" })).toHaveCount(0);
		await header(page).getByRole("button", { name: "Menu" }).click();
		await drawer(page).getByText("Shop", { exact: true }).click();
		await drawer(page).getByRole("link", { name: "Phone Cases" }).click();
		await expect(page).toHaveURL("/phone-cases");
		await header(page).getByRole("button", { name: "Search" }).click();
		await page.getByPlaceholder("Search for plans, services, or products...").fill("fiber");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL("/internet-plans");
	});
});
