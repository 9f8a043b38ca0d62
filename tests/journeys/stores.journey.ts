import type { Page } from "@playwright/test";
import { type Store, storeAddress } from "../../app/content/store.ts";
import { reachable, stores, telLink } from "./catalogue.ts";
import { card, cardNames, usualOrder } from "./store-cards.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	expectWellStructured,
	freshTest,
	holdScripts,
	test,
	visit,
} from "./visitor.ts";

const border = (page: Page, name: string) =>
	card(page, name).evaluate((element) => getComputedStyle(element).borderTopColor);

const whatsappLink = ({ name, whatsapp }: Pick<Store, "name" | "whatsapp">) =>
	"number" in whatsapp
		? `https://wa.me/${whatsapp.number}?text=${encodeURIComponent(`Hi! I'm interested in your services at ${name}.`)}`
		: `https://wa.me/message/${whatsapp.messageCode}`;

test("LOC-1 LOC-3 the page has its hero, a card per store and a section for questions", async ({ page }) => {
	await visit(page, "/locations");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Store Locations");
	expect(await cardNames(page)).toEqual(usualOrder);
	await expect(page.getByRole("heading", { name: "Have Questions?" })).toBeVisible();

	await page.getByRole("button", { name: "Chat with Us" }).click();
	const chat = page.locator("#chat-with-us");
	await expect(chat.getByRole("link")).toHaveCount(stores.length);
	for (const store of stores)
		await expect(chat.getByRole("link", { name: store.name })).toHaveAttribute("href", whatsappLink(store));
	await page.keyboard.press("Escape");
	await expect(chat).toBeHidden();

	await page.getByRole("button", { name: "Call Us" }).click();
	const call = page.locator("#call-us");
	await expect(call.getByRole("link")).toHaveCount(stores.filter(({ phone }) => phone).length);
	for (const { name, phone } of stores) {
		if (phone) await expect(call.getByRole("link", { name })).toHaveAttribute("href", telLink(phone));
		else await expect(call).toContainText(`${name} Phone number coming soon`);
	}
});

