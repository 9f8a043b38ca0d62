import type { Page } from "@playwright/test";
import { makes, materials, parseCaseFilter } from "../../app/features/phone-cases/case-filter.ts";
import { filterCases, optionCount } from "../../app/features/phone-cases/filter-cases.ts";
import { phoneCases } from "./catalogue.ts";
import { expect, expectAccessible, freshTest, test, visit } from "./visitor.ts";

const named = phoneCases.map((one) => ({ ...one, name: one.name.en }));
/** What the rules of CASE-2, which have unit tests of their own, leave of the catalogue. */
const found = (query: string) => filterCases(named, parseCaseFilter(new URLSearchParams(query)));
const foundNames = (query: string) => found(query).map(({ name }) => name);
const cases = (count: number) => (count === 1 ? "1 case" : `${count} cases`);

const cards = (page: Page) => page.getByRole("region", { name: "Cases" }).getByRole("listitem");
const names = (page: Page) => cards(page).getByRole("heading");
const box = (page: Page, name: string) => page.getByRole("checkbox", { name });
const left = (page: Page) => page.getByRole("main").getByRole("status");

test("CASE-1 CASE-3 TRUE-2 a case shows picture, name, prices, badge, compatibility and material, a rating only with its source, and can be added", async ({
	page,
}) => {
	await visit(page, "/phone-cases");
	await expect(cards(page)).toHaveCount(phoneCases.length);
	for (const { name, alt, price, originalPrice, rating, badge, compatibility, material } of phoneCases) {
		const card = cards(page).filter({ has: page.getByRole("heading", { name: name.en, exact: true }) });
		await expect(card.getByRole("img", { name: alt.en })).toBeVisible();
		for (const text of [price, compatibility.en, material.en, ...(badge ? [badge.en] : [])]) {
			await expect(card.getByText(text, { exact: true })).toBeVisible();
		}
		await expect(card.locator("s")).toHaveText(originalPrice ? [originalPrice] : []);
		await expect(card.getByText(/^Rated .+ out of 5$/)).toHaveCount(rating ? 1 : 0);
	}
	await expect(page.getByText("Apply filters")).toBeHidden();
	await expect(cards(page).getByRole("button", { name: "Add to Cart" })).toHaveCount(phoneCases.length);
	await page.getByRole("button", { name: "Add to Cart: Rugged Armor Case" }).click();
	await expect(page.getByTestId("cart-count")).toHaveText("1");
	await expect(page.getByRole("button", { name: "Add to Cart: Rugged Armor Case, 1 in your cart" })).toBeVisible();
	await expectAccessible(page);

	for (const language of ["es", "pt"] as const) {
		await page.goto(`/${language}/phone-cases`, { waitUntil: "domcontentloaded" });
		await expect(page.locator("main li h3").first()).toHaveText(phoneCases[0]?.name[language] ?? "");
	}
});

test("CASE-2 a choice narrows the list at once, is in the URL, is announced, and keeps the focus", async ({ page }) => {
	await visit(page, "/phone-cases");
	await expect(left(page)).toHaveText(cases(phoneCases.length));
	await box(page, "Samsung").focus();
	await page.keyboard.press("Space");
	await expect(page).toHaveURL("/phone-cases?make=Samsung");
	await expect(names(page)).toHaveText(foundNames("make=Samsung"));
	await expect(left(page)).toHaveText(cases(found("make=Samsung").length));
	await expect(box(page, "Samsung")).toBeFocused();

	// The counts say what a choice would leave under the other groups.
	const filter = parseCaseFilter(new URLSearchParams("make=Samsung"));
	for (const [name, group, option] of [
		["iPhone", "make", "iPhone"],
		["Leather and vegan leather", "material", "leather"],
		["Silicone", "material", "silicone"],
		["$30 and up", "price", "30-and-over"],
	] as const) {
		await expect(box(page, `${name} (${cases(optionCount(named, filter, group, option))})`)).toBeVisible();
	}

	const sort = page.getByRole("combobox", { name: "Sort by" });
	await sort.focus();
	await expect(sort.getByRole("option", { name: "Rating" })).toHaveCount(named.some(({ rating }) => rating) ? 1 : 0);
	for (const [label, value] of [
		["Price: low to high", "price-asc"],
		["Price: high to low", "price-desc"],
		["Name", "name"],
	] as const) {
		await sort.selectOption(label);
		await expect(page).toHaveURL(`/phone-cases?make=Samsung&sort=${value}`);
		await expect(names(page)).toHaveText(foundNames(`make=Samsung&sort=${value}`));
	}
	await sort.selectOption("Featured");
	await expect(page).toHaveURL("/phone-cases?make=Samsung");
	await expect(sort).toBeFocused();

	await box(page, "TPU").check();
	await box(page, "Recycled plastic").check();
	await box(page, "Under $20").check();
	const query = "make=Samsung&material=tpu&material=recycled&price=under-20";
	await expect(page).toHaveURL(`/phone-cases?${query}`);
	await expect(names(page)).toHaveText(foundNames(query));
});

