import type { Browser, Locator, Page } from "@playwright/test";

/** Interactions on a slow phone, each on a page with every carrier group open. */
const interactions: {
	name: string;
	path: string;
	/** Measured for comparison only. */
	hasNoTarget?: true;
	/** Unmeasured set-up; returns where to tap. */
	prepare: (page: Page) => Promise<Place>;
	act: (page: Page, place: Place) => Promise<void>;
}[] = [
	{
		name: "opening the search",
		path: "/internet-plans",
		hasNoTarget: true,
		prepare: searchButton,
		act: async (page, place) => {
			await press(page, place);
			await page.waitForSelector("[role=combobox]");
		},
	},
	{
		name: "typing in search",
		path: "/internet-plans",
		prepare: async (page) => {
			const place = await searchButton(page);
			await press(page, place);
			await page.waitForSelector("[role=combobox]");
			return place;
		},
		act: async (page) => {
			await page.keyboard.type("fiber", { delay: 80 });
			await page.waitForSelector("[role=option]");
		},
	},
	{
		name: "opening a carrier group",
		path: "/internet-plans",
		prepare: (page) => middleOf(page.locator("details.carrier-group > summary").first()),
		act: async (page, place) => {
			for (const _ of ["close", "open"]) await press(page, place);
		},
	},
	{
		name: "adding to compare",
		path: "/internet-plans",
		prepare: (page) => middleOf(page.getByRole("button", { name: /^Add to Compare/ }).first()),
		act: async (page, place) => {
			await press(page, place);
			await page.waitForFunction(() => location.search.includes("compare="));
		},
	},
	{
		name: "switching tabs",
		path: "/wireless-plans",
		prepare: (page) => middleOf(page.getByRole("tab", { name: "Prepaid" })),
		act: async (page, place) => {
			await press(page, place);
			await page.waitForFunction(() => location.search.includes("prepaid"));
		},
	},
];

interface Place {
	x: number;
	y: number;
}

async function middleOf(part: Locator): Promise<Place> {
	await part.scrollIntoViewIfNeeded();
	const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
	return { x: x + width / 2, y: y + height / 2 };
}

function searchButton(page: Page) {
	return middleOf(page.getByRole("banner").getByRole("button", { name: "Search" }));
}

/** Taps at known coordinates, so that locating the element is not measured. */
async function press(page: Page, { x, y }: Place) {
	await page.mouse.click(x, y, { delay: 80 });
	// Wait for two frames and the tasks after them.
	await page.evaluate(
		() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)))),
	);
}

export interface Interaction {
	name: string;
	/** The longest main-thread task in ms. */
	longestTask: number;
	hasTarget: boolean;
}

/** CPU slowdown of the simulated phone. */
const SLOWDOWN = 4;

interface TraceEvent {
	name: string;
	tid: number;
	/** CPU time in microseconds, unaffected by load on the machine. */
	tdur?: number;
	args: { name?: string };
}

/** The longest task of each interaction, scaled to the phone. */
export async function measureInteractions(browser: Browser, url: string): Promise<Interaction[]> {
	const results: Interaction[] = [];
	for (const { name, path, hasNoTarget, prepare, act } of interactions) {
		const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });
		await page.goto(url + path);
		await page.waitForFunction(() => document.documentElement.dataset.ready === "");
		await page.mouse.move(1, 1);
		await page.waitForFunction(() => !document.querySelector("[data-part]:not([data-ready])"));
		await page.getByRole("button", { name: "Expand All" }).click();
		const place = await prepare(page);
		await page.waitForLoadState("networkidle");
		await browser.startTracing(page, { categories: ["toplevel", "disabled-by-default-devtools.timeline"] });
		await act(page, place);
		const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
		const threads = traceEvents.filter((event) => event.name === "thread_name" && event.args.name === "CrRendererMain");
		const tasks = traceEvents.filter(
			(event) => event.name === "RunTask" && threads.some(({ tid }) => tid === event.tid),
		);
		const longestTask = (Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000) * SLOWDOWN;
		results.push({ name, longestTask, hasTarget: !hasNoTarget });
		await page.close();
	}
	return results;
}
