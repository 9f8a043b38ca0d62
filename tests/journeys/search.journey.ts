import type { Page } from "@playwright/test";
import { stores } from "./catalogue.ts";
import { expect, freshTest, holdScripts, test, visit } from "./visitor.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search Our Site" });
/** A combobox once the suggestions have come, a plain text box before. */
const box = (page: Page) => dialog(page).getByLabel("Search Our Site");
const list = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
const options = (page: Page) => list(page).getByRole("option");
const active = (page: Page) => list(page).getByRole("option", { selected: true });

async function openSearch(page: Page, path = "/about") {
	await visit(page, path);
	// A visit to the same URL is a reload, which keeps the dialog open (BACK-2).
	if (!(await dialog(page).isVisible())) await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
	await expect(page.getByRole("combobox", { name: "Search Our Site" })).toBeFocused();
}

const post = (title: string, excerpt: string | null = "A story", category = "Guides") => ({
	id: title,
	title,
	slug: title.toLowerCase().replaceAll(" ", "-"),
	excerpt,
	category,
	created_at: "2026-02-01T00:00:00.000Z",
});

test("SRCH-1 the dialog has a title, a text box, a search button and a clear button", async ({ page }) => {
	await openSearch(page);
	await expect(dialog(page).getByRole("heading", { name: "Search Our Site" })).toBeVisible();
	await expect(box(page)).toHaveAttribute("placeholder", "Search for plans, services, or products...");
	await expect(dialog(page).getByRole("button", { name: "Search", exact: true })).toBeVisible();
	await expect(dialog(page).getByRole("button", { name: "Clear search" })).toBeHidden();
	await box(page).fill("wireless");
	await expect(list(page)).toBeVisible();
	await dialog(page).getByRole("button", { name: "Clear search" }).click();
	await expect(box(page)).toHaveValue("");
	await expect(box(page)).toBeFocused();
	await expect(list(page)).toBeHidden();
});

test("SRCH-1 /, Ctrl-K and Cmd-K open the search; within it a slash is a slash and Ctrl-K keeps it open", async ({
	page,
}) => {
	await visit(page, "/about");
	for (const keys of ["/", "Meta+k", "Control+k"]) {
		await page.keyboard.press(keys);
		await expect(dialog(page)).toBeVisible();
		await expect(box(page)).toBeFocused();
		await expect(box(page)).toHaveValue("");
		await page.keyboard.press("Escape");
		await expect(dialog(page)).toBeHidden();
	}
	await page.keyboard.press("/");
	await expect(box(page)).toBeFocused();
	await page.keyboard.type("a/b");
	await expect(box(page)).toHaveValue("a/b");
	await page.keyboard.press("Control+k");
	await expect(dialog(page)).toBeVisible();
	await expect(box(page)).toHaveValue("a/b");
});

test("SRCH-1 a slash right after the search was closed opens it again", async ({ page }) => {
	await visit(page, "/about");
	await page.keyboard.press("/");
	await expect(box(page)).toBeFocused();
	await expect.poll(() => page.evaluate(() => history.state?.usr?.overlays?.length ?? 0)).toBe(1);
	// Within one frame: the field still has the focus.
	await box(page).evaluate((field) => {
		field.closest("dialog")?.close();
		field.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true }));
	});
	await expect(dialog(page)).toBeVisible();
	await expect(box(page)).toBeFocused();
});

test("SRCH-1 a click and text typed before the scripts have loaded are kept", async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto("/about", { waitUntil: "commit" });
	await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
	await expect(dialog(page)).toBeVisible();
	await page.keyboard.type("fiber");
	await expect(box(page)).toHaveValue("fiber");
	release();
	await expect(options(page).first()).toBeVisible();
	await expect(box(page)).toHaveValue("fiber");
});

