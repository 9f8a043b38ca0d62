import type { Locator, Page } from "@playwright/test";
import { deals } from "../../app/content/deals.ts";
import { promoCards } from "../../app/content/promo-cards.ts";
import { partners as catalogue, landingPartners as linked, stores, telLink } from "./catalogue.ts";
import { expect, freshTest, test, visit, visitWithStoppedClock } from "./visitor.ts";

const partnerNames = catalogue.map(({ name }) => name);
const [firstPartner = "", secondPartner = ""] = partnerNames;
const promoTitles = promoCards.map(({ title }) => title.en);
const [firstPromo = "", secondPromo = ""] = promoTitles;

const partners = (page: Page) => page.getByRole("group", { name: "Our partners" });
const promos = (page: Page) => page.getByRole("group", { name: "Promos" });

/** The item at the start of a carousel; undefined while it scrolls between two. */
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

test("HOME-1 HOME-2 HOME-3 HOME-7 HOME-8 SITE-6 TRUE-7 the home page, from the hero to the stores", async ({
	page,
}) => {
	await visit(page, "/");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Save up to 50% on wireless plans");
	for (const promise of ["No contracts", "No hidden fees", "Instant activation"]) {
		await expect(page.getByRole("listitem").filter({ hasText: promise })).toBeVisible();
	}

	// The prescribed promises stay as they are; notes beside them say where they end.
	await expect(page.getByText("No-contract plans are available; others have a term.")).toBeVisible();
	await expect(page.getByText("our stores answer during store hours")).toBeVisible();

	const highlights = page.getByRole("region", { name: "What you get with us" }).getByRole("listitem");
	await expect(highlights).toHaveText(
		[
			/^Plans from \$\d+(\.\d\d)?\/month$/,
			"Free activation",
			"Keep your number",
			"24/7 support",
			`${stores.length} store locations`,
			"5K+ happy customers",
		],
		{ useInnerText: false },
	);

	await expect(page.getByRole("heading", { name: "Why Choose Us", level: 2 })).toBeVisible();
	for (const name of ["Convenient Locations", "Quality Products", "Fast Service"]) {
		await expect(page.getByRole("heading", { name, level: 3 })).toBeVisible();
	}
	await expect(page.getByRole("main")).toContainText("authorized reseller");

	const section = page
		.locator("section")
		.filter({ has: page.getByRole("heading", { name: "Our Locations", level: 2 }) });
	const cards = section.getByRole("listitem");
	await expect(cards).toHaveCount(stores.length);
	for (const [at, { name, phone, street, city, region, postalCode }] of stores.entries()) {
		const card = cards.nth(at);
		await expect(card.getByRole("heading", { name, level: 3 })).toBeVisible();
		await expect(card).toContainText(`${street} ${city}, ${region} ${postalCode}`);
		await expect(card.getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute("href", /^https:\/\/wa\.me\//);
		await expect(card.getByRole("link", { name: /^Directions/ })).toHaveAttribute("href", /google\.com\/maps\/dir/);
		if (phone) await expect(card.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", telLink(phone));
		else await expect(card).toContainText("Phone number coming soon");
	}
	await expect(section.getByRole("link", { name: "See store details" })).toHaveAttribute("href", "/locations");

	await expect(page.getByRole("link", { name: "Find a Store Near You" })).toHaveAttribute("href", "/locations");
	await page.getByRole("link", { name: "View Our Plans" }).click();
	await expect(page).toHaveURL("/wireless-plans");
});

test("HOME-4 HOME-5 promos first; the other tab does not move the page and has the deals, each leading to its plan page", async ({
	page,
}) => {
	await visit(page, "/");
	await expect(page.getByRole("tab", { name: "Promos" })).toHaveAttribute("aria-selected", "true");
	await expect(page.getByRole("tabpanel", { name: "Promos" })).toBeVisible();
	const cards = promos(page).getByRole("listitem");
	await expect(cards).toHaveCount(promoCards.length);
	for (const [at, { title, subtitle, badge }] of promoCards.entries()) {
		for (const words of [title, subtitle, badge]) await expect(cards.nth(at)).toContainText(words.en);
	}

	const tab = page.getByRole("tab", { name: "Plans" });
	await tab.scrollIntoViewIfNeeded();
	const before = await page.evaluate(() => scrollY);
	await tab.click();
	await expect(page.getByRole("tabpanel", { name: "Plans" })).toBeVisible();
	expect(await page.evaluate(() => scrollY)).toBe(before);
	const links = page.getByRole("tabpanel", { name: "Plans" }).getByRole("heading").getByRole("link");
	await expect(links).toHaveText(deals.map(({ title }) => title.en));
	for (const link of await links.all()) await expect(link).toHaveAttribute("href", /^\/wireless-plans/);
	await links.filter({ hasText: "No credit check" }).click();
	await expect(page).toHaveURL("/wireless-plans?tab=prepaid");
});

test("HOME-4 the arrow keys move between the tabs, and the URL follows", async ({ page }) => {
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

freshTest("HOME-4 HOME-6 promos advance every 4000 ms and start over, logos every 2000 ms", async ({ page }) => {
	await visitWithStoppedClock(page, "/");
	await expectFirst(promos(page), firstPromo);
	await expectFirst(partners(page), firstPartner);
	await page.clock.runFor(1999);
	expect(await partners(page).evaluate((row) => row.scrollLeft)).toBe(0);
	await page.clock.runFor(1);
	await expectFirst(partners(page), secondPartner);
	await page.clock.runFor(1999);
	expect(await promos(page).evaluate((row) => row.scrollLeft)).toBe(0);
	await page.clock.runFor(1);
	await expectFirst(promos(page), secondPromo);
	await expectFirst(partners(page), partnerNames[2]);
	for (const name of partnerNames.slice(3, 5)) {
		await page.clock.runFor(2000);
		await expectFirst(partners(page), name);
	}
	await expectFirst(promos(page), promoTitles[2 % promoTitles.length]);
	await expect(partners(page).getByRole("listitem")).toHaveCount(partnerNames.length);
});

test("HOME-6 every partner's logo; those with a landing page are links that open in a new tab", async ({ page }) => {
	await visit(page, "/");
	const shown = await partners(page)
		.getByRole("listitem")
		.evaluateAll((items) =>
			items.map((item) => {
				const link = item.querySelector("a");
				const name = link?.getAttribute("aria-label") ?? item.querySelector("img")?.alt;
				return {
					name: name?.replace(", opens in a new tab", ""),
					href: link?.getAttribute("href"),
					target: link?.target,
				};
			}),
		);
	expect(shown).toEqual(
		catalogue.map(({ slug, name }) =>
			linked.some((partner) => partner.slug === slug)
				? { name, href: `/partners/${slug}`, target: "_blank" }
				: { name, href: undefined, target: undefined },
		),
	);
	const opened = page.waitForEvent("popup");
	await partners(page).getByRole("link", { name: "Verizon" }).click();
	await expect(await opened).toHaveURL("/partners/verizon");
	await expect(page).toHaveURL("/");
});

test("HOME-6 the logos loop endlessly, forwards and backwards", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await visit(page, "/");
	const next = page.getByRole("button", { name: "Next: Our partners" });
	for (let at = 1; at <= partnerNames.length + 1; at++) {
		await next.click();
		await expectFirst(partners(page), partnerNames[at % partnerNames.length]);
	}
	const previous = page.getByRole("button", { name: "Previous: Our partners" });
	for (const name of [firstPartner, ...partnerNames.slice(-2).reverse()]) {
		await previous.click();
		await expectFirst(partners(page), name);
	}
});

freshTest("HOME-6 the logos stop under the mouse, while focused, and by their button", async ({ page }) => {
	await visitWithStoppedClock(page, "/");
	let at = 0;
	const expectStopped = async () => {
		await page.clock.runFor(10_000);
		await expectFirst(partners(page), partnerNames[at % partnerNames.length]);
	};
	const expectMoving = async () => {
		await page.clock.runFor(2000);
		await expectFirst(partners(page), partnerNames[++at % partnerNames.length]);
	};
	await partners(page).getByRole("link").first().focus();
	await expectStopped();
	await page.getByRole("link", { name: "See all partners" }).focus();
	await expectMoving();

	await partners(page).hover();
	await expectStopped();
	await page.mouse.move(2, 2);
	await expectMoving();

	await page.getByRole("button", { name: "Pause: Our partners" }).click();
	await expectStopped();
	await page.getByRole("button", { name: "Play: Our partners" }).click();
	await page.mouse.move(2, 2);
	await expectMoving();
});

freshTest.describe("with a finger", () => {
	freshTest.use({ hasTouch: true });
	freshTest("HOME-6 a touch stops the logos until they are started again", async ({ page }) => {
		await visitWithStoppedClock(page, "/");
		const unlinked = partnerNames.find((name) => linked.every((partner) => partner.name !== name)) ?? "";
		await partners(page).getByRole("img", { name: unlinked, exact: true }).tap();
		await expect(page.getByRole("button", { name: "Play: Our partners" })).toBeVisible();
		await page.clock.runFor(10_000);
		await expectFirst(partners(page), firstPartner);
	});
});

freshTest("HOME-6 nothing moves by itself for those who want less motion", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await visitWithStoppedClock(page, "/");
	await page.clock.runFor(20_000);
	await expectFirst(partners(page), firstPartner);
	await expectFirst(promos(page), firstPromo);
	await expect(page.getByRole("button", { name: "Pause: Our partners" })).toBeHidden();
});

test("HOME-6 the keyboard tabs through the logos and out again", async ({ page }) => {
	// Only what moves has a button that stops it.
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await visit(page, "/");
	await page.getByRole("link", { name: "See all partners" }).focus();
	await page.keyboard.press("Tab");
	await expect(partners(page)).toBeFocused();
	for (const { name } of linked) {
		await page.keyboard.press("Tab");
		await expect(partners(page).getByRole("link", { name })).toBeFocused();
		await expect(partners(page).getByRole("link", { name })).toBeInViewport();
	}
	for (const button of ["Previous", "Pause", "Next"]) {
		await page.keyboard.press("Tab");
		await expect(page.getByRole("button", { name: `${button}: Our partners` })).toBeFocused();
	}
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "See store details" })).toBeFocused();
});

freshTest.describe("without scripts", () => {
	freshTest.use({ javaScriptEnabled: false });
	freshTest("HOME-4 HOME-6 the tabs are links, every logo is there once, nothing needs a script", async ({ page }) => {
		await page.goto("/");
		await expect(partners(page).getByRole("listitem")).toHaveCount(partnerNames.length);
		await expect(page.getByRole("button", { name: "Pause: Our partners" })).toBeHidden();
		await expect(page.getByRole("link", { name: "Promos" })).toHaveAttribute("aria-current", "true");
		await page.getByRole("link", { name: "Plans", exact: true }).click();
		await expect(page).toHaveURL("/?promo=plans#offers");
		for (const { title } of deals) await expect(page.getByRole("heading", { name: title.en })).toBeVisible();
		expect(await page.content()).not.toContain(" style=");
	});
});
