import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, visit } from "./visitor.ts";

const cards = (page: Page) => page.getByRole("region", { name: "Cases" }).getByRole("listitem");
const names = (page: Page) => cards(page).getByRole("heading");
const box = (page: Page, name: string) => page.getByRole("checkbox", { name });
const left = (page: Page) => page.getByRole("main").getByRole("status");

test("CASE-1 a case shows its picture, name, price, old price, rating, badge, compatibility and material", async ({
	page,
}) => {
	await visit(page, "/phone-cases");
	await expect(cards(page)).toHaveCount(15);
	const slim = cards(page).filter({ hasText: "Clear Slim Case" });
	await expect(slim.getByRole("img", { name: "Slim clear case on the back of a phone" })).toBeVisible();
	await expect(slim.getByRole("heading", { name: "Clear Slim Case" })).toBeVisible();
	for (const text of ["$14.99", "$19.99", "Rated 4.5 out of 5", "Sale", "iPhone 15 / 15 Pro", "TPU"]) {
		await expect(slim.getByText(text, { exact: true })).toBeVisible();
	}
	await expect(slim.locator("s")).toHaveText("$19.99");
});

test("CASE-1 the catalogue speaks the language of the address", async ({ page }) => {
	await visit(page, "/es/phone-cases");
	await expect(page.locator("main li h3").first()).toHaveText("Funda transparente delgada");
	await visit(page, "/pt/phone-cases");
	await expect(page.locator("main li h3").first()).toHaveText("Capinha transparente fina");
});

test("CASE-2 a choice narrows the list at once, is in the address, is announced, and keeps the focus", async ({
	page,
}) => {
	await visit(page, "/phone-cases");
	await expect(left(page)).toHaveText("15 cases");
	await box(page, "Samsung").focus();
	await page.keyboard.press("Space");
	await expect(page).toHaveURL("/phone-cases?make=Samsung");
	await expect(left(page)).toHaveText("5 cases");
	await expect(cards(page)).toHaveCount(5);
	await expect(box(page, "Samsung")).toBeFocused();

	await box(page, "TPU").check();
	await box(page, "Recycled plastic").check();
	await box(page, "Under $20").check();
	await expect(page).toHaveURL("/phone-cases?make=Samsung&material=tpu&material=recycled&price=under-20");
	await expect(left(page)).toHaveText("1 case");
	await expect(names(page)).toHaveText(["Galaxy A Series Clear Case"]);
});

test("CASE-2 the counts say what a choice would leave under the other groups", async ({ page }) => {
	await visit(page, "/phone-cases?make=Samsung");
	await expect(box(page, "iPhone (8 cases)")).toBeVisible();
	await expect(box(page, "Leather and vegan leather (1 case)")).toBeVisible();
	await expect(box(page, "Silicone (0 cases)")).toBeVisible();
	await expect(box(page, "$30 and over (1 case)")).toBeVisible();
});

test("CASE-2 the sort select orders the list and is in the address", async ({ page }) => {
	await visit(page, "/phone-cases?make=Samsung");
	const sort = page.getByRole("combobox", { name: "Sort by" });
	await sort.focus();
	await sort.selectOption("Price: low to high");
	await expect(page).toHaveURL("/phone-cases?make=Samsung&sort=price-asc");
	await expect(names(page)).toHaveText([
		"Galaxy A Series Clear Case",
		"Galaxy Shockproof Case",
		"Recycled Eco Case",
		"Vegan Leather Folio",
		"Flip Phone Hinge Case",
	]);
	await sort.selectOption("Price: high to low");
	await expect(names(page).first()).toHaveText("Flip Phone Hinge Case");
	await sort.selectOption("Rating");
	await expect(names(page).first()).toHaveText("Galaxy Shockproof Case");
	await sort.selectOption("Name");
	await expect(names(page).first()).toHaveText("Flip Phone Hinge Case");
	await sort.selectOption("Featured");
	await expect(page).toHaveURL("/phone-cases?make=Samsung");
	await expect(sort).toBeFocused();
});

test("CASE-2 an address restores the choices, ignores what it does not know, and survives back and forward", async ({
	page,
}) => {
	await visit(page, "/phone-cases?make=iPhone&make=Nokia&price=30-and-over&sort=upside-down&x=1");
	await expect(names(page)).toHaveText(["Leather Wallet Case"]);
	await expect(box(page, "iPhone")).toBeChecked();
	await expect(box(page, "Samsung")).not.toBeChecked();
	await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("featured");

	await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
	await expect(page).toHaveURL("/about");
	await page.goBack();
	await expect(names(page)).toHaveText(["Leather Wallet Case"]);
	await expect(box(page, "iPhone")).toBeChecked();
	await page.getByRole("link", { name: "Clear filters" }).click();
	await expect(cards(page)).toHaveCount(15);
	await expect(box(page, "iPhone")).not.toBeChecked();
	await expect(page.getByRole("heading", { name: "Cases", exact: true })).toBeFocused();
});

