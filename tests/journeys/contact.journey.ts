import { expect, expectAccessible, test, visit } from "./visitor.ts";

test("CONTACT-1 what the visitor was looking at comes along, to the page and into WhatsApp", async ({ page }) => {
	await visit(page, "/internet-plans?plan=att-fiber-1-gig");
	await page.getByRole("link", { name: "Ask a store about AT&T Fiber 1 Gig" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
	const main = page.getByRole("main");
	await expect(main).toContainText("You were looking at");
	await expect(main.getByText("AT&T Fiber 1 Gig, $80/month")).toBeVisible();
	const whatsapp = await main.getByRole("link", { name: "WhatsApp to the Broadway store" }).getAttribute("href");
	expect(new URL(whatsapp ?? "").searchParams.get("text")).toBe(
		"Hi! I'm interested in your services at Broadway.\n• AT&T Fiber 1 Gig, $80/month",
	);
	await expect(main.getByRole("link", { name: "WhatsApp to the Goose Creek store" })).toHaveAttribute(
		"href",
		"https://wa.me/message/EXAMPLEMSGCODE1",
	);
});

test("CONTACT-1 each store can be reached; the chosen one comes first", async ({ page }) => {
	await visit(page, "/contact?store=store-socastee&cart=case-clear-slim:2,case-flip-fold:1");
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { level: 3 })).toHaveText([
		"Socastee",
		"Marlborough",
		"Broadway",
		"Goose Creek",
	]);
	await expect(main.getByText("2 × Clear Slim Case, $14.99")).toBeVisible();
	await expect(main.getByRole("link", { name: /Call the Socastee store/ })).toHaveAttribute("href", "tel:+18435550122");
	await expect(main.getByText("Phone number coming soon")).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
	test(`the contact page is accessible, ${colorScheme}`, async ({ page }) => {
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		await visit(page, "/contact?partner=verizon&promotion=trade-in-credit");
		await expectAccessible(page);
		await page.setViewportSize({ width: 390, height: 844 });
		await expectAccessible(page);
	});
}
