import { expect, expectAccessible, test, visit } from "./visitor.ts";

test("ACCT-1 the account page says that it is under development and leads on", async ({ page }) => {
	await visit(page, "/account");
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { level: 1 })).toHaveText("Page Under Development");
	for (const words of ["finishing touches", "User profiles", "Order history", "Preferences"])
		await expect(main).toContainText(words);
	await expect(main.getByRole("link", { name: "Back to the home page" })).toHaveAttribute("href", "/");
	await expect(main.getByRole("link", { name: "Continue shopping" })).toHaveAttribute("href", "/phone-cases");
	await expect(main.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
	await expectAccessible(page);
});