test("CASE-2 the URL restores the choices, unknown ones are ignored, and back and forward work", async ({ page }) => {
	await visit(page, "/phone-cases?make=iPhone&make=Nokia&price=30-and-over&sort=upside-down&x=1");
	await expect(names(page)).toHaveText(foundNames("make=iPhone&price=30-and-over"));
	await expect(box(page, "iPhone")).toBeChecked();
	await expect(box(page, "Samsung")).not.toBeChecked();
	await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("featured");

	await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
	await expect(page).toHaveURL("/about");
	await page.goBack();
	await expect(names(page)).toHaveText(foundNames("make=iPhone&price=30-and-over"));
	await expect(box(page, "iPhone")).toBeChecked();
	await page.getByRole("link", { name: "Clear filters" }).click();
	await expect(cards(page)).toHaveCount(phoneCases.length);
	await expect(box(page, "iPhone")).not.toBeChecked();
	await expect(page.getByRole("heading", { name: "Cases", exact: true })).toBeFocused();
});

test("CASE-2 an empty result says so and offers to clear the filters", async ({ page }) => {
	const [empty = ""] = makes
		.flatMap((make) => materials.map((material) => `make=${make}&material=${material}`))
		.filter((query) => found(query).length === 0);
	const make = new URLSearchParams(empty).get("make") ?? "";
	await visit(page, `/phone-cases?${empty}&sort=name`);
	await expect(left(page)).toHaveText("No cases match these filters");
	await expect(cards(page)).toHaveCount(0);
	await expectAccessible(page);
	await page.getByRole("link", { name: "Clear filters" }).click();
	await expect(page).toHaveURL("/phone-cases?sort=name");
	await expect(left(page)).toHaveText(cases(phoneCases.length));
	await expect(page.locator(`main input[value="${make}"]`)).not.toBeChecked();
});

test("CASE-2 choices in quick succession all count", async ({ page }) => {
	await visit(page, "/phone-cases");
	await page.evaluate(() => {
		for (const value of ["iPhone", "Samsung", "tpu"]) {
			document.querySelector<HTMLInputElement>(`main input[value="${value}"]`)?.click();
		}
	});
	await expect(page).toHaveURL("/phone-cases?make=iPhone&make=Samsung&material=tpu");
	await expect(left(page)).toHaveText(cases(found("make=iPhone&make=Samsung&material=tpu").length));
	await expect(box(page, "Samsung")).toBeChecked();
});

test("CASE-2 a choice made just as the last response arrives keeps its tick", async ({ page }) => {
	await visit(page, "/phone-cases");
	const ticks = await page.evaluate(async () => {
		const box = (value: string) => document.querySelector<HTMLInputElement>(`main input[value="${value}"]`);
		const list = document.querySelector("main section ul");
		if (!list) throw new Error("There is no list");
		const seen: (boolean | undefined)[] = [];
		await new Promise<void>((done) => {
			const response = new MutationObserver(async () => {
				response.disconnect();
				box("Samsung")?.click();
				for (let at = 0; at < 50; at++) {
					seen.push(box("Samsung")?.checked);
					await new Promise((next) => setTimeout(next));
				}
				done();
			});
			response.observe(list, { childList: true });
			box("iPhone")?.click();
		});
		return seen;
	});
	expect(new Set(ticks)).toEqual(new Set([true]));
	await expect(page).toHaveURL("/phone-cases?make=iPhone&make=Samsung");
	await expect(box(page, "Samsung")).toBeChecked();
});

