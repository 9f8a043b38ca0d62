import { reachable, stores, telLink } from "./catalogue.ts";
import { expect, expectAccessible, expectAccessibleInBothThemes, freshTest, test, visit } from "./visitor.ts";

const phone = { width: 390, height: 844 };
const noon = new Date("2026-07-13T12:00:00-04:00");
const callable = stores.filter((store) => store.phone);

freshTest.describe("on a Monday at noon", () => {
	freshTest.use({ viewport: phone });

	freshTest("DOOR-3 wherever a store can be called, it says whether it is open", async ({ page }) => {
		await page.clock.install({ time: noon });
		const expectStates = async (part: string) => {
			await expect(page.locator(`${part} [data-open=true]`)).toHaveCount(stores.length);
			await expect(page.locator(`${part} [data-open=true]`).first()).toHaveText(/^Open now · closes at \d/);
		};
		await visit(page, "/");
		await expectStates("main");
		const [first, last] = [
			await page.locator("main [data-open]").first().boundingBox(),
			await page.locator("main a[href^='tel:']").last().boundingBox(),
		];
		expect(first && last && last.y + last.height - first.y).toBeLessThan(phone.height);
		await page.getByRole("button", { name: "Store Contacts" }).click();
		await expectStates("#store-contacts");
		await expectAccessible(page, "#store-contacts");

		await visit(page, "/locations");
		await page.getByRole("button", { name: "Call Us" }).click();
		await expectStates("#call-us");
		await expectAccessible(page, "#call-us");

		await visit(page, `/contact?store=${reachable.id}`);
		await expectStates("#stores");

		await page.evaluate(() =>
			localStorage.setItem(
				"cart",
				JSON.stringify([{ id: "case-clear-slim", name: "Clear Slim Case", price: "$14.99", quantity: 1 }]),
			),
		);
		await visit(page, "/about");
		await page.getByRole("banner").getByRole("button", { name: "Shopping cart" }).click();
		const cart = page.getByRole("dialog", { name: "Shopping Cart" });
		await cart.getByRole("button", { name: "Choose a store to finish" }).click();
		await expectStates("#cart-drawer");
		await cart.getByRole("radio", { name: reachable.name }).check();
		await expectAccessible(page, "#cart-drawer");
	});

	freshTest("DOOR-3 open stores come first", async ({ page }) => {
		await page.clock.install({ time: noon });
		await visit(page, "/contact");
		const items = page.locator("#stores li");
		await expect(page.locator("#stores [data-open=true]")).toHaveCount(stores.length);
		const topOf = async (at: number) => (await items.nth(at).boundingBox())?.y ?? 0;
		expect(await topOf(0)).toBeLessThan(await topOf(1));
		// All stores keep the same hours: what a closed one would look like.
		await page
			.locator("#stores [data-open]")
			.first()
			.evaluate((state) => {
				(state as HTMLElement).dataset.open = "false";
			});
		for (let at = 1; at < stores.length; at++) expect(await topOf(0)).toBeGreaterThan(await topOf(at));
	});

	freshTest(
		"DOOR-5 locations starts with a row per store: name, state, Call, and a way to its card",
		async ({ page }) => {
			await page.clock.install({ time: noon });
			await visit(page, "/locations");
			const summary = page.getByRole("region", { name: "Stores at a glance" });
			await expect(summary.getByRole("listitem")).toHaveCount(stores.length);
			await expect(summary.locator("[data-open=true]")).toHaveCount(stores.length);
			await expect(summary.getByRole("link", { name: /^Call/ })).toHaveCount(callable.length);
			for (const { name, phone: number = "" } of callable)
				await expect(summary.getByRole("link", { name: `Call the ${name} store` })).toHaveAttribute(
					"href",
					telLink(number),
				);
			const box = await summary.boundingBox();
			expect(box?.height).toBeLessThan(phone.height / 2);
			expect(box && box.y + box.height).toBeLessThan(1.5 * phone.height);
			await summary.getByRole("link", { name: `Details of the ${reachable.name} store` }).click();
			await expect(page.getByRole("article", { name: reachable.name })).toBeInViewport();
			await expect(page.locator("article[data-here]")).toHaveAttribute("id", reachable.id);
		},
	);
});

freshTest.describe("without scripts", () => {
	freshTest.use({ javaScriptEnabled: false, viewport: phone });
	freshTest("DOOR-5 the rows of locations call the stores", async ({ page }) => {
		await page.goto("/locations");
		await expect(page.getByRole("region", { name: "Stores at a glance" }).locator("a[href^='tel:']")).toHaveCount(
			callable.length,
		);
	});
});

test("DOOR-6 what to bring is said on locations, with an enquiry and after a message", async ({ page }) => {
	const box = page.getByRole("region", { name: "What to bring" });
	await visit(page, "/locations");
	await expect(box).toContainText("a government photo ID");
	await expect(box).toContainText("transfer PIN");
	await visit(page, "/contact");
	await expect(box).toHaveCount(0);
	await visit(page, "/contact?plan=xfinity-gigabit");
	await expect(box).toContainText("the full address");
	await expect(box).not.toContainText("transfer PIN");
	await visit(page, "/contact/received?reference=BP-2345-6789");
	await expect(box).toContainText("a government photo ID");
	await page.setViewportSize(phone);
	await visit(page, "/locations");
	await expectAccessibleInBothThemes(page, "#what-to-bring");
});
