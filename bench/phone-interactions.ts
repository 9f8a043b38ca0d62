import type { Browser, Page } from "@playwright/test";

/** What a visitor does on a slow phone, each from a page on which every carrier group is open. */
const interactions: {
	name: string;
	path: string;
	/** What is done before, unmeasured. */
	prepare?: (page: Page) => Promise<void>;
	act: (page: Page) => Promise<void>;
}[] = [
	{ name: "opening the search", path: "/internet-plans", act: openSearch },
	{
		name: "typing in search",
		path: "/internet-plans",
		prepare: openSearch,
		act: async (page) => {
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

async function openSearch(page: Page) {
	await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
	await page.getByRole("combobox").waitFor();
}

export interface Interaction {
	name: string;
	/** The longest task of the page's main thread, in ms. */
	longestTask: number;
}

/** How much slower the phone is than this machine. */
const SLOWDOWN = 4;

interface TraceEvent {
	name: string;
	tid: number;
	/** Microseconds that the processor worked on it: a busy machine does not lengthen them. */
	tdur?: number;
	args: { name?: string };
}

/** The longest task of each interaction, as long as it would take a phone. */
export async function measureInteractions(browser: Browser, url: string): Promise<Interaction[]> {
	const results: Interaction[] = [];
	for (const { name, path, prepare, act } of interactions) {
		const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });
		await page.goto(url + path);
		await page.waitForFunction(() => document.documentElement.dataset.ready === "");
		await page.mouse.move(1, 1);
		await page.waitForFunction(() => !document.querySelector("[data-part]:not([data-ready])"));
		await page.getByRole("button", { name: "Open all" }).click();
		await prepare?.(page);
		await page.waitForLoadState("networkidle");
		await browser.startTracing(page, { categories: ["toplevel", "disabled-by-default-devtools.timeline"] });
		await act(page);
		// What an interaction sets off is done when two frames have been drawn after it.
		await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
		const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
		const threads = traceEvents.filter((event) => event.name === "thread_name" && event.args.name === "CrRendererMain");
		const tasks = traceEvents.filter(
			(event) => event.name === "RunTask" && threads.some(({ tid }) => tid === event.tid),
		);
		results.push({ name, longestTask: (Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000) * SLOWDOWN });
		await page.close();
	}
	return results;
}
