import type { BrowserContext } from "@playwright/test";
import { card, cardNames, usualOrder } from "./store-cards.ts";
import { expect, test, visit } from "./visitor.ts";

test.describe("sorting by distance", () => {
	const nearCharleston = { latitude: 32.7765, longitude: -79.9311 };

	test("LOC-1 the nearest store comes first, nothing leaves the browser, and the usual order comes back", async ({
		page,
		context,
	}) => {
		await context.grantPermissions(["geolocation"]);
		await context.setGeolocation(nearCharleston);
		await visit(page, "/locations");
		const requests: string[] = [];
		page.on("request", (request) => requests.push(request.url()));
		const button = page.getByRole("button", { name: "Sort by distance" });
		await button.focus();
		await page.keyboard.press("Enter");
		await expect(page.getByRole("status").filter({ hasText: "Nearest first" })).toHaveText(
			"Nearest first: Goose Creek, 15 mi from you.",
		);
		expect(await cardNames(page)).toEqual(["Goose Creek", "Socastee", "Broadway", "Marlborough"]);
		await expect(card(page, "Goose Creek")).toContainText("15 mi from you");
		await expect(card(page, "Marlborough")).toContainText(/8\d\d mi from you/);
		expect(requests.filter((url) => /32\.7|79\.9/.test(url))).toEqual([]);
		await expect(
			page.getByText("Your location stays in your browser; this page never sends it anywhere."),
		).toBeVisible();

		const undo = page.getByRole("button", { name: "Back to the usual order" });
		await expect(undo).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(button).toBeFocused();
		expect(await cardNames(page)).toEqual(usualOrder);
		await expect(page.getByRole("main")).not.toContainText("mi from you");
	});

	/** What a browser reports: 1 denied, 2 unavailable, 3 timed out. */
	const failWith = (context: BrowserContext, code: number) =>
		context.addInitScript((reported) => {
			navigator.geolocation.getCurrentPosition = (_, fail) =>
				fail?.({ code: reported, message: "" } as GeolocationPositionError);
		}, code);

	for (const [code, words] of [
		[1, "Your browser did not let this page know where you are."],
		[2, "Your device cannot tell where it is right now"],
		[3, "Finding where you are took too long."],
	] as const) {
		test(`LOC-1 a position that cannot be had (${code}) is explained beside the button`, async ({ page, context }) => {
			await failWith(context, code);
			await visit(page, "/locations");
			await page.getByRole("button", { name: "Sort by distance" }).click();
			await expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();
			await expect(page.getByRole("button", { name: "Sort by distance" })).toBeEnabled();
			expect(await cardNames(page)).toEqual(usualOrder);
		});
	}
});
