import type { Page } from "@playwright/test";
import { expect, freshTest as test, visit } from "./visitor.ts";

/** Records the duration of each view transition. */
const watchTransitions = (page: Page) =>
	page.addInitScript(() => {
		const durations: number[] = [];
		Object.assign(window, { durations });
		const start = document.startViewTransition.bind(document);
		document.startViewTransition = (update) => {
			const transition = start(update);
			transition.ready.then(() => {
				const times = document
					.getAnimations()
					.filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith("::view-transition"))
					.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
				durations.push(Math.max(0, ...times));
			});
			return transition;
		};
	});
const durations = (page: Page) => page.evaluate(() => (window as unknown as { durations: number[] }).durations);

test("a navigation has a short transition and focuses the new heading", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await watchTransitions(page);
	await visit(page, "/");
	await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect.poll(() => durations(page)).toHaveLength(1);
	const [first = 0] = await durations(page);
	expect(first).toBeGreaterThanOrEqual(150);
	expect(first).toBeLessThanOrEqual(250);
	// The new page is clickable during its transition.
	await page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).click();
	await expect(page).toHaveURL("/blog");
});

test("a navigation has no transition under prefers-reduced-motion", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await watchTransitions(page);
	await visit(page, "/");
	await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect.poll(() => durations(page)).toEqual([0]);
});
