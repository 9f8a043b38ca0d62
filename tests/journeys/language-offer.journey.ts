import type { Page } from "@playwright/test";
import { expect, expectAccessible, freshTest as test, visit } from "./visitor.ts";

const offer = (page: Page) => page.getByRole("complementary", { name: /^(Language|Idioma)$/ });
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem("language"));

test.describe("a visitor whose browser speaks Spanish", () => {
	test.use({ locale: "es-MX" });

	test("is offered the same URL in Spanish, in Spanish, and never redirected", async ({ page }) => {
		await visit(page, "/wireless-plans?tab=prepaid");
		await expect(offer(page)).toHaveAttribute("lang", "es");
		await expect(offer(page)).toContainText("¿Prefieres leer esto en español?");
		await expect(page).toHaveURL("/wireless-plans?tab=prepaid");
		await page.getByRole("tab", { name: "Postpaid" }).click();
		await expect(page).toHaveURL("/wireless-plans?tab=postpaid");
		const accept = offer(page).getByRole("link", { name: "Ver en español" });
		await expect(accept).toHaveAttribute("href", "/es/wireless-plans?tab=postpaid");
		await accept.click();
		await expect(page).toHaveURL("/es/wireless-plans?tab=postpaid");
		await expect(page.locator("html[data-ready]")).toHaveAttribute("lang", "es");
		await page.mouse.move(2, 2);
		await expect.poll(() => remembered(page)).toBe("es");
		await expect(offer(page)).toHaveCount(0);
	});

	test("declining the offer is remembered", async ({ page }) => {
		await visit(page, "/about");
		await offer(page).getByRole("button", { name: "No, gracias" }).click();
		await expect(offer(page)).toHaveCount(0);
		expect(await remembered(page)).toBe("en");
		await visit(page, "/locations");
		await expect(offer(page)).toHaveCount(0);
	});

	test("a language chosen in the switcher overrides the browser's language", async ({ page }) => {
		await visit(page, "/es/about");
		await expect(offer(page)).toHaveCount(0);
		await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
		await expect(page).toHaveURL("/about");
		await page.locator("html[data-ready]").waitFor();
		await page.mouse.move(2, 2);
		await expect.poll(() => remembered(page)).toBe("en");
		await expect(offer(page)).toHaveCount(0);
		await visit(page, "/contact");
		await expect(offer(page)).toHaveCount(0);
	});

	test("DOOR-7 the offer shifts nothing, covers no control and no highlight, and is accessible", async ({ page }) => {
		await page.addInitScript(() => {
			Object.assign(window, { shifts: 0 });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries())
					(window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
			}).observe({ type: "layout-shift", buffered: true });
		});
		for (const [width, height] of [
			[1024, 768],
			[1440, 900],
		] as const) {
			await page.setViewportSize({ width, height });
			await visit(page, "/");
			await expect(offer(page)).toBeVisible();
			expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.01);
			expect(await page.evaluate(coveredByOffer)).toEqual([]);
			await expectAccessible(page, "aside[aria-label=Idioma]");
			await page.keyboard.press("Shift+Tab");
			await expect(offer(page).getByRole("link")).toBeFocused();
		}
	});

	test("DOOR-7 on a phone Spanish stands out above the header, and no card covers the page", async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await visit(page, "/wireless-plans?tab=prepaid");
		await expect(offer(page)).toBeHidden();
		const strip = page.getByRole("navigation", { name: "Language" });
		await expect(strip.getByRole("link", { name: "Español" })).toHaveAttribute("data-offered");
		await expect(strip.getByRole("link", { name: "Português" })).not.toHaveAttribute("data-offered");
		await expectAccessible(page, "nav[aria-label=Language]");
		await strip.getByRole("link", { name: "Español" }).click();
		await expect(page).toHaveURL("/es/wireless-plans?tab=prepaid");
	});
});

test("a visitor whose browser speaks English is offered English on other pages only", async ({ page }) => {
	await visit(page, "/");
	await expect(offer(page)).toHaveCount(0);
	await visit(page, "/pt/partners/att");
	await expect(offer(page)).toContainText("Would you rather read this in English?");
	await expect(offer(page).getByRole("link")).toHaveAttribute("href", "/partners/att");
});

/** Runs in the page. Links, buttons and highlights under the card. */
function coveredByOffer(): string[] {
	const card = document.querySelector("aside[lang]")?.getBoundingClientRect();
	if (!card) throw new Error("there is no card");
	return [...document.querySelectorAll<HTMLElement>("header a, header button, main a, main button, main li")]
		.filter((element) => element.checkVisibility())
		.filter((element) => {
			const { left, right, top, bottom } = element.getBoundingClientRect();
			return left < card.right && right > card.left && top < card.bottom && bottom > card.top;
		})
		.map((element) => element.outerHTML.slice(0, 100));
}