test("CASE-2 on a small screen the filters are behind a button that counts them", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await visit(page, "/phone-cases?make=Google&material=fabric");
	await expect(box(page, "iPhone")).toBeHidden();
	const button = page.locator("summary", { hasText: "Filters" }).and(page.locator("main summary"));
	await expect(button).toContainText("2 selected");
	await button.focus();
	await page.keyboard.press("Enter");
	await box(page, "Google").uncheck();
	await expect(page).toHaveURL("/phone-cases?material=fabric");
	await expect(box(page, "Google")).toBeVisible();
	await expect(button).toContainText("1 selected");
});

test("ACT-8 one phone leaves the cases that fit it, on a phone with a button that leads to them", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await visit(page, "/phone-cases?sort=name");
	const which = page.getByRole("combobox", { name: "Which phone?" });
	await which.selectOption("iPhone 15 Pro Max");
	await expect(page).toHaveURL("/phone-cases?model=iphone-15-pro-max&sort=name");
	const query = "model=iphone-15-pro-max&sort=name";
	expect(found(query).length).toBeLessThan(phoneCases.length);
	await expect(names(page)).toHaveText(foundNames(query));

	const show = page.getByRole("button", { name: /^Show \d+ cases?$/ });
	await expect(show).toBeHidden();
	await page.locator("#case-filters summary").click();
	await expect(show).toBeInViewport({ ratio: 1 });
	await box(page, "Under $20").check();
	const left = found(`${query}&price=under-20`).length;
	await expect(show).toHaveText(`Show ${cases(left)}`);
	await show.click();
	await expect(show).toBeHidden();
	await expect(page.getByRole("heading", { name: "Cases", exact: true })).toBeFocused();
	await expect(cards(page).first()).toBeInViewport();
	await page.getByRole("link", { name: "Clear filters" }).click();
	await expect(which).toHaveValue("");
	await expect(cards(page)).toHaveCount(phoneCases.length);
});

freshTest.describe("without scripts", () => {
	freshTest.use({ javaScriptEnabled: false });
	freshTest(
		"CASE-2 CASE-3 the filters are a form with a button, and a case says where to ask for it",
		async ({ page }) => {
			await page.goto("/phone-cases");
			await expect(page.getByRole("button", { name: "Add to Cart" })).toHaveCount(0);
			await expect(cards(page).getByText("Ask for it at any of our stores")).toHaveCount(phoneCases.length);
			await box(page, "iPhone").check();
			await box(page, "Silicone").check();
			await page.getByRole("button", { name: "Apply filters" }).click();
			await expect(page).toHaveURL("/phone-cases?model=&make=iPhone&material=silicone&sort=featured");
			await expect(names(page)).toHaveText(foundNames("make=iPhone&material=silicone"));
			await expect(box(page, "Silicone")).toBeChecked();
			await page.getByRole("link", { name: "Clear filters" }).click();
			await expect(cards(page)).toHaveCount(phoneCases.length);
		},
	);

	freshTest("ACT-12 a question about a case names the chosen phone in every language", async ({ page }) => {
		for (const [language, phone] of [
			["", "for iPhone 15 Pro"],
			["/es", "para iPhone 15 Pro"],
			["/pt", "para iPhone 15 Pro"],
		]) {
			await page.goto(`${language}/phone-cases?model=iphone-15-pro`);
			await page.locator("#case-clear-slim").getByRole("link").click();
			await expect(page).toHaveURL(`${language}/contact?cart=case-clear-slim.iphone-15-pro:1`);
			await expect(page.getByRole("main")).toContainText(`(${phone})`);
		}
	});
});