freshTest("SRCH-1 the suggestions are fetched on hover, not with the page", async ({ page }) => {
	const fetched: string[] = [];
	page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
	await visit(page, "/about");
	const isSuggestions = (path: string) => path.includes("search-suggestions");
	expect(fetched.some(isSuggestions)).toBe(false);
	expect(fetched).not.toContain("/search-index");
	const near = page.waitForRequest((request) => isSuggestions(request.url()));
	await page.getByRole("banner").getByRole("button", { name: "Search" }).hover();
	await near;
});

test("SRCH-2 SRCH-3 SRCH-8 suggestions need two characters and a result, are announced, best match first and marked", async ({
	page,
}) => {
	await openSearch(page);
	const status = dialog(page).getByRole("status");
	await expect(status).toBeEmpty();
	await page.keyboard.type("i");
	await expect(list(page)).toBeHidden();
	await page.keyboard.type("n");
	await expect(list(page)).toBeVisible();
	await expect(box(page)).toHaveAttribute("aria-expanded", "true");
	await page.keyboard.type("xyz");
	await expect(list(page)).toBeHidden();
	await expect(box(page)).toHaveAttribute("aria-expanded", "false");

	await box(page).fill("INTERNET");
	await expect(options(page).first()).toContainText("Internet Plans");
	await expect(options(page).first().locator("mark").first()).toHaveText("Internet");
	await expect(status).toContainText(`${await options(page).count()} suggestions`);
	await box(page).fill("spectrum");
	await expect(options(page).first()).toContainText("Spectrum");
	await box(page).fill("phone cases");
	await expect(status).toContainText("1 suggestion.");
	await box(page).fill("zzz");
	await expect(status).toContainText("No suggestions");

	for (const nothing of ["", "   "]) {
		await box(page).fill(nothing);
		await expect(list(page)).toBeHidden();
		await dialog(page).getByRole("button", { name: "Search", exact: true }).click();
		await expect(dialog(page)).toBeVisible();
		await expect(page).toHaveURL("/about");
	}
});

test("FIND-1 FIND-2 aliases and single words are found; an exact match is preselected, so that Enter opens it", async ({
	page,
}) => {
	await openSearch(page);
	for (const [query, title] of [
		["tmobile", "T-Mobile"],
		["att", "AT&T"],
		["iphone 15 case", "Phone Cases"],
		["brazil", "Calls Abroad"],
	] as const) {
		await box(page).fill(query);
		await expect(options(page).first()).toContainText(title);
	}
	await box(page).fill("case for iphone");
	await expect(active(page)).toHaveCount(0);
	await expect(options(page).first().locator("mark").first()).toHaveText(/case/i);
	await box(page).fill("spectrum");
	await expect(active(page)).toContainText("Spectrum");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/partners/spectrum");
});

test("FIND-3 a search without results says so, and leads to the closest things and to a store", async ({ page }) => {
	await openSearch(page);
	await box(page).fill("verizn");
	await expect(dialog(page).getByText("Nothing found for “verizn”.")).toBeVisible();
	await expect(dialog(page).getByRole("link", { name: "Ask a store" })).toHaveAttribute("href", "/locations");
	await dialog(page).getByRole("link", { name: "Verizon", exact: true }).click();
	await expect(page).toHaveURL("/partners/verizon");
	await expect(dialog(page)).toBeHidden();
	await page.goBack();
	await expect(page).toHaveURL("/about");
});

test("SRCH-3 SRCH-4 posts are merged by their score, two at most", async ({ page }) => {
	await page.route("**/search-posts", (route) =>
		route.fulfill({ json: [post("Is fiber for you"), post("More fiber"), post("Even more fiber")] }),
	);
	await openSearch(page);
	await page.keyboard.type("fiber");
	await expect(options(page).filter({ hasText: "Is fiber for you" })).toBeVisible();
	await expect(options(page).filter({ hasText: "More fiber" })).toBeVisible();
	await expect(options(page).filter({ hasText: "Even more fiber" })).toHaveCount(0);
	expect(await options(page).count()).toBeLessThanOrEqual(8);
	await expect(options(page).last()).toContainText("More fiber");
});

