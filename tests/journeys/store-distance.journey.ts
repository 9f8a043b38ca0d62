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
		await expect(page.getByRole("status").filter({ hasText: "Nearest first" })).toBeVisible();
		const miles = await Promise.all(
			(await cardNames(page)).map(async (name) => {
				const text = await card(page, name ?? "").textContent();
				return Number(/([\d,]+) mi from you/.exec(text ?? "")?.[1]?.replace(",", ""));
			}),
		);
		expect(miles).toHaveLength(usualOrder.length);
		expect(miles).toEqual(miles.toSorted((a, b) => a - b));
		const [nearest] = await cardNames(page);
		expect((await cardNames(page)).toSorted()).toEqual(usualOrder.toSorted());
		await expect(page.getByRole("status").filter({ hasText: "Nearest first" })).toHaveText(
			`Nearest first: ${nearest}, ${miles[0]} mi from you.`,
		);
		expect(requests.filter((url) => /32\.7|79\.9/.test(url))).toEqual([]);
		await expect(
			page.getByText("Your location stays in your browser. This page never sends it anywhere."),
		).toBeVisible();

		const undo = page.getByRole("button", { name: "Back to usual order" });
		await expect(undo).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(button).toBeFocused();
		expect(await cardNames(page)).toEqual(usualOrder);
		await expect(page.getByRole("main")).not.toContainText("mi from you");
	});

	test("LOC-1 a position that cannot be had is explained beside the button", async ({ page }) => {
		await visit(page, "/locations");
		// What a browser reports: 1 denied, 2 unavailable, 3 timed out.
		for (const [code, words] of [
			[1, "Location is blocked."],
			[2, "We couldn’t get your location"],
			[3, "Finding your location took too long."],
		] as const) {
			await page.evaluate((reported) => {
				navigator.geolocation.getCurrentPosition = (_, fail) =>
					fail?.({ code: reported, message: "" } as GeolocationPositionError);
			}, code);
			await page.getByRole("button", { name: "Sort by distance" }).click();
			await expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();
			await expect(page.getByRole("button", { name: "Sort by distance" })).toBeEnabled();
			expect(await cardNames(page)).toEqual(usualOrder);
		}
	});
});
