import type { Locator, Page } from "@playwright/test";
import { locales } from "./every-page.ts";
import { expect, expectAccessibleInBothThemes, expectNamed, expectWellStructured, test, visit } from "./visitor.ts";

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
/** Overlays are the same on every page; axe is quickest on a small one. */
const smallPage = "/contact/received";
const kept = JSON.stringify([{ id: "case-clear-slim", name: "Clear Slim Case", price: "$14.99", quantity: 2 }]);

async function open(page: Page, button: string, panel: string) {
	await page.locator(button).click();
	await expect(page.locator(panel)).toBeVisible();
	return page.locator(panel);
}

async function close(page: Page, panel: string) {
	await page.keyboard.press("Escape");
	await expect(page.locator(panel)).toBeHidden();
}

for (const locale of locales) {
	const prefix = locale === "en" ? "" : `/${locale}`;
	// Colours and structure do not depend on the language.
	const isFirst = locale === "en";
	const judge = isFirst ? expectAccessibleInBothThemes : expectNamed;

	test(`every menu in ${locale} is accessible`, async ({ page }) => {
		await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
		await visit(page, `${prefix}${smallPage}`);
		for (const id of ["shop-menu", "follow-menu", "language-menu", "store-contacts"]) {
			await test.step(id, async () => {
				await open(page, `[popovertarget=${id}]`, `#${id}`);
				await judge(page, `#${id}`);
				await close(page, `#${id}`);
			});
		}
		await page.setViewportSize(phone);
		await test.step("menu with a submenu", async () => {
			const menu = await open(page, "header [commandfor=menu-drawer]", "#menu-drawer");
			await menu.locator("summary").first().click();
			// Once for the whole page, which lies behind the dialog.
			await judge(page);
		});
	});

	test(`search with suggestions in ${locale} is accessible`, async ({ page }) => {
		await page.emulateMedia({ colorScheme: "light" });
		await page.setViewportSize(phone);
		await visit(page, `${prefix}${smallPage}`);
		const search = await open(page, "header [commandfor=search-dialog]", "#search-dialog");
		await search.getByRole("combobox").fill("internet");
		await expect(search.getByRole("option").first()).toBeVisible();
		await page.keyboard.press("ArrowDown");
		await expect(search.getByRole("option", { selected: true })).toHaveCount(1);
		await judge(page, "#search-dialog");
		if (isFirst) {
			await page.setViewportSize(desktop);
			await expectWellStructured(page, "#search-dialog");
		}
	});

	test(`the cart, empty and filled, in ${locale} is accessible`, async ({ page }) => {
		await page.emulateMedia({ colorScheme: "light" });
		await page.setViewportSize(phone);
		await visit(page, `${prefix}${smallPage}`);
		await open(page, "header [commandfor=cart-drawer]", "#cart-drawer");
		await judge(page, "#cart-drawer");
		// An open cart would be open again after the reload (BACK-2).
		await close(page, "#cart-drawer");
		await page.evaluate((value) => localStorage.setItem("cart", value), kept);
		await visit(page, `${prefix}${smallPage}`);
		await expect(page.getByTestId("cart-count")).toBeVisible();
		await open(page, "header [commandfor=cart-drawer]", "#cart-drawer");
		await expect(page.getByTestId("cart-total")).toBeVisible();
		await judge(page, "#cart-drawer");
	});

	test(`the comparison in ${locale} is accessible`, async ({ page }) => {
		await page.emulateMedia({ colorScheme: "light" });
		await page.setViewportSize(phone);
		await visit(page, `${prefix}/internet-plans?compare=att-fiber-300,fios-300-mbps#compare`);
		await expect(page.getByRole("dialog").getByRole("table")).toBeVisible();
		await judge(page, "dialog[open]");
		if (isFirst) {
			await page.setViewportSize(desktop);
			await expectWellStructured(page, "dialog[open]");
		}
	});
}

test.describe("with colours of the visitor's own", () => {
	test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" }));

	/** What distinguishes controls where all backgrounds are the same. */
	const look = (control: Locator) =>
		control.evaluate((element) => {
			const style = getComputedStyle(element);
			return [
				style.borderTopStyle,
				style.borderTopColor,
				style.borderBottomColor,
				style.outlineStyle,
				style.color,
				style.backgroundColor,
				style.fontWeight,
				style.textDecorationLine,
				style.boxShadow,
			].join("|");
		});

	test("the focused element shows its focus, wherever the keyboard goes", async ({ page }) => {
		for (const path of ["/", "/internet-plans", "/phone-cases", "/contact", "/account"]) {
			await visit(page, path);
			for (let stop = 0; stop < 25; stop++) {
				await page.keyboard.press("Tab");
				const focus = await page.evaluate(() => {
					const element = document.activeElement as HTMLElement;
					const { outlineStyle, outlineWidth } = getComputedStyle(element);
					return {
						isShown: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
						what: element.outerHTML.slice(0, 120),
					};
				});
				expect(focus).toMatchObject({ isShown: true });
			}
		}
	});

	test("selected and unselected tabs differ, and fields have a border", async ({ page }) => {
		await visit(page, "/wireless-plans");
		const [chosen, other] = [page.getByRole("tab", { selected: true }), page.getByRole("tab", { selected: false })];
		expect(await look(chosen.first())).not.toBe(await look(other.first()));
		await visit(page, "/contact");
		for (const field of await page.getByRole("main").getByRole("textbox").all())
			expect(await field.evaluate((element) => getComputedStyle(element).borderTopStyle)).not.toBe("none");
	});
});

