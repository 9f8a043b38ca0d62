import type { Page } from "@playwright/test";
import { expect, test } from "./visitor.ts";

const pages = [
	"/",
	"/wireless-plans",
	"/internet-plans",
	"/security-systems",
	"/tv-cable-on-demand",
	"/phone-cases",
	"/partners",
	"/partners/att",
	"/locations",
	"/blog",
	"/blog/how-to-read-a-price-note",
	"/about",
	"/contact",
	"/shop",
];

/** Shifts as the browser itself counts them, from the first paint on; those that follow a press are not counted. */
const countShifts = (page: Page) =>
	page.addInitScript(() => {
		const seen = { sum: 0, what: [] as string[] };
		Object.assign(window, { seen });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & {
				value: number;
				hadRecentInput: boolean;
				sources: { node: Node | null }[];
			})[]) {
				if (entry.hadRecentInput) continue;
				seen.sum += entry.value;
				const names = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : "text"));
				seen.what.push(`${entry.value.toFixed(4)} ${names.join(" | ")}`);
			}
		}).observe({ type: "layout-shift", buffered: true });
	});

async function expectStill(page: Page) {
	const { sum, what } = await page.evaluate(
		() => (window as unknown as { seen: { sum: number; what: string[] } }).seen,
	);
	expect(sum, what.join("\n")).toBeLessThanOrEqual(0.02);
}

for (const [device, viewport] of Object.entries({
	phone: { width: 390, height: 844 },
	desk: { width: 1440, height: 900 },
})) {
	test(`nothing moves when the way back from a sign-in goes on by itself (${device})`, async ({ page }) => {
		await page.setViewportSize(viewport);
		await countShifts(page);
		await page.goto("/auth/callback");
		await page.waitForURL("/account");
		await page.evaluate(
			() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(next)))),
		);
		await expectStill(page);
	});

	for (const path of pages) {
		test(`nothing moves on ${path} when fonts and pictures come late (${device})`, async ({ page }) => {
			await page.setViewportSize(viewport);
			await countShifts(page);
			const shown = Promise.withResolvers<void>();
			await page.route(/\.(woff2|avif|webp|svg)(\?|$)/, async (route) => {
				await shown.promise;
				await route.continue();
			});
			await page.goto(path, { waitUntil: "domcontentloaded" });
			await page.waitForFunction(
				() => document.documentElement.dataset.ready === "" && performance.getEntriesByType("paint").length > 0,
			);
			shown.resolve();
			await page.evaluate(async () => {
				await document.fonts.ready;
				const frame = () => new Promise((next) => requestAnimationFrame(next));
				// Down the page, so that the pictures further down come too.
				for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
					scrollTo({ top, behavior: "instant" });
					await frame();
					const near = [...document.images].filter((image) => {
						const { top: from, bottom: to } = image.getBoundingClientRect();
						return to > 0 && from < innerHeight;
					});
					// A picture beside the screen, in a carousel, may not be fetched at all: it is not waited for longer.
					const enough = new Promise((next) => setTimeout(next, 5_000));
					await Promise.race([Promise.allSettled(near.map((image) => image.decode())), enough]);
					await frame();
				}
			});
			await expectStill(page);
		});
	}
}
