import type { Page } from "@playwright/test";
import { expect, test, visit } from "./visitor.ts";

const pages = [
	"/",
	"/wireless-plans",
	"/internet-plans",
	"/security-systems",
	"/tv-cable-on-demand",
	"/partners",
	"/partners/att",
	"/phone-cases",
	"/shop",
	"/locations",
	"/blog",
	"/blog/keep-your-number-when-you-switch",
	"/blog/how-to-read-a-price-note",
	"/about",
	"/contact",
];
const withArt = pages.filter((path) => path !== "/" && !/^\/(partners|blog\/)/.test(path));

/** What is wrong with the pictures of a page, in words; lazy ones are asked for now. */
const faults = (page: Page) =>
	page.evaluate(async () => {
		const wrong: string[] = [];
		for (const image of document.images) {
			image.loading = "eager";
			const decoded = await image.decode().then(
				() => image.naturalWidth > 0,
				() => false,
			);
			if (!decoded) wrong.push(`${image.currentSrc || image.src} is broken`);
			if (!image.getAttribute("width") || !image.getAttribute("height")) wrong.push(`${image.src} has no size`);
			if (!image.hasAttribute("alt")) wrong.push(`${image.src} has no alt`);
		}
		return wrong;
	});

for (const path of pages) {
	test(`every picture of ${path} decodes, has its size, and may be kept for ever`, async ({ page }) => {
		const kept: Record<string, string | undefined> = {};
		page.on("response", (response) => {
			const { pathname, search } = new URL(response.url());
			if (pathname.startsWith("/images/") && search) kept[pathname] = response.headers()["cache-control"];
		});
		await visit(page, path);
		expect(await faults(page)).toEqual([]);
		for (const [file, header] of Object.entries(kept)) expect(header, file).toBe("public, max-age=31536000, immutable");
	});
}

test("the art of a page's head is silent, comes right after the words, and leaves them in sight on a phone", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const path of withArt) {
		await visit(page, path);
		const art = page.locator("[data-band] img").first();
		await expect(art, path).toHaveAttribute("alt", "");
		await expect(art, path).toHaveAttribute("loading", "eager");
		await expect(art, path).toHaveAttribute("fetchpriority", "low");
		const [picture, title] = await Promise.all([
			art.boundingBox(),
			page.getByRole("heading", { level: 1 }).boundingBox(),
		]);
		expect(picture?.width, path).toBeLessThan(170);
		expect((title?.y ?? 999) + (title?.height ?? 999), path).toBeLessThan(320);
	}
});

test("the pictures that fill a phone's first screen are fetched with the page, not when the screen is laid out", async ({
	page,
}) => {
	await page.setViewportSize({ width: 412, height: 823 });
	for (const path of pages) {
		await visit(page, path);
		const late = await page.evaluate(() =>
			[...document.images]
				.filter(({ loading }) => loading === "lazy")
				.filter((image) => {
					const { top, bottom, width } = image.getBoundingClientRect();
					return (Math.min(bottom, innerHeight) - top) * width > (innerHeight * innerWidth) / 20;
				})
				.map(({ src }) => src),
		);
		expect(late, path).toEqual([]);
	}
});

test("nothing moves when pictures arrive", async ({ page }) => {
	await page.addInitScript(() => {
		Object.assign(window, { moved: 0 });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
				if (!hadRecentInput) Object.assign(window, { moved: (window as unknown as { moved: number }).moved + value });
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
	for (const path of ["/wireless-plans", "/blog", "/blog/keep-your-number-when-you-switch"]) {
		await visit(page, path);
		await faults(page);
		expect(await page.evaluate(() => (window as unknown as { moved: number }).moved), path).toBeLessThan(0.02);
	}
});

test("POST-1 a story's picture says what is to be seen, in the language of the page", async ({ page }) => {
	await visit(page, "/blog/keep-your-number-when-you-switch");
	await expect(page.getByRole("img", { name: /a phone number crosses the wooden bridge/ })).toBeVisible();
	await visit(page, "/es/blog/keep-your-number-when-you-switch");
	await expect(page.getByRole("img", { name: /cruza el puente de madera/ })).toBeVisible();
	await visit(page, "/pt/blog/keep-your-number-when-you-switch");
	await expect(page.getByRole("img", { name: /atravessa a ponte de madeira/ })).toBeVisible();
});

test("BLOG-3 stories are shown with pictures of their own, one with the brand's", async ({ page }) => {
	await visit(page, "/blog");
	const sources = await page
		.getByRole("main")
		.locator("article img, li img")
		.evaluateAll((all) => all.map((image) => image.getAttribute("src") ?? ""));
	expect(sources.filter((source) => source.startsWith("/images/stories/"))).toHaveLength(10);
	expect(new Set(sources).size).toBe(sources.length);
	expect(sources.filter((source) => source.includes("default.svg"))).toHaveLength(1);
});
