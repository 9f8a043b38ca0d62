import type { Locator, Page } from "@playwright/test";
import { locales, pagesIn } from "./every-page.ts";
import { expect, expectAccessible, expectLegible, test, visit } from "./visitor.ts";

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const kept = JSON.stringify([{ id: "case-clear-slim", name: "Clear Slim Case", price: "$14.99", quantity: 2 }]);

/** What lies over a page, and how it is opened, in whichever language. */
const overlays: { what: string; size: typeof phone; path: string; open: (page: Page) => Promise<Locator> }[] = [
	...["shop-menu", "follow-menu", "language-menu", "store-contacts"].map((id) => ({
		what: id,
		size: desktop,
		path: "/about",
		open: (page: Page) => opened(page, `[popovertarget=${id}]`, `#${id}`),
	})),
	{
		what: "the menu, with its submenus",
		size: phone,
		path: "/about",
		open: async (page) => {
			const menu = await opened(page, "header [commandfor=menu-drawer]", "#menu-drawer");
			await menu.locator("summary").first().click();
			return menu;
		},
	},
	{
		what: "the search with suggestions",
		size: phone,
		path: "/about",
		open: async (page) => {
			const search = await opened(page, "header [commandfor=search-dialog]", "#search-dialog");
			await search.getByRole("combobox").fill("internet");
			await expect(search.getByRole("option").first()).toBeVisible();
			return search;
		},
	},
	{
		what: "the filled cart",
		size: phone,
		path: "/about",
		open: async (page) => {
			await page.evaluate((value) => localStorage.setItem("cart", value), kept);
			await page.reload();
			await expect(page.getByTestId("cart-count")).toBeVisible();
			const cart = await opened(page, "header [commandfor=cart-drawer]", "#cart-drawer");
			await expect(page.getByTestId("cart-total")).toBeVisible();
			return cart;
		},
	},
	{
		what: "the comparison",
		size: desktop,
		path: "/internet-plans?compare=att-fiber-300,fios-300-mbps#compare",
		open: async (page) => {
			await expect(page.getByRole("dialog").getByRole("table")).toBeVisible();
			return page.getByRole("dialog");
		},
	},
];

async function opened(page: Page, button: string, panel: string) {
	await page.locator(button).click();
	await expect(page.locator(panel)).toBeVisible();
	return page.locator(panel);
}

for (const locale of locales) {
	test(`every overlay in ${locale} is accessible, light and dark`, async ({ page }) => {
		test.slow();
		for (const { what, size, path, open } of overlays) {
			await test.step(what, async () => {
				await page.setViewportSize(size);
				await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
				await visit(page, locale === "en" ? path : `/${locale}${path}`);
				await open(page);
				await expectAccessible(page);
				await page.emulateMedia({ colorScheme: "dark" });
				await expectLegible(page);
			});
		}
	});
}

/** Whatever can be pressed: links within running text may be smaller (WCAG 2.5.8). */
const smallTargets = (page: Page) =>
	page.evaluate(() => {
		const shown = [
			...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary"),
		].filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".sr-only"));
		const inText = (element: HTMLElement) => getComputedStyle(element).display === "inline";
		/** A link whose press counts on the whole card around it. */
		const isSpread = (element: HTMLElement) => getComputedStyle(element, "::after").position === "absolute";
		return shown
			.filter((element) => !inText(element) && !isSpread(element))
			.map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
			.filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
			.map(({ element, box }) => `${element.outerHTML.slice(0, 90)} ${box.width}×${box.height}`);
	});

test.describe("on the smallest screen", () => {
	test.use({ allowedErrors: [/404|no-such-page/] });
	test("at 320 px, which is 1280 px at 400 %, nothing is cut off sideways and every target can be met", async ({
		page,
	}) => {
		test.slow();
		await page.setViewportSize({ width: 320, height: 256 });
		const faults: string[] = [];
		for (const path of pagesIn("es")) {
			await page.goto(path, { waitUntil: "domcontentloaded" });
			const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			if (wide > 0) faults.push(`${path} scrolls sideways by ${wide}`);
			faults.push(...(await smallTargets(page)).map((target) => `${path}: ${target}`));
		}
		expect(faults).toEqual([]);
	});
});

test.describe("with colours of the visitor's own", () => {
	test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

	/** What tells one control from another where all backgrounds are the same. */
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

	test("what has the focus shows it, wherever the keyboard goes", async ({ page }) => {
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

	test("chosen and not chosen, and what can be pressed, can be told apart", async ({ page }) => {
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

	test("HEAD-2 the Shop menu opens, is walked through, closes and gives the focus back", async ({ page }) => {
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

	test("MOB-2 the menu keeps the focus inside, and gives it back", async ({ page }) => {
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
	test("AUTH-3 are filled in with the keyboard; what is wrong is announced and named by the field", async ({
		page,
	}) => {
		await visit(page, "/account");
		const email = page.getByRole("main").getByRole("textbox", { name: /e-mail/i });
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

test("screen readers hear the frame of a page by its landmarks and names", async ({ page }) => {
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
	for (const role of ["banner", "main", "contentinfo"] as const) await expect(page.getByRole(role)).toHaveCount(1);
	await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
});
