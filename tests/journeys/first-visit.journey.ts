import { expect, holdScripts, freshTest as test } from "./visitor.ts";

test("a click before the scripts have loaded takes effect once they have", async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto("/internet-plans", { waitUntil: "commit" });
	await page.locator("summary").first().click();
	const button = page.getByRole("button", { name: /^Add to Compare/ }).first();
	await button.click();
	release();
	await expect(page.getByRole("button", { name: /^Remove from Compare/ })).toHaveCount(1);
	await expect(page.getByRole("button", { name: "Compare Plans (1)" })).toBeVisible();
});

test("scripts of menus, footer and search are fetched at the first interaction, not with the page", async ({
	page,
}) => {
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith(".js")) scripts.push(request.url());
	});
	await page.goto("/about");
	await page.waitForFunction(() => document.documentElement.dataset.ready === "");
	expect(scripts.filter((url) => /(footer|menu-drawer|search-dialog)-/.test(url))).toEqual([]);
	await page.keyboard.press("Tab");
	await page.waitForFunction(() => !document.querySelector("[data-part]:not([data-ready])"));
	expect(scripts.filter((url) => /(footer|menu-drawer|search-dialog)-/.test(url)).length).toBeGreaterThan(1);
});

test("scripts add the web app manifest in the page's language, so that it does not delay the first paint", async ({
	page,
}) => {
	const release = await holdScripts(page);
	await page.goto("/es/contact", { waitUntil: "domcontentloaded" });
	await expect(page.locator("link[rel=manifest]")).toHaveCount(0);
	release();
	await expect(page.locator("head > link[rel=manifest]")).toHaveAttribute("href", "/es/manifest.webmanifest");
	await expect(page.locator("link[rel=manifest]")).toHaveCount(1);
});

test("icons are in the HTML before any script has loaded", async ({ page }) => {
	await holdScripts(page);
	await page.goto("/about", { waitUntil: "domcontentloaded" });
	await expect(page.getByRole("button", { name: "Search" }).locator("path").first()).toBeVisible();
	const empty = await page.locator("svg").evaluateAll((all) => all.filter((one) => !one.firstElementChild).length);
	expect(empty).toBe(0);
});

for (const path of ["/", "/es/internet-plans", "/partners/verizon"]) {
	test(`a phone's first visit to ${path} makes at most 22 requests, all to this site`, async ({ page, baseURL }) => {
		await page.setViewportSize({ width: 390, height: 800 });
		const requests: string[] = [];
		page.on("request", (request) => requests.push(request.url()));
		await page.goto(path, { waitUntil: "load" });
		await page.waitForFunction(() => document.documentElement.dataset.ready === "");
		expect(requests.filter((url) => !url.startsWith(String(baseURL)) && !url.startsWith("data:"))).toEqual([]);
		expect(requests.length).toBeLessThanOrEqual(22);
	});
}

test("the likely next page is fetched when its link scrolls into view", async ({ page }) => {
	const fetched: string[] = [];
	page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
	await page.goto("/");
	await page.waitForFunction(() => document.documentElement.dataset.ready === "");
	expect(fetched).not.toContain("/locations.data");
	await page.locator("main").getByRole("link", { name: "See store details" }).scrollIntoViewIfNeeded();
	await expect.poll(() => fetched).toContain("/locations.data");
});

test("going back is instant: nothing keeps a page out of the back-forward cache", async ({ page }) => {
	await page.addInitScript(() => {
		const listen = window.addEventListener.bind(window);
		Object.assign(window, { leaving: [] });
		window.addEventListener = (...given: Parameters<typeof listen>) => {
			if (/^(before)?unload$/.test(given[0])) (window as unknown as { leaving: string[] }).leaving.push(given[0]);
			listen(...given);
		};
	});
	for (const path of ["/", "/internet-plans", "/blog", "/phone-cases", "/contact"]) {
		const response = await page.goto(path);
		await page.waitForFunction(() => document.documentElement.dataset.ready === "");
		await page.keyboard.press("Tab");
		await page.waitForFunction(() => !document.querySelector("[data-part]:not([data-ready])"));
		const found = await page.evaluate(() => ({
			leaving: (window as unknown as { leaving: string[] }).leaving,
			byAttribute: [window.onunload, window.onbeforeunload].filter(Boolean).length,
		}));
		expect({ path, ...found }).toEqual({ path, leaving: [], byAttribute: 0 });
		expect(response?.headers()["cache-control"] ?? "").not.toContain("no-store");
	}
});
