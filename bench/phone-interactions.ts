import type { Browser, Page } from "@playwright/test";

/** What a visitor does on a slow phone, each from a page on which every carrier group is open. */
const interactions: { name: string; path: string; act: (page: Page) => Promise<void> }[] = [
	{
		name: "typing in search",
		path: "/internet-plans",
		act: async (page) => {
			await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
			await page.getByRole("combobox").waitFor();
			await page.keyboard.type("fiber", { delay: 80 });
			await page.getByRole("option").first().waitFor();
		},
	},
	{
		name: "opening a carrier group",
		path: "/internet-plans",
		act: async (page) => {
			const group = page.locator("details.carrier-group > summary").first();
			await group.click();
			await group.click();
		},
	},
	{
		name: "adding to compare",
		path: "/internet-plans",
		act: async (page) => {
			await page
				.getByRole("button", { name: /^Add to Compare/ })
				.first()
				.click();
			await page.getByRole("button", { name: "Compare Plans (1)" }).waitFor();
		},
	},
	{
		name: "switching tabs",
		path: "/wireless-plans",
		act: async (page) => {
			await page.getByRole("tab", { name: "Prepaid" }).click();
			await page.getByRole("tabpanel", { name: "Prepaid" }).waitFor();
		},
	},
];

export interface Interaction {
	name: string;
	/** The longest task in ms; 0 when none took more than 50, which is where browsers begin to report them. */
	longestTask: number;
}

/** The longest task of each interaction at a quarter of this machine's speed. */
export async function measureInteractions(browser: Browser, url: string): Promise<Interaction[]> {
	const results: Interaction[] = [];
	for (const { name, path, act } of interactions) {
		const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });
		await page.goto(url + path);
		await page.waitForFunction(() => document.documentElement.dataset.ready === "");
		await page.mouse.move(1, 1);
		await page.waitForFunction(() => !document.querySelector("[data-part]:not([data-ready])"));
		await page.getByRole("button", { name: "Open all" }).click();
		await page.waitForLoadState("networkidle");
		const session = await page.context().newCDPSession(page);
		await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
		await page.evaluate(() => {
			const tasks: number[] = [];
			Object.assign(window, { tasks });
			new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
				type: "longtask",
			});
		});
		await act(page);
		// What an interaction sets off is done when two frames have been drawn after it.
		await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
		const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
		results.push({ name, longestTask: Math.max(0, ...tasks) });
		await page.close();
	}
	return results;
}