test("LOC-2 LOC-3 LOC-4 LOC-5 a card shows all there is to know of a store, and its links call, greet and lead there", async ({
	page,
}) => {
	await visit(page, "/locations");
	for (const store of stores) {
		const { name, phone, rating, reviews, services, openingHours, additionalServices } = store;
		const shown = card(page, name);
		const address = storeAddress(store);
		await expect(shown.getByRole("img")).toHaveAttribute("alt", store.alt.en);
		await expect(shown).toContainText(address);
		if (phone) {
			await expect(shown.getByRole("link", { name: phone })).toHaveAttribute("href", telLink(phone));
			await expect(shown).not.toContainText("Phone number coming soon");
		} else {
			await expect(shown).toContainText("Phone number coming soon");
			await expect(shown.locator("a[href^='tel:']")).toHaveCount(0);
		}
		await expect(shown.getByRole("link", { name: `WhatsApp the ${name} store` })).toHaveAttribute(
			"href",
			whatsappLink(store),
		);
		await expect(shown.getByRole("link", { name: `Directions to the ${name} store` })).toHaveAttribute(
			"href",
			`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`,
		);
		await expect(shown.getByRole("link", { name: store.street })).toHaveAttribute(
			"href",
			`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`,
		);
		await expect(shown).toContainText(`Rated ${rating.toFixed(1)} out of 5`);
		await expect(shown.getByText(`(${reviews.toLocaleString("en-US")} reviews)`)).toBeVisible();
		const hours = shown.getByRole("listitem").filter({ hasText: /\d(AM|PM)-\d/ });
		await expect(hours).toHaveCount(openingHours.length);
		for (const service of services)
			await expect(shown.getByRole("listitem").filter({ hasText: service.en }).first()).toBeVisible();

		const line = shown.getByRole("region", { name: "AT&T line" });
		await expect(line).toHaveCount(additionalServices ? 1 : 0);
		if (!additionalServices) continue;
		const { attLine } = additionalServices;
		await expect(line.getByRole("link", { name: attLine.phone })).toHaveAttribute("href", telLink(attLine.phone));
		await expect(line.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /^https:\/\/wa\.me\//);
		await expect(line.getByRole("listitem")).toHaveText(attLine.services.map(({ en }) => en));
	}
});

/** A Monday in July on the store's clock, which is four hours behind UTC. */
const onMonday = (time: string) => new Date(`2026-07-13T${time}:00-04:00`);
const monday = reachable.openingHours.find(({ days }) => days.includes("Monday"));
if (!monday) throw new Error(`${reachable.name} is closed on Mondays`);

freshTest.describe("on the other side of the earth", () => {
	freshTest.use({ timezoneId: "Asia/Tokyo" });

	freshTest(
		"LOC-6 a card says whether its store is open, by the store's clock, in each language, and stays right",
		async ({ page }) => {
			const open = onMonday(monday.opens).getTime();
			await page.clock.install({ time: new Date(open - 90_000) });
			await visit(page, "/locations");
			const state = page.locator(`#${reachable.id} [data-open]`);
			await expect(state).toHaveText(/^Closed · opens at \d/);
			await page.clock.runFor("02:00");
			await expect(state).toHaveText(/^Open now · closes at \d/);
			await expect(card(page, reachable.name).locator("[aria-live], [role=status]")).toHaveCount(0);
			for (const [path, words] of [
				["/es/locations", /^Abierto ahora · cierra a las? \d/],
				["/pt/locations", /^Aberta agora · fecha às? \d/],
			] as const) {
				await visit(page, path);
				await expect(state).toHaveText(words);
			}
			await visit(page, "/locations");
			await page.clock.fastForward(onMonday(monday.closes).getTime() - open);
			await expect(state).toHaveText(/^Closed · opens/);
		},
	);
});

test("LOC-6 the state's place is reserved before it is known, so that nothing shifts", async ({ page }) => {
	const height = async (from: Page) =>
		(await from.locator("#store-broadway").evaluate((element) => element.getBoundingClientRect())).height;
	await page.setViewportSize({ width: 390, height: 844 });
	await holdScripts(page);
	await page.goto("/locations", { waitUntil: "domcontentloaded" });
	const before = await height(page);
	await page.unrouteAll({ behavior: "ignoreErrors" });
	await visit(page, "/locations");
	await expect(page.locator("#store-broadway [data-open]")).not.toBeEmpty();
	expect(await height(page)).toBe(before);
});

test("LOC-2 a URL that points at a store highlights it, on arrival and within the page", async ({ page }) => {
	await visit(page, "/locations#store-broadway");
	const marked = page.locator("article[data-here]");
	await expect(marked).toHaveAttribute("id", "store-broadway");
	await expect(card(page, "Broadway")).toBeInViewport();
	await page.evaluate(() => {
		location.hash = "#store-goose-creek";
	});
	await expect(marked).toHaveAttribute("id", "store-goose-creek");
	await expect(card(page, "Goose Creek")).toBeInViewport();
	await expect.poll(() => border(page, "Goose Creek")).not.toBe(await border(page, "Socastee"));
	await expect.poll(() => border(page, "Broadway")).toBe(await border(page, "Socastee"));
});

freshTest.describe("without scripts", () => {
	freshTest.use({ javaScriptEnabled: false });

	freshTest("LOC-1 the stores, the questions and the highlighted store are there", async ({ page }) => {
		await page.goto("/locations#store-socastee");
		await expect(page.getByRole("article")).toHaveCount(stores.length);
		expect(await border(page, "Socastee")).not.toBe(await border(page, "Broadway"));
		await expect(page.getByRole("button", { name: "Sort by distance" })).toBeHidden();
		await page.getByRole("button", { name: "Chat with Us" }).click();
		await expect(page.locator("#chat-with-us").getByRole("link", { name: "Marlborough" })).toBeVisible();
	});
});

test("LOC-1 the locations page sorted by distance is accessible", async ({ page, context }) => {
	await context.grantPermissions(["geolocation"]);
	await context.setGeolocation({ latitude: 33.7, longitude: -78.9 });
	await page.setViewportSize({ width: 390, height: 900 });
	await visit(page, "/locations#store-broadway");
	await page.getByRole("button", { name: "Sort by distance" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Nearest first" })).toBeVisible();
	await expectAccessibleInBothThemes(page);
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
	}
	await expectWellStructured(page);
});
