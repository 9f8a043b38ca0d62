import { expect, test, visit } from "./visitor.ts";

test("HEAD-1 the logo leads home, and Home, Blog and About are links", async ({ page }) => {
	await visit(page, "/about");
	const header = page.getByRole("banner");
	for (const [name, path] of [
		["Home", "/"],
		["Blog", "/blog"],
		["About", "/about"],
	] as const) {
		await expect(header.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
	}
	await header.getByRole("link", { name: "home page" }).click();
	await expect(page).toHaveURL("/");
});
