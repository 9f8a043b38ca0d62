import { expect, holdScripts, test } from "./visitor.ts";

test.use({ viewport: { width: 390, height: 800 } });

const card = "main li:has(a[href*='package='])";

test("a phone draws cards far below late; once the page is alive it has its true length", async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto("/security-systems");
	const isDrawn = () =>
		page
			.locator(card)
			.last()
			.evaluate((element) => element.querySelector("h3")?.checkVisibility({ contentVisibilityAuto: true }));
	expect(await isDrawn()).toBe(false);
	await page.locator(card).last().scrollIntoViewIfNeeded();
	await expect.poll(isDrawn).toBe(true);
	await page.evaluate(() => scrollTo(0, 0));
	await expect.poll(isDrawn).toBe(false);
	release();
	await expect.poll(isDrawn).toBe(true);
});

test("a phone's first frame has the first screen only; what lies near follows at once, without the site's scripts", async ({
	page,
}) => {
	const release = await holdScripts(page);
	const nearest = () => {
		const part = document.querySelector("main .far");
		return {
			far: document.documentElement.dataset.far,
			isNear: part && part.getBoundingClientRect().top < 2 * innerHeight,
			isDrawn: part?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
		};
	};
	await page.addInitScript(`requestAnimationFrame(() => { window.firstFrame = (${nearest})(); })`);
	await page.goto("/partners");
	expect(await page.evaluate("window.firstFrame.far")).toBe("first");
	await expect.poll(() => page.evaluate(nearest)).toEqual({ far: "", isNear: true, isDrawn: true });
	const leftOut = await page.evaluate(() => {
		document.documentElement.dataset.far = "first";
		const parts = [...document.querySelectorAll("main .far, footer")].map((part) => getComputedStyle(part));
		return [...new Set(parts.map(({ contentVisibility }) => contentVisibility))];
	});
	expect(leftOut).toEqual(["hidden"]);
	release();
	await expect(page.locator("html")).not.toHaveAttribute("data-far");
});

for (const path of ["/phone-cases", "/tv-cable-on-demand", "/locations"])
	test(`${path} has the first of its cards in a phone's first frame`, async ({ page }) => {
		await holdScripts(page);
		await page.goto(path);
		const cards = await page.evaluate(() => {
			document.documentElement.dataset.far = "first";
			return [...document.querySelectorAll("main li.far")].map((card) => ({
				top: card.getBoundingClientRect().top,
				isDrawn: card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
			}));
		});
		expect(cards[0]?.top).toBeLessThan(800);
		expect(cards.map(({ isDrawn }) => isDrawn)).toEqual(cards.map((_, position) => position === 0));
	});

for (const path of [
	"/",
	"/blog",
	"/phone-cases",
	"/locations",
	"/tv-cable-on-demand",
	"/partners",
	"/partners/verizon",
	"/contact",
])
	test(`${path} is drawn as long as it is when it is drawn whole at once`, async ({ page }) => {
		const height = () => page.evaluate(() => document.documentElement.scrollHeight);
		await page.goto(path);
		await expect(page.locator("html")).toHaveAttribute("data-ready");
		await expect(page.locator("html")).not.toHaveAttribute("data-far");
		const drawnInParts = await height();
		await page.reload();
		await expect(page.locator("html")).toHaveAttribute("data-ready");
		await expect.poll(height).toBe(drawnInParts);
	});

test("going back and reloading lead to where one was, to the pixel", async ({ page }) => {
	await page.goto("/security-systems");
	await page.waitForFunction(() => document.documentElement.dataset.ready === "");
	await expect(page.locator("html")).not.toHaveAttribute("data-far");
	const link = page.locator(`${card} a`).nth(9);
	await link.scrollIntoViewIfNeeded();
	const place = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
	const before = await place();
	await link.click();
	await expect(page).toHaveURL(/\/contact/);
	await expect(page.locator("main h1")).toBeFocused();
	await page.goBack();
	await expect(page).toHaveURL(/\/security-systems$/);
	await expect.poll(place).toBe(before);
	await page.reload();
	await expect.poll(place).toBe(before);
});

test("an address that names a store leads to its card", async ({ page }) => {
	await page.goto("/locations#store-goose-creek");
	await page.waitForFunction(() => document.documentElement.dataset.ready === "");
	const place = () => page.locator("#store-goose-creek").evaluate((element) => element.getBoundingClientRect().top);
	await expect.poll(place).toBeLessThan(110);
	expect(await place()).toBeGreaterThan(70);
});
