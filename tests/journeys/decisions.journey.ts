import type { Page } from "@playwright/test";
import { planOf, reachable, stores, telLink } from "./catalogue.ts";
import { expect, expectAccessibleInBothThemes, freshTest, hydrated, test, visit } from "./visitor.ts";

const phone = { width: 390, height: 844 };
const asked = (page: Page) => page.getByRole("region", { name: "You were looking at" }).getByRole("listitem");
const ways = (page: Page) => page.getByRole("region", { name: "Choose how to ask a store" });
const form = (page: Page) => page.getByRole("form");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Plan Comparison" });
const whatsapp = (page: Page, store: string) => ways(page).getByRole("link", { name: `WhatsApp the ${store} store` });
const textOf = async (page: Page, store: string) =>
	new URL((await whatsapp(page, store).getAttribute("href")) ?? "").searchParams.get("text");

test("ACT-1 ACT-2 the compared plans go to a store together or one by one", async ({ page }) => {
	const [first, second] = [planOf("att-fiber-300"), planOf("fios-1-gig")];
	await visit(page, "/internet-plans?compare=att-fiber-300,fios-1-gig");
	await page.getByRole("button", { name: "Compare Plans (2)" }).click();
	await dialog(page).getByRole("link", { name: "Send these 2 plans to a store" }).click();
	await expect(page).toHaveURL("/contact?plan=att-fiber-300&plan=fios-1-gig");
	await expect(asked(page)).toHaveCount(2);
	const text = await textOf(page, reachable.name);
	expect(text).toContain(`• ${first.name}, ${first.price}`);
	expect(text).toContain(`• ${second.name} (Verizon Fios), ${second.price}`);
	await expect(form(page).getByLabel("Message", { exact: true })).toHaveValue(new RegExp(second.name));

	await page.goBack();
	await page.getByRole("button", { name: "Compare Plans (2)" }).click();
	await dialog(page)
		.getByRole("link", { name: `Ask a store about ${second.name}` })
		.click();
	await expect(page).toHaveURL("/contact?plan=fios-1-gig");
});

test("ACT-1 package, case, deal and partner lead to the contact page with their context", async ({ page, context }) => {
	for (const [path, name, url] of [
		["/security-systems", /^Ask about this package: /, /\/contact\?package=/],
		["/phone-cases", "Ask a store about Clear Slim Case", /\/contact\?cart=case-clear-slim:1$/],
		["/wireless-plans", "Ask a store about 4 lines for the price of 3", /\/contact\?deal=four-lines$/],
	] as const) {
		await visit(page, path);
		await page.getByRole("main").getByRole("link", { name }).first().click();
		await expect(page).toHaveURL(url);
		await expect(asked(page)).toHaveCount(1);
		await expect(whatsapp(page, reachable.name)).toBeVisible();
	}
	await visit(page, "/partners/verizon");
	const opened = context.waitForEvent("page");
	await page.getByRole("link", { name: /^Ask about this offer: Trade-In Credit \(opens in a new tab\)/ }).click();
	await expect(asked(await opened)).toHaveText("Verizon: Trade-In Credit");
});