test("SRCH-4 a common word gives six entries and two stories, eight in all", async ({ page }) => {
	await openSearch(page);
	await page.keyboard.type("er");
	await expect(options(page)).toHaveCount(8);
	const links = await options(page).evaluateAll((all) => all.map((option) => option.textContent));
	expect(new Set(links).size).toBe(8);
	await page.route("**/search-posts", (route) => route.fulfill({ json: [] }));
	await openSearch(page);
	await page.keyboard.type("er");
	await expect(options(page)).toHaveCount(6);
});

test("SRCH-5 pages, services, carriers, products and stores are found", async ({ page }) => {
	await openSearch(page);
	for (const [query, title] of [
		["privacy", "Privacy"],
		["security systems", "Security Systems"],
		["at&t", "AT&T"],
		["xfinity", "Xfinity"],
		["cricket", "Cricket"],
		["total by verizon", "Total by Verizon"],
		["spectrum", "Spectrum"],
		["verizon fios", "Verizon Fios"],
		["phone cases", "Phone Cases"],
		...stores.map(({ city, region }) => [city.toLowerCase(), `${city}, ${region}`] as const),
	] as const) {
		await box(page).fill(query);
		await expect(options(page).first()).toContainText(title);
	}
});

freshTest("SRCH-5 the suggestions are in the language of the page and in no script", async ({ page }) => {
	const scripts: Promise<string>[] = [];
	page.on("response", (response) => {
		if (response.url().endsWith(".js")) scripts.push(response.text());
	});
	await visit(page, "/es");
	await page.getByRole("banner").getByRole("button", { name: "Buscar" }).click();
	await page.getByRole("combobox").fill("telefono fijo");
	await expect(page.getByRole("option").first()).toContainText("teléfono fijo");
	// What the next page fetches may still be on its way when the test ends.
	page.removeAllListeners("response");
	for (const script of await Promise.all(scripts)) expect(script).not.toContain("teléfono fijo");
	await page.getByRole("option").first().click();
	await expect(page).toHaveURL("/es/partners/spectrum");
});