test("CASE-2 what nothing matches says so and offers to clear the filters", async ({ page }) => {
	await visit(page, "/phone-cases?make=Motorola&material=leather&sort=name");
	await expect(left(page)).toHaveText("No cases match these filters");
	await expect(cards(page)).toHaveCount(0);
	await expectAccessible(page);
	await page.getByRole("link", { name: "Clear filters" }).click();
	await expect(page).toHaveURL("/phone-cases?sort=name");
	await expect(left(page)).toHaveText("15 cases");
	await expect(box(page, "Motorola")).not.toBeChecked();
});

test("CASE-2 quick choices one after the other all count", async ({ page }) => {
	await visit(page, "/phone-cases");
	await page.evaluate(() => {
		for (const value of ["iPhone", "Samsung", "tpu"]) {
			document.querySelector<HTMLInputElement>(`main input[value="${value}"]`)?.click();
		}
	});
	await expect(page).toHaveURL("/phone-cases?make=iPhone&make=Samsung&material=tpu");
	await expect(left(page)).toHaveText("6 cases");
	await expect(box(page, "Samsung")).toBeChecked();
});

test("CASE-2 a choice made in the moment in which the answer to the last one arrives keeps its tick", async ({
	page,
}) => {
	await visit(page, "/phone-cases");
	const ticks = await page.evaluate(async () => {
		const box = (value: string) => document.querySelector<HTMLInputElement>(`main input[value="${value}"]`);
		const list = document.querySelector("main section ul");
		if (!list) throw new Error("There is no list");
		const seen: (boolean | undefined)[] = [];
		await new Promise<void>((done) => {
			const answer = new MutationObserver(async () => {
				answer.disconnect();
				box("Samsung")?.click();
				for (let at = 0; at < 50; at++) {
					seen.push(box("Samsung")?.checked);
					await new Promise((next) => setTimeout(next));
				}
				done();
			});
			answer.observe(list, { childList: true });
			box("iPhone")?.click();
		});
		return seen;
	});
	expect(new Set(ticks)).toEqual(new Set([true]));
	await expect(page).toHaveURL("/phone-cases?make=iPhone&make=Samsung");
	await expect(box(page, "Samsung")).toBeChecked();
});

test("CASE-2 on a small screen the filters stand behind a button that counts them", async ({ page }) => {
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

test("CASE-2 without scripts the filters are a form with a button of its own", async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
	const page = await context.newPage();
	await page.goto("/phone-cases");
	await box(page, "iPhone").check();
	await box(page, "Silicone").check();
	await page.getByRole("button", { name: "Apply filters" }).click();
	await expect(page).toHaveURL("/phone-cases?make=iPhone&material=silicone&sort=featured");
	await expect(names(page)).toHaveText(["Soft Silicone Case"]);
	await expect(box(page, "Silicone")).toBeChecked();
	await page.getByRole("link", { name: "Clear filters" }).click();
	await expect(cards(page)).toHaveCount(15);
	await context.close();
});

test("CASE-2 with scripts there is no button to apply", async ({ page }) => {
	await visit(page, "/phone-cases");
	await expect(page.getByText("Apply filters")).toBeHidden();
});

test('CASE-3 every case has "Add to Cart"', async ({ page }) => {
	await visit(page, "/phone-cases");
	await expect(cards(page).getByRole("button", { name: "Add to Cart" })).toHaveCount(15);
	await page.getByRole("button", { name: "Add to Cart: Rugged Armor Case" }).click();
	await expect(page.getByTestId("cart-count")).toHaveText("1");
	await expect(page.getByRole("button", { name: "Add to Cart: Rugged Armor Case, 1 in your cart" })).toBeVisible();
	await expectAccessible(page);
});

test("CASE-3 without scripts a case says where to ask for it", async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
	const page = await context.newPage();
	await page.goto("/phone-cases");
	await expect(page.getByRole("button", { name: "Add to Cart" })).toHaveCount(0);
	await expect(cards(page).getByText("Ask for it at any store")).toHaveCount(15);
	await context.close();
});

for (const width of [390, 1440]) {
	for (const colorScheme of ["light", "dark"] as const) {
		test(`CASE-1 the page is accessible at ${width} px in ${colorScheme}`, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
			await visit(page, "/phone-cases?make=iPhone");
			if (width === 390) await page.locator("main summary").click();
			await expectAccessible(page);
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			expect(overflow).toBeLessThanOrEqual(0);
		});
	}
}