test("ACT-2 every store can be asked by WhatsApp, call or message; a fixed text is copied first", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const { name, price } = planOf("att-fiber-1-gig");
	await visit(page, "/contact?plan=att-fiber-1-gig");
	for (const { name: store, phone: number, whatsapp: chat } of stores) {
		await expect(whatsapp(page, store)).toBeVisible();
		const call = ways(page).getByRole("link", { name: `Call the ${store} store` });
		if (number) await expect(call).toHaveAttribute("href", telLink(number));
		else await expect(call).toHaveCount(0);
		await expect(ways(page).getByRole("link", { name: `Message the ${store} store` })).toBeVisible();
		const copy = ways(page).getByRole("button", { name: `Copy text: ${store}` });
		await expect(copy).toHaveCount("messageCode" in chat ? 1 : 0);
		if (!("messageCode" in chat)) continue;
		await copy.click();
		await expect(page.getByText("Text copied", { exact: true })).toBeVisible();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
			`Hi! I'm interested in your services at ${store}.\n• ${name}, ${price}`,
		);
	}
	// What was typed stays when a store is chosen for the message.
	await form(page).getByLabel("Name", { exact: true }).fill("Visitor");
	await ways(page)
		.getByRole("link", { name: `Message the ${reachable.name} store` })
		.click();
	await expect(form(page).getByLabel("Preferred store")).toHaveValue(reachable.id);
	await expect(form(page).getByLabel("Name", { exact: true })).toHaveValue("Visitor");
	await expect(form(page).getByLabel("Name", { exact: true })).toBeFocused();
	await expectAccessibleInBothThemes(page);
});

freshTest("ACT-2 the visitor's store comes first, then those that are open", async ({ page }) => {
	// Sunday morning: all are closed. Sunday at one: all are open.
	await page.clock.install({ time: new Date("2026-03-01T14:00:00Z") });
	await visit(page, "/contact?plan=att-fiber-1-gig&store=store-socastee");
	await page.clock.runFor(3000);
	await expect(ways(page).locator("[data-open=false]")).toHaveCount(stores.length);
	await expect(ways(page).getByRole("heading", { level: 3 }).first()).toHaveText("Socastee");
	await page.clock.runFor(4 * 60 * 60_000);
	await expect(ways(page).locator("[data-open=true]")).toHaveCount(stores.length);
});

for (const language of ["", "/es", "/pt"])
	test(`ACT-3 on a phone, WhatsApp and the form begin on the first screen, ${language || "/en"}`, async ({ page }) => {
		await page.setViewportSize(phone);
		await visit(page, `${language}/contact?plan=att-fiber-1-gig`);
		const main = page.getByRole("main");
		for (const { name } of stores) {
			await expect(
				main.locator("#ask-store").getByRole("link", { name: new RegExp(`WhatsApp.*${name}|${name}.*WhatsApp`) }),
			).toBeInViewport({ ratio: 1 });
		}
		await expect(main.locator("form input[name=name]")).toBeInViewport({ ratio: 1 });
	});

test("ACT-4 ACT-5 what was asked about before can join the enquiry, and be taken out again", async ({ page }) => {
	const { name } = planOf("att-fiber-1-gig");
	await visit(page, "/contact?plan=att-fiber-1-gig");
	await visit(page, "/contact?package=vivint-starter-kit");
	await page.getByRole("link", { name: `Add ${name}` }).click();
	await expect(page).toHaveURL("/contact?package=vivint-starter-kit&plan=att-fiber-1-gig");
	await expect(asked(page)).toHaveCount(2);
	await expect(form(page).getByLabel("Topic")).toHaveValue("general");
	await expect(form(page).getByLabel("Message", { exact: true })).toHaveValue(new RegExp(name));
	await page.getByRole("link", { name: `Remove ${name}` }).click();
	await expect(page).toHaveURL("/contact?package=vivint-starter-kit");
	await expect(asked(page)).toHaveCount(1);
	await expect(page.getByRole("link", { name: /^Remove/ })).toHaveCount(0);
});