test.describe("with the keyboard alone", () => {
	const focused = (page: Page) => page.locator(":focus");
	/** Tab until something has the focus. */
	async function tabTo(page: Page, target: Locator) {
		for (let stop = 0; stop < 80; stop++) {
			if (await target.evaluate((element) => element === document.activeElement)) return;
			await page.keyboard.press("Tab");
		}
		await expect(target).toBeFocused();
	}

	test("HEAD-2 the Shop menu opens, can be tabbed through, closes and returns the focus", async ({ page }) => {
		await visit(page, "/about");
		const shop = page.getByRole("banner").getByRole("button", { name: "Shop", exact: true });
		await tabTo(page, shop);
		await page.keyboard.press("Enter");
		await expect(page.locator("#shop-menu")).toBeVisible();
		await page.keyboard.press("Tab");
		await expect(focused(page)).toHaveText(/Wireless Plans/);
		await page.keyboard.press("Escape");
		await expect(page.locator("#shop-menu")).toBeHidden();
		await expect(shop).toBeFocused();
	});

	test("MOB-2 the menu traps the focus and returns it", async ({ page }) => {
		await page.setViewportSize(phone);
		await visit(page, "/about");
		const menu = page.getByRole("banner").getByRole("button", { name: "Menu" });
		await tabTo(page, menu);
		await page.keyboard.press("Enter");
		const drawer = page.getByRole("dialog", { name: "Menu" });
		await expect(drawer).toBeVisible();
		for (let stop = 0; stop < 30; stop++) {
			await page.keyboard.press("Tab");
			const isBehind = await page.evaluate(() => document.activeElement?.closest("main, header, footer") !== null);
			expect(isBehind).toBe(false);
		}
		await page.keyboard.press("Escape");
		await expect(menu).toBeFocused();
	});

	test("CMP-3 plans are chosen, compared, removed, and the comparison closed", async ({ page }) => {
		await visit(page, "/internet-plans");
		await tabTo(page, page.getByRole("main").locator("summary").first());
		await page.keyboard.press("Enter");
		const add = page.getByRole("button", { name: /^Add to Compare/ }).first();
		await tabTo(page, add);
		await page.keyboard.press("Enter");
		const compare = page.getByRole("button", { name: "Compare Plans (1)" });
		await expect(compare).toBeVisible();
		await tabTo(page, compare);
		await page.keyboard.press("Enter");
		const dialog = page.getByRole("dialog", { name: "Plan Comparison" });
		await expect(dialog.getByRole("columnheader")).toHaveCount(1);
		await page.keyboard.press("Escape");
		await expect(dialog).toHaveCount(0);
	});

	test("CART-3 a case is put into the cart, its number raised, and the cart closed", async ({ page }) => {
		await visit(page, "/phone-cases");
		await tabTo(page, page.getByRole("button", { name: /^Add .*to Cart|^Add to Cart/i }).first());
		await page.keyboard.press("Enter");
		await expect(page.getByTestId("cart-count")).toHaveText("1");
		await page.locator("header [commandfor=cart-drawer]").focus();
		await page.keyboard.press("Enter");
		const cart = page.getByRole("dialog", { name: "Shopping Cart" });
		await expect(page.getByTestId("cart-total")).toBeVisible();
		await tabTo(page, cart.getByRole("textbox", { name: /^Quantity of/ }));
		await page.keyboard.type("2");
		await page.keyboard.press("Enter");
		await expect(page.getByTestId("cart-count")).toHaveText("2");
		await page.keyboard.press("Escape");
		await expect(page.locator("header [commandfor=cart-drawer]")).toBeFocused();
	});
});

test.describe("the account's forms", () => {
	test.use({ allowedErrors: [/status of 40[01]/] });
	test("AUTH-3 can be filled in with the keyboard; an error is announced and described by its field", async ({
		page,
	}) => {
		await visit(page, "/account");
		const email = page.getByRole("main").getByRole("textbox", { name: /email/i });
		await email.focus();
		await page.keyboard.type("not an address");
		await page.keyboard.press("Tab");
		await page.keyboard.type("whatever it is");
		await page.keyboard.press("Enter");
		await expect(page.getByRole("alert")).toBeVisible();
		await expect(email).toHaveAttribute("aria-invalid", "true");
		await expect(email).toHaveAccessibleDescription(/./);
	});
});

test("the header exposes its landmarks and names to screen readers", async ({ page }) => {
	await visit(page, "/about");
	await expect(page.getByRole("banner")).toMatchAriaSnapshot(`
    - banner:
      - link /Bay & Palmetto Wireless/
      - navigation "Main":
        - link "Home"
        - link "Blog"
        - link "About"
        - button "Shop"
        - button "Follow Us"
  `);
});
