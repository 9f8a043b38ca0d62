import type { Page } from "@playwright/test";
import { caseOf, centsOf, dollars, reachable, stores, telLink } from "./catalogue.ts";
import { expect, expectAccessibleInBothThemes, expectWellStructured, freshTest, test, visit } from "./visitor.ts";

const slim = caseOf("case-clear-slim");
const armor = caseOf("case-rugged-armor");
/** What so many of the two cases cost. */
const cost = (slims: number, armors: number) => dollars(slims * centsOf(slim.price) + armors * centsOf(armor.price));
const slimLine = `2 × Clear Slim Case (${slim.compatibility.en}) — ${cost(2, 0)} (${cost(1, 0)} each)`;

const drawer = (page: Page) => page.getByRole("dialog", { name: "Shopping Cart" });
const lines = (page: Page) => drawer(page).getByRole("listitem");
const cartButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Shopping cart" });
const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" });

async function add(page: Page, ...cases: string[]) {
	for (const name of cases) await page.getByRole("button", { name: `Add to Cart: ${name}` }).click();
}

/** A cart with two Clear Slim Cases and one Rugged Armor Case, and its drawer open. */
async function openFilledCart(page: Page) {
	await visit(page, "/phone-cases");
	await add(page, "Clear Slim Case", "Rugged Armor Case", "Clear Slim Case");
	await cartButton(page).click();
	await expect(lines(page)).toHaveCount(2);
}

async function expectCart(page: Page, count: string, total: string) {
	await expect(page.getByTestId("cart-count")).toHaveText(count);
	if (!(await drawer(page).isVisible())) await cartButton(page).click();
	await expect(page.getByTestId("cart-total")).toHaveText(total);
}

/** After a reload what was open is open again (BACK-2). */
async function expectOpenCart(page: Page, count: string, total: string) {
	await expect(drawer(page)).toBeVisible();
	await expectCart(page, count, total);
}

test("CART-1 a new case is added with quantity 1, an existing one gets one more, and a toast says so", async ({
	page,
}) => {
	await visit(page, "/phone-cases");
	await expect(page.getByTestId("cart-count")).toHaveCount(0);
	await add(page, "Clear Slim Case");
	await expect(toasts(page).getByText("Added to cart", { exact: true })).toBeVisible();
	await expect(toasts(page).getByText("Clear Slim Case has been added to your cart.", { exact: true })).toBeVisible();
	await expect(page.getByTestId("cart-count")).toHaveText("1");
	await add(page, "Rugged Armor Case");
	await expect(toasts(page).getByText("Rugged Armor Case has been added to your cart.")).toBeVisible();
	await add(page, "Clear Slim Case");
	await expectCart(page, "3", cost(2, 1));
	await expect(lines(page)).toHaveCount(2);
	await expect(drawer(page).getByRole("textbox", { name: "Quantity of Clear Slim Case" })).toHaveValue("2");
	await expect(drawer(page).getByRole("textbox", { name: "Quantity of Rugged Armor Case" })).toHaveValue("1");
});

test("ACT-9 the toast leads to the cart", async ({ page }) => {
	await visit(page, "/phone-cases");
	await add(page, "Clear Slim Case");
	await toasts(page).getByRole("button", { name: "View cart" }).click();
	await expect(lines(page)).toHaveCount(1);
	await expect(drawer(page).getByText("Added to cart", { exact: true })).toHaveCount(0);
	await page.goBack();
	await expect(drawer(page)).toBeHidden();
});