for (const { width, height } of [phone, { width: 1440, height: 700 }])
	test(`ACT-6 the names of the plans stay in sight at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await visit(page, "/internet-plans?compare=att-fiber-300,fios-1-gig,xfinity-gigabit#compare");
		const names = dialog(page).getByRole("columnheader");
		await expect(names).toHaveCount(3);
		const last = dialog(page).getByRole("row", { name: /^Features/ });
		await last.scrollIntoViewIfNeeded();
		await dialog(page)
			.locator(".prints-alone")
			.evaluate((part) => part.scrollTo({ top: part.scrollHeight, behavior: "instant" }));
		for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 1 });
		const [top = 0, below = 0] = await Promise.all(
			[names.first(), last].map((part) => part.evaluate((element) => element.getBoundingClientRect().bottom)),
		);
		expect(below).toBeGreaterThan(top);
	});

test("ACT-10 a search that keywords led elsewhere says what comes closer; one that arrived says nothing", async ({
	page,
}) => {
	await visit(page, "/about");
	const search = async (query: string) => {
		await page.keyboard.press("/");
		const box = page.getByRole("dialog", { name: "Search Our Site" }).getByRole("combobox");
		await box.or(page.getByRole("textbox", { name: "Search Our Site" })).fill(query);
		await page.getByRole("dialog").getByRole("button", { name: "Search", exact: true }).click();
	};
	await search("iphone 15 pro max case");
	await expect(page).toHaveURL("/wireless-plans");
	const line = page.getByRole("status").filter({ hasText: "You searched for “iphone 15 pro max case”." });
	await expect(line).toBeVisible();
	await page.reload();
	await hydrated(page);
	await line.getByRole("link", { name: "Phone Cases" }).click();
	await expect(page).toHaveURL("/phone-cases");
	// The URL changes before the page does, and the page closes what is open when it arrives.
	await expect(page.getByRole("heading", { level: 1, name: "Phone Cases" })).toBeVisible();
	await expect(page.getByText("You searched for")).toHaveCount(0);
	await search("home internet plans");
	await expect(page).toHaveURL("/internet-plans");
	await expect(page.getByText("You searched for")).toHaveCount(0);
});

test("ACT-11 notes about prices are 15 px or larger, and enquiries in Portuguese write US$", async ({ page }) => {
	await visit(page, "/wireless-plans");
	await page.getByRole("button", { name: "Expand All" }).click();
	const sizes = await page
		.locator(".plan-card")
		.filter({ hasText: "Price to be confirmed in store" })
		.getByText("Price to be confirmed in store")
		.evaluateAll((notes) => notes.map((note) => Number.parseFloat(getComputedStyle(note).fontSize)));
	expect(sizes.length).toBeGreaterThan(0);
	expect(Math.min(...sizes)).toBeGreaterThanOrEqual(15);
	const sizeOf = (text: RegExp) =>
		page
			.getByText(text)
			.first()
			.evaluate((note) => Number.parseFloat(getComputedStyle(note).fontSize));
	await page.goto("/wireless-plans?tab=prepaid");
	expect(await sizeOf(/^\$25\/month paid as/)).toBeGreaterThanOrEqual(15);
	await page.goto("/");
	expect(await sizeOf(/^for 12 months, then/)).toBeGreaterThanOrEqual(15);
	expect(await sizeOf(/^Some prices here/)).toBeGreaterThanOrEqual(15);
	await visit(page, "/pt/contact?plan=att-fiber-1-gig");
	await expect(page.getByRole("form").getByLabel("Mensagem", { exact: true })).toHaveValue(/US\$\s80\/mês/);
});

freshTest.describe("without scripts", () => {
	freshTest.use({ javaScriptEnabled: false });
	freshTest("ACT-1 ACT-2 the links lead to the same page, with every way to ask", async ({ page }) => {
		await page.goto("/internet-plans?plan=att-fiber-1-gig");
		await page.getByRole("link", { name: `Ask a store about ${planOf("att-fiber-1-gig").name}`, exact: true }).click();
		await expect(page).toHaveURL("/contact?plan=att-fiber-1-gig");
		for (const { name } of stores) await expect(whatsapp(page, name)).toBeVisible();
		await ways(page)
			.getByRole("link", { name: `Message the ${reachable.name} store` })
			.click();
		await expect(page).toHaveURL(`/contact?plan=att-fiber-1-gig&store=${reachable.id}#message`);
		await expect(form(page).getByLabel("Preferred store")).toHaveValue(reachable.id);
	});
});
