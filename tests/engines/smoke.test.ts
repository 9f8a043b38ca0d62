import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { mailedLink } from "../http/account-visitor";
import { type MailServer, startMailServer } from "../http/mail-server";
import { type Site, startSite } from "../http/start-site";
import type { BrowserWindow, Engine } from "./engine";
import { firefox } from "./firefox";
import { webkit } from "./webkit";

const patience = { timeout: 30_000, interval: 100 };
const password = "seven quiet harbor lanterns";

let mail: MailServer;
let site: Site;
beforeAll(async () => {
	mail = await startMailServer();
	site = await startSite({ SMTP_URL: mail.url, DEALER_INBOX: "dealer@example.com", LOG_LEVEL: "warn" });
});
afterAll(async () => {
	await site?.stop();
	await mail?.stop();
});

for (const engine of [firefox, webkit]) {
	if (engine.isInstalled()) describe(engine.name, () => journeys(engine));
	else if (process.env.REQUIRE_ENGINES === "1")
		test(engine.name, () => {
			throw new Error(`REQUIRE_ENGINES is 1, and ${engine.name} is not installed (${engine.packages}).`);
		});
	else test.skip(`${engine.name} is not installed here (on Debian: apt-get install ${engine.packages})`);
}

/** The main journeys; the details of each are tested in Chromium (tests/journeys). */
function journeys(engine: Engine) {
	let browser: BrowserWindow;
	beforeAll(async () => {
		browser = await engine.launch();
	});
	afterAll(() => browser?.close());
	afterEach(async () => {
		expect(await browser.takeProblems(), "errors and policy violations in the browser").toEqual([]);
	});

	/** Opens a page and waits until it is hydrated. */
	async function visit(path: string) {
		await browser.open(new URL(path, site.url).href);
		await hydrated();
	}
	async function hydrated() {
		await expect.poll(() => browser.evaluate(() => document.documentElement.dataset.ready), patience).toBe("");
		await browser.movePointer();
		const waiting = () => browser.evaluate(() => document.querySelectorAll("[data-part]:not([data-ready])").length);
		await expect.poll(waiting, patience).toBe(0);
	}
	const text = (selector: string) =>
		browser.evaluate((css) => document.querySelector(css)?.textContent ?? "", selector);
	const expectText = (selector: string, expected: RegExp | string) =>
		expect.poll(() => text(selector), patience).toMatch(expected);
	const expectUrl = (expected: RegExp) => expect.poll(() => browser.url(), patience).toMatch(expected);
	const press = (role: "button" | "disclosure" | "link" | "tab", name: string | RegExp) =>
		browser.click({ role, name });
	const fill = (name: string, value: string) => browser.type({ role: "field", name }, value);

	test("an uncaught error and a violation of the policy are noticed", async () => {
		await visit("/terms");
		await browser.evaluate(() => {
			setTimeout(() => {
				throw new Error("noticed by the test");
			});
			document.createElement("img").src = "https://elsewhere.invalid/picture.png";
		});
		const seen: string[] = [];
		const problems = async () => {
			seen.push(...(await browser.takeProblems()));
			return seen.join("\n");
		};
		await expect.poll(problems, patience).toContain("noticed by the test");
		await expect.poll(problems, patience).toContain("elsewhere.invalid");
	});

	test("HOME-3 HOME-4 home: the tabs switch, the theme switches, and the hero leads to the plans", async () => {
		await visit("/");
		await expectText("h1", /\S/);
		await press("tab", "Plans");
		await expectUrl(/\?promo=plans$/);
		await expectText("[role=tabpanel]:not([hidden])", /\S/);
		const theme = () => browser.evaluate(() => getComputedStyle(document.body).backgroundColor);
		const before = await theme();
		await press("button", "Switch between light and dark");
		await expect.poll(theme, patience).not.toBe(before);
		await press("link", "View Our Plans");
		await expectUrl(/\/wireless-plans$/);
		await expectText("h1", /plans/i);
	});

	test("WIRE-3 CMP-1 CMP-3 plans: a group opens, and two plans are compared side by side", async () => {
		await visit("/internet-plans");
		await press("disclosure", /\S/);
		await press("button", "Expand All");
		await press("button", /^Add to Compare: /);
		await press("button", /^Add to Compare: /);
		await expectUrl(/compare=[\w-]+(,|%2C)[\w-]+/);
		await press("button", "Compare Plans (2)");
		await expectText("dialog:modal table", /Price/);
		const plans = () => browser.evaluate(() => document.querySelectorAll("dialog:modal thead th[scope=col]").length);
		await expect.poll(plans, patience).toBe(2);
		await press("button", "Clear All");
		await expectUrl(/\/internet-plans$/);
	});

	test("CART-1 CART-6 cart: a case is added, counted, kept over a reload and removed again", async () => {
		const count = "[data-testid=cart-count]";
		await visit("/phone-cases");
		await press("button", /^Add to Cart: /);
		await expectText(count, "1");
		await browser.reload();
		await hydrated();
		await expectText(count, "1");
		await press("button", /^Shopping cart/);
		await expectText("dialog:modal [data-testid=cart-total]", /^\$\d/);
		await press("button", "Clear cart");
		await expectText("dialog:modal", /Your cart is empty/);
	});

	test("BACK-1 BACK-2 BACK-4 Back closes overlays, Forward opens them, and groups are open after a return", async () => {
		const back = () => browser.evaluate(() => history.back());
		const open = () => browser.evaluate(() => document.querySelector("dialog:modal, .popover-menu:popover-open")?.id);
		const expectOpen = (id: string | null) => expect.poll(async () => (await open()) ?? null, patience).toBe(id);
		/** The entry of an overlay is written shortly after it opens. */
		const expectEntry = (depth: number) =>
			expect.poll(() => browser.evaluate(() => history.state?.usr?.overlays?.length ?? 0), patience).toBe(depth);
		await visit("/");
		await press("link", "View Our Plans");
		await expectText("h1", /plans/i);
		// WebKit clicks nothing during a view transition.
		await expect.poll(() => browser.evaluate(() => document.getAnimations().length), patience).toBe(0);
		await press("disclosure", /\S/);
		for (const [button, id] of [
			[/^Shopping cart/, "cart-drawer"],
			["Search", "search-dialog"],
			["Store Contacts", "store-contacts"],
			["Language", "language-menu"],
		] as const) {
			await press("button", button);
			await expectOpen(id);
			await expectEntry(1);
			await back();
			await expectOpen(null);
			await expectUrl(/\/wireless-plans$/);
		}
		await browser.evaluate(() => history.forward());
		await expectOpen("language-menu");
		await back();
		await expectOpen(null);
		await press("button", /^Shopping cart/);
		await expectEntry(1);
		await browser.reload();
		await hydrated();
		await expectOpen("cart-drawer");
		await press("button", "Close");
		await expectOpen(null);
		await expectEntry(0);

		const openGroups = () => browser.evaluate(() => document.querySelectorAll("main details[open]").length);
		expect(await openGroups()).toBe(1);
		await press("link", "About");
		await expectUrl(/\/about$/);
		await back();
		await expectUrl(/\/wireless-plans$/);
		await expect.poll(openGroups, patience).toBe(1);
		// A second Back during the page transition of the first would skip it, which WebKit reports as an error.
		await expect.poll(() => browser.evaluate(() => document.getAnimations().length), patience).toBe(0);
		await back();
		await expectUrl(/:\d+\/$/);
	});

	test("CONTACT-1 a message is sent, gets a reference and reaches the dealer", async () => {
		const from = `${engine.name.toLowerCase()}-message@example.com`;
		await visit("/contact");
		await fill("Name", "Ana Example");
		await fill("Email", from);
		await fill("Message", `Hello from ${engine.name}`);
		await press("button", "Send message");
		await expectUrl(/\/contact\/received\?reference=BP-/);
		await expectText("main", /BP-\w{4}-\w{4}/);
		const toDealer = () => mail.received.find(({ recipients }) => recipients.includes("dealer@example.com"))?.text;
		await expect.poll(toDealer, patience).toContain(`Hello from ${engine.name}`);
		mail.received.length = 0;
	});

	test("AUTH-1 AUTH-4 sign-up, the link in the mail, sign-out and sign-in", async () => {
		const email = `${engine.name.toLowerCase()}@example.com`;
		await visit("/account?view=sign-up");
		await fill("Your name", "Ana Example");
		await fill("Email", email);
		await fill("Password", password);
		await press("button", "Create account");
		await expectUrl(/view=check-mail/);
		const link = await mailedLink(mail, email, /Confirm/);
		await visit(link.pathname + link.search);
		await expectUrl(/\/$/);
		await visit("/account");
		await expectText("main h2", "Hello, Ana Example");
		await press("button", "Sign out");
		await expectText("main h2", "You’re signed out");
		await visit("/account");
		await fill("Email", email);
		await fill("Password", password);
		await press("button", "Sign in");
		await expectText("main h2", "Hello, Ana Example");
	});

	// The back office's journey (/admin) belongs here once it exists.
}