test("CART-2 removing deletes the line, a toast says so within the open drawer, and the focus moves on", async ({
	page,
}) => {
	await openFilledCart(page);
	await drawer(page).getByRole("button", { name: "Remove Clear Slim Case" }).click();
	await expect(lines(page)).toHaveCount(1);
	const inside = drawer(page).getByRole("region", { name: "Notifications" });
	await expect(inside.getByText("Removed from cart", { exact: true })).toBeVisible();
	await expect(inside.getByText("Item has been removed from your cart.", { exact: true })).toBeVisible();
	await expect(drawer(page).getByRole("heading", { name: "Rugged Armor Case" })).toBeFocused();
	await expectCart(page, "1", cost(0, 1));

	await drawer(page).getByRole("button", { name: "Remove Rugged Armor Case" }).click();
	await expect(drawer(page).getByText("Your cart is empty")).toBeVisible();
	await expect(drawer(page).getByRole("heading", { name: "Shopping Cart" })).toBeFocused();
	await expect(page.getByTestId("cart-count")).toHaveCount(0);
});

test("CART-2 the toast also shows if it is the first one and the drawer is already open", async ({ page }) => {
	await openFilledCart(page);
	await page.reload();
	await expectOpenCart(page, "3", cost(2, 1));
	await drawer(page).getByRole("button", { name: "Remove Rugged Armor Case" }).click();
	await expect(drawer(page).getByText("Removed from cart", { exact: true })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(drawer(page)).toBeHidden();
	await expect(toasts(page).getByText("Removed from cart", { exact: true })).toBeVisible();
});

freshTest("CART-1 a late toast does not cover a cart that was opened meanwhile", async ({ page }) => {
	await visit(page, "/phone-cases");
	let deliver = () => {};
	const isWaited = new Promise<void>((goOn) => {
		deliver = goOn;
	});
	await page.route(/toast-region/, async (route) => {
		await isWaited;
		await route.continue();
	});
	await add(page, "Clear Slim Case");
	await cartButton(page).click();
	await expect(lines(page)).toHaveCount(1);
	const arrived = page.waitForResponse(/toast-region/);
	deliver();
	await arrived;
	await expect(toasts(page)).toBeAttached();
	await expect(page.getByText("Added to cart", { exact: true })).toHaveCount(0);
});

test("CART-3 a quantity goes up, down or is typed; it is announced and clamped, and below 1 the line is gone", async ({
	page,
}) => {
	await openFilledCart(page);
	await drawer(page).getByRole("button", { name: "Increase quantity of Rugged Armor Case" }).click();
	await expectCart(page, "4", cost(2, 2));
	await expect(drawer(page).getByRole("status")).toHaveText(`Rugged Armor Case: 2. Total ${cost(2, 2)}`);
	const less = drawer(page).getByRole("button", { name: "Decrease quantity of Rugged Armor Case" });
	await less.click();

	const quantity = drawer(page).getByRole("textbox", { name: "Quantity of Clear Slim Case" });
	await quantity.fill("12");
	await quantity.press("Enter");
	await expectCart(page, "13", cost(12, 1));
	await quantity.fill("5000");
	await quantity.press("Enter");
	await expect(quantity).toHaveValue("99");
	await quantity.fill("");
	await quantity.press("Tab");
	await expect(quantity).toHaveValue("99");
	await quantity.fill("2");
	await quantity.press("Enter");

	await less.click();
	await expect(lines(page)).toHaveCount(1);
	await expect(drawer(page).getByText("Removed from cart", { exact: true })).toBeVisible();
	await expect(drawer(page).getByRole("heading", { name: "Clear Slim Case" })).toBeFocused();
	await expectCart(page, "2", cost(2, 0));
	await quantity.fill("-3");
	await quantity.press("Enter");
	await expect(lines(page)).toHaveCount(0);
});

test("CART-4 the cart opens by its button, closes by its button, by Escape and by a click beside it", async ({
	page,
}) => {
	await visit(page, "/about");
	await cartButton(page).focus();
	await page.keyboard.press("Enter");
	await expect(drawer(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(drawer(page)).toBeHidden();
	await expect(cartButton(page)).toBeFocused();
	await cartButton(page).click();
	await drawer(page).getByRole("button", { name: "Close" }).click();
	await expect(drawer(page)).toBeHidden();
	await cartButton(page).click();
	await expect(drawer(page)).toBeVisible();
	await page.mouse.click(20, 400);
	await expect(drawer(page)).toBeHidden();
});

test("CART-4 clicking where the cart button is toggles the cart", async ({ page }) => {
	// Wide enough that the drawer does not cover the button.
	await page.setViewportSize({ width: 2400, height: 800 });
	await visit(page, "/about");
	const place = await cartButton(page).boundingBox();
	if (!place) throw new Error("no cart button");
	const press = () => page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
	await press();
	await expect(drawer(page)).toBeVisible();
	await press();
	await expect(drawer(page)).toBeHidden();
});

test("CART-4 the cart can be cleared, and stays open to say so", async ({ page }) => {
	await openFilledCart(page);
	await drawer(page).getByRole("button", { name: "Clear cart" }).click();
	await expect(lines(page)).toHaveCount(0);
	await expect(drawer(page).getByRole("status")).toHaveText("Your cart is empty");
	await expect(drawer(page).getByRole("heading", { name: "Shopping Cart" })).toBeFocused();
	await expect(page.getByTestId("cart-count")).toHaveCount(0);
	await page.reload();
	await expect(page.getByTestId("cart-count")).toHaveCount(0);
	// What was open is open again after a reload (BACK-2).
	await expect(drawer(page)).toBeVisible();
	await drawer(page).getByRole("link", { name: "Browse phone cases" }).click();
	await expect(page).toHaveURL("/phone-cases");
	await expect(drawer(page)).toBeHidden();
});

test("CART-5 CART-6 a line shows picture, name, compatibility, material and prices, and is kept with them over a reload", async ({
	page,
}) => {
	await openFilledCart(page);
	const line = lines(page).first();
	const original = slim.originalPrice ? [dollars(2 * centsOf(slim.originalPrice))] : [];
	for (const text of [slim.name.en, slim.compatibility.en, slim.material.en, cost(2, 0), ...original]) {
		await expect(line.getByText(text, { exact: true })).toBeVisible();
	}
	await expect(line.locator("img")).toHaveAttribute("src", /^\/images\//);
	const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? ""));
	expect(kept[0]).toEqual({
		id: slim.id,
		name: slim.name.en,
		price: slim.price,
		quantity: 2,
		...(slim.originalPrice && { originalPrice: slim.originalPrice }),
		image: expect.stringMatching(/^\/images\//),
		compatibility: slim.compatibility.en,
		material: slim.material.en,
	});
	await page.reload();
	await expectOpenCart(page, "3", cost(2, 1));
	await expect(lines(page)).toHaveCount(2);
});

test("CART-6 the cart is synchronized between tabs, both ways", async ({ page, context }) => {
	await visit(page, "/phone-cases");
	const second = await context.newPage();
	await visit(second, "/about");
	await add(page, "Clear Slim Case", "Rugged Armor Case");
	await expectCart(second, "2", cost(1, 1));
	await drawer(second).getByRole("button", { name: "Increase quantity of Clear Slim Case" }).click();
	await expectCart(page, "3", cost(2, 1));
	await drawer(second).getByRole("button", { name: "Clear cart" }).click();
	await expect(page.getByTestId("cart-count")).toHaveCount(0);
	await expect(drawer(page).getByText("Your cart is empty")).toBeVisible();
});

freshTest("CART-6 going back shows the cart as it is now", async ({ page }) => {
	await visit(page, "/phone-cases");
	await add(page, "Clear Slim Case");
	// A new document, so that going back restores the old one.
	await visit(page, "/es/phone-cases");
	await page.getByRole("button", { name: "Agregar al carrito: Funda reforzada" }).click();
	await page.goBack();
	await expect(page).toHaveURL("/phone-cases");
	await expectCart(page, "2", cost(1, 1));
});

freshTest("CART-6 a page from the back-forward cache reads the cart again", async ({ page }) => {
	await visit(page, "/phone-cases");
	await add(page, "Clear Slim Case");
	await page.evaluate(() => {
		// A change by another page while this one was frozen fires no event.
		localStorage.removeItem("cart");
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
	});
	await expect(page.getByTestId("cart-count")).toHaveCount(0);
});

test("CART-6 anything else in the browser's storage is dropped without an error, and no foreign picture fetched", async ({
	page,
}) => {
	await visit(page, "/about");
	const put = (value: string) => page.evaluate((text) => localStorage.setItem("cart", text), value);
	for (const stored of [
		'[{"id":',
		'{"cart":{"items":[]}}',
		'[null,1,"x",{"id":"a"},{"id":"a","name":"A","price":"free","quantity":1}]',
	]) {
		await put(stored);
		await visit(page, "/about");
		await expect(page.getByTestId("cart-count")).toHaveCount(0);
		await cartButton(page).click();
		await expect(drawer(page).getByText("Your cart is empty")).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(drawer(page)).toBeHidden();
	}
	const line = { id: "a", name: "A", price: "$1.10", quantity: 3, image: "https://elsewhere.example/a.webp" };
	await put(JSON.stringify([line]));
	await visit(page, "/about");
	await expectCart(page, "3", "$3.30");
	await expect(lines(page).locator("img")).toHaveCount(0);
});

async function openHandOff(page: Page, store: string) {
	await openFilledCart(page);
	await drawer(page).getByRole("button", { name: "Choose a store to finish" }).click();
	const heading = drawer(page).getByRole("heading", { name: "Pick up and pay in store" });
	await expect(heading).toBeFocused();
	await expect(drawer(page).getByRole("radio")).toHaveCount(stores.length);
	await expect(drawer(page).getByRole("link", { name: "WhatsApp" })).toHaveCount(0);
	await drawer(page).getByRole("radio", { name: store }).check();
}

test("CART-6 ACT-9 the cart says that the purchase is finished in a store, and sends the list there by WhatsApp", async ({
	page,
}) => {
	await openFilledCart(page);
	await expect(drawer(page).getByText("Pick up and pay in store. There’s no online checkout.")).toBeVisible();
	await expect(drawer(page).getByText("Stock differs by store.")).toBeVisible();
	// A toast within the drawer has such a button, too.
	await drawer(page).getByRole("button", { name: "Close" }).first().click();
	await cartButton(page).click();
	await drawer(page).getByRole("button", { name: "Choose a store to finish" }).click();
	const [firstStore, secondStore] = stores;
	await drawer(page)
		.getByRole("radio", { name: firstStore?.name ?? "" })
		.focus();
	await page.keyboard.press("Space");
	await page.keyboard.press("ArrowDown");
	await expect(drawer(page).getByRole("radio", { name: secondStore?.name ?? "" })).toBeChecked();
	await drawer(page).getByRole("radio", { name: reachable.name }).check();
	const link = drawer(page).getByRole("link", { name: "Send on WhatsApp" });
	const address = new URL((await link.getAttribute("href")) ?? "");
	expect(address.origin + address.pathname).toBe(`https://wa.me/${reachable.whatsapp.number}`);
	expect(address.searchParams.get("text")).toBe(
		[
			`Hi! I’d like to buy this at the ${reachable.name} (${reachable.city}, ${reachable.region}) store:`,
			"",
			slimLine,
			`1 × Rugged Armor Case (${armor.compatibility.en}) — ${cost(0, 1)}`,
			"",
			`Total: ${cost(2, 1)}`,
			"Do you have this today? If so, please hold it for me.",
		].join("\n"),
	);
	await expect(drawer(page).getByRole("link", { name: `Call the ${reachable.name} store` })).toHaveAttribute(
		"href",
		telLink(reachable.phone),
	);
});

test("ACT-12 CART-1 CART-2 a case added for a phone names it in the cart and in every list; for two phones it is two lines", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await visit(page, "/phone-cases");
	const choose = async (phone: string, id: string) => {
		await page.getByRole("combobox", { name: "Which phone?" }).selectOption(phone);
		const question = page.locator("#case-clear-slim").getByRole("link");
		await expect(question).toHaveAttribute("href", `/contact?cart=case-clear-slim.${id}:1`);
	};
	await choose("iPhone 15 Pro", "iphone-15-pro");
	await add(page, "Clear Slim Case", "Clear Slim Case");
	await choose("iPhone 15", "iphone-15");
	await add(page, "Clear Slim Case");
	await expect(page.getByRole("button", { name: "Add to Cart: Clear Slim Case, 3 in your cart" })).toBeVisible();
	await expectCart(page, "3", cost(3, 0));
	await page.reload();
	await expectOpenCart(page, "3", cost(3, 0));
	await expect(lines(page)).toHaveCount(2);
	await expect(lines(page).nth(0).getByText("for iPhone 15 Pro", { exact: true })).toBeVisible();
	await expect(lines(page).nth(1).getByText("for iPhone 15", { exact: true })).toBeVisible();
	await expect(drawer(page).getByText(slim.compatibility.en)).toHaveCount(0);

	const phoneLines = [`2 × Clear Slim Case (for iPhone 15 Pro)`, `1 × Clear Slim Case (for iPhone 15)`];
	await drawer(page).getByRole("button", { name: "Choose a store to finish" }).click();
	await drawer(page).getByRole("radio", { name: reachable.name }).check();
	const whatsapp = await drawer(page).getByRole("link", { name: "Send on WhatsApp" }).getAttribute("href");
	await drawer(page).getByRole("button", { name: "Copy list" }).click();
	await expect(drawer(page).getByText("List copied", { exact: true })).toBeVisible();
	const lists = [
		new URL(whatsapp ?? "").searchParams.get("text"),
		await page.evaluate(() => navigator.clipboard.readText()),
	];
	await drawer(page).getByRole("button", { name: "Show it in store" }).click();
	await expect(lines(page).first()).toContainText("for iPhone 15 Pro");
	await drawer(page).getByRole("button", { name: "Back" }).click();
	await drawer(page).getByRole("link", { name: "Use the contact form" }).click();
	await expect(page).toHaveURL(/cart=case-clear-slim\.iphone-15-pro:2,case-clear-slim\.iphone-15:1#message$/);
	lists.push(await page.getByRole("textbox", { name: "Message" }).inputValue());
	for (const list of lists) for (const line of phoneLines) expect(list).toContain(line);

	await cartButton(page).click();
	await drawer(page).getByRole("button", { name: "Remove Clear Slim Case (for iPhone 15 Pro)" }).click();
	await expectCart(page, "1", cost(1, 0));
	await expect(drawer(page).getByRole("textbox", { name: "Quantity of Clear Slim Case (for iPhone 15)" })).toHaveValue(
		"1",
	);
});

test("CART-6 the list goes by the clipboard; a store whose WhatsApp link takes no text says so", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await openHandOff(page, reachable.name);
	for (const { name, whatsapp } of stores.filter((store) => "messageCode" in store.whatsapp)) {
		await drawer(page).getByRole("radio", { name }).check();
		await expect(drawer(page).getByText("can’t include your list")).toBeVisible();
		await expect(drawer(page).getByRole("link", { name: "Open WhatsApp" })).toHaveAttribute(
			"href",
			`https://wa.me/message/${"messageCode" in whatsapp && whatsapp.messageCode}`,
		);
	}
	await drawer(page).getByRole("button", { name: "Copy list" }).click();
	await expect(drawer(page).getByText("List copied", { exact: true })).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(slimLine);

	await page.evaluate(() => {
		navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
	});
	await drawer(page).getByRole("button", { name: "Copy list" }).click();
	await expect(drawer(page).getByText("We couldn’t copy your list", { exact: true }).first()).toBeVisible();
});

test("CART-6 the store is remembered for the session, and the contact form gets it with the list", async ({ page }) => {
	await openHandOff(page, "Socastee");
	await page.reload();
	await expectOpenCart(page, "3", cost(2, 1));
	await drawer(page).getByRole("button", { name: "Choose a store to finish" }).click();
	await expect(drawer(page).getByRole("radio", { name: "Socastee" })).toBeChecked();
	await drawer(page).getByRole("link", { name: "Use the contact form" }).click();
	await expect(page).toHaveURL("/contact?store=store-socastee&cart=case-clear-slim:2,case-rugged-armor:1#message");
	await expect(drawer(page)).toBeHidden();
});

freshTest("CART-6 the list can be shown at the counter and printed alone", async ({ page }) => {
	await page.addInitScript(() => {
		window.print = () => {
			document.documentElement.dataset.printed = "";
		};
	});
	await openHandOff(page, "Marlborough");
	await drawer(page).getByRole("button", { name: "Show it in store" }).click();
	await expect(drawer(page).getByRole("heading", { name: "My list for the Marlborough store" })).toBeFocused();
	await expect(lines(page).first()).toContainText("Clear Slim Case");
	await expect(lines(page).first()).toContainText(`${cost(2, 0)} (${cost(1, 0)} each)`);
	await expect(page.getByTestId("cart-total")).toHaveText(cost(2, 1));
	await drawer(page).getByRole("button", { name: "Print list" }).click();
	await expect(page.locator("html")).toHaveAttribute("data-printed", "");
	await page.emulateMedia({ media: "print" });
	await expect(page.locator("header")).toBeHidden();
	await expect(page.locator("main")).toBeHidden();
	await expect(drawer(page).getByRole("button", { name: "Print list" })).toBeHidden();
	await expect(page.getByTestId("cart-total")).toBeVisible();
	await page.emulateMedia({ media: "screen" });
	await drawer(page).getByRole("button", { name: "Back" }).click();
	await drawer(page).getByRole("button", { name: "Back to the cart" }).click();
	await expect(drawer(page).getByRole("heading", { name: "Shopping Cart" })).toBeFocused();
});

test("CART-6 every view of a long cart is accessible, its total in sight", async ({ page }) => {
	const kept = Array.from({ length: 12 }, (_, index) => ({
		id: `case-${index}`,
		name: `Case ${index}`,
		price: "$14.99",
		originalPrice: "$19.99",
		compatibility: "iPhone 15 / 15 Pro",
		material: "TPU",
		quantity: 1,
	}));
	await page.setViewportSize({ width: 390, height: 844 });
	await visit(page, "/about");
	await page.evaluate((value) => localStorage.setItem("cart", value), JSON.stringify(kept));
	await visit(page, "/about");
	await cartButton(page).click();
	await expect(lines(page)).toHaveCount(12);
	const total = page.getByTestId("cart-total");
	const judge = async () => {
		await expectAccessibleInBothThemes(page, "#cart-drawer");
		await page.setViewportSize({ width: 1440, height: 844 });
		await expectWellStructured(page, "#cart-drawer");
	};
	for (const width of [1440, 390]) {
		await page.setViewportSize({ width, height: 844 });
		await expect(total).toBeInViewport({ ratio: 1 });
		await lines(page).last().scrollIntoViewIfNeeded();
		await expect(total).toBeInViewport({ ratio: 1 });
	}
	await judge();
	await page.setViewportSize({ width: 390, height: 844 });
	await drawer(page).getByRole("button", { name: "Choose a store to finish" }).click();
	await drawer(page).getByRole("radio").last().check();
	await judge();
	await page.setViewportSize({ width: 390, height: 844 });
	await drawer(page).getByRole("button", { name: "Show it in store" }).click();
	await expect(total).toBeInViewport({ ratio: 1 });
	await judge();
	await expect(total).toBeInViewport({ ratio: 1 });
});