freshTest("SRCH-6 the posts are fetched once, when the suggestions mount", async ({ page }) => {
	const fetched: string[] = [];
	page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
	await openSearch(page);
	await page.keyboard.type("fiber");
	await expect(list(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toBeHidden();
	await page.keyboard.press("/");
	await box(page).fill("security");
	await expect(list(page)).toBeVisible();
	expect(fetched.filter((path) => path === "/search-posts")).toHaveLength(1);
	expect(fetched.filter((path) => path === "/search-index")).toHaveLength(1);
});

test("SRCH-6 /search-posts responds with a list", async ({ request }) => {
	const response = await request.get("/search-posts");
	expect(response.headers()["content-type"]).toContain("application/json");
	const posts: unknown[] = await response.json();
	expect(posts.length).toBeGreaterThan(5);
	expect(posts.length).toBeLessThanOrEqual(15);
	expect(Object.keys(posts[0] as object).sort()).toEqual(["category", "created_at", "excerpt", "id", "slug", "title"]);
});

freshTest.describe("when something cannot be fetched", () => {
	freshTest.use({ allowedErrors: [/Search (data|suggestions) could not be loaded|Failed to load resource/] });

	freshTest("SRCH-6 without the posts: that is logged, and the search goes on", async ({ page }) => {
		for (const fail of [{ abort: true }, { status: 500 }, { body: "<html>" }]) {
			await page.route("**/search-posts", (route) => ("abort" in fail ? route.abort() : route.fulfill(fail)));
			const logged = page.waitForEvent("console", (message) =>
				message.text().includes("Search data could not be loaded: /search-posts"),
			);
			await openSearch(page);
			await logged;
			await page.keyboard.type("fiber");
			await expect(options(page).first()).toBeVisible();
			await page.unroute("**/search-posts");
		}
	});

	freshTest("SRCH-6 without the index or the script of the suggestions the box still searches", async ({ page }) => {
		for (const pattern of ["**/search-index", "**/search-suggestions*"]) {
			await page.route(pattern, (route) => route.abort());
			await visit(page, "/about");
			const logged = page.waitForEvent("console", (message) =>
				/^Search (data|suggestions) could not be loaded/.test(message.text()),
			);
			await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
			await logged;
			await box(page).fill("alarm");
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL("/security-systems");
			await page.unroute(pattern);
		}
	});
});

test("SRCH-7 by keyboard: arrows wrap, the active option is announced, Enter chooses it", async ({ page }) => {
	await openSearch(page);
	await page.keyboard.type("internet");
	await expect(list(page)).toBeVisible();
	await expect(active(page)).toHaveCount(0);
	const count = await options(page).count();
	const expectActive = async (at: number) => {
		await expect(options(page).nth(at)).toHaveAttribute("aria-selected", "true");
		const id = await options(page).nth(at).getAttribute("id");
		await expect(box(page)).toHaveAttribute("aria-activedescendant", id ?? "");
		await expect(box(page)).toBeFocused();
	};
	await page.keyboard.press("ArrowUp");
	await expectActive(count - 1);
	await page.keyboard.press("ArrowDown");
	await expectActive(0);
	await page.keyboard.press("ArrowDown");
	await expectActive(1);
	await page.keyboard.press("Home");
	await expect(active(page)).toHaveCount(0);
	await expect(box(page)).not.toHaveAttribute("aria-activedescendant", /./);
	expect(await box(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("End");
	await expect(active(page)).toHaveCount(0);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/internet-plans");
	await expect(dialog(page)).toBeHidden();
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("SRCH-2 SRCH-7 typing on clears the active option; Escape closes first the list, then the dialog", async ({
	page,
}) => {
	await openSearch(page);
	await page.keyboard.type("in");
	await expect(list(page)).toBeVisible();
	await page.keyboard.press("ArrowDown");
	await expect(active(page)).toHaveCount(1);
	await page.keyboard.type("ternet");
	await expect(active(page)).toHaveCount(0);
	await expect(list(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(list(page)).toBeHidden();
	await expect(dialog(page)).toBeVisible();
	await expect(box(page)).toHaveValue("internet");
	await page.keyboard.press("ArrowDown");
	await expect(active(page)).toContainText("Internet Plans");
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toBeHidden();
});

test("SRCH-7 SRCH-8 SRCH-9 a suggestion fills the box and leads there; a search goes by the first matching rule and clears it", async ({
	page,
}) => {
	await openSearch(page);
	await page.keyboard.type("phone ca");
	await options(page).filter({ hasText: "Phone Cases" }).click();
	await expect(page).toHaveURL("/phone-cases");
	await expect(dialog(page)).toBeHidden();
	await expect(page.getByRole("heading", { level: 1, name: /case/i })).toBeFocused();
	await page.keyboard.press("/");
	await expect(dialog(page)).toBeVisible();
	await expect(box(page)).toHaveValue("Phone Cases");
	await expect(list(page)).toBeHidden();

	await box(page).fill("  ALARM for my house ");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/security-systems");
	await expect(dialog(page)).toBeHidden();
	await expect(page.getByRole("heading", { level: 1, name: "Security Systems" })).toBeFocused();
	await page.keyboard.press("/");
	await expect(dialog(page)).toBeVisible();
	await expect(box(page)).toBeFocused();
	await expect(box(page)).toHaveValue("");

	await page.keyboard.type("news about streaming");
	await dialog(page).getByRole("button", { name: "Search", exact: true }).click();
	await expect(page).toHaveURL("/tv-cable-on-demand");
});

freshTest.describe("without scripts", () => {
	freshTest.use({ javaScriptEnabled: false });
	freshTest("SRCH-9 a search leads the same way", async ({ page }) => {
		await page.goto("/es/about");
		await page.getByRole("banner").getByRole("button", { name: "Buscar" }).click();
		await page.keyboard.type("wifi en casa");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL("/es/internet-plans");
	});
});
