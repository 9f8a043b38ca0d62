import type { BrowserContext, Page } from "@playwright/test";
import { type StaffSite, staffSite } from "../http/staff-site.ts";
import { expect, expectAccessibleInBothThemes, freshTest as test } from "./visitor.ts";

let site: StaffSite;
test.describe.configure({ mode: "serial" });
test.use({ viewport: { width: 390, height: 844 }, allowedErrors: [/ERR_INTERNET_DISCONNECTED|status of 409/] });
test.beforeAll(async () => {
	test.setTimeout(180_000);
	site = await staffSite([
		{ name: "Olivia", role: "owner" },
		{ name: "Clara", role: "clerk", stores: ["store-marlborough"] },
	]);
});
test.afterAll(() => site.stop());

const ready = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.ready === "");

async function open(context: BrowserContext, name: string, path: string): Promise<Page> {
	const cookie = site.cookieOf(name);
	const at = cookie.indexOf("=");
	await context.addCookies([{ name: cookie.slice(0, at), value: cookie.slice(at + 1), url: site.url }]);
	const page = await context.newPage();
	await page.goto(site.url + path);
	await ready(page);
	return page;
}

test("LEAD-1 LEAD-3 LEAD-4 a visitor writes in Spanish, and a clerk answers from Today on a phone", async ({
	browser,
	context,
}) => {
	const visitor = await (await browser.newContext()).newPage();
	await visitor.goto(`${site.url}/es/contact`);
	const form = visitor.getByRole("form");
	await form.getByLabel("Nombre", { exact: true }).fill("Ana");
	await form.getByLabel("Correo electrónico", { exact: true }).fill("ana@example.com");
	await form.getByLabel("Tienda preferida", { exact: true }).selectOption("store-marlborough");
	await form.getByLabel("Mensaje", { exact: true }).fill("¿Tienen hoy la funda transparente?");
	await form.getByRole("button", { name: "Enviar el mensaje" }).click();
	await expect(visitor).toHaveURL(/received/);

	const page = await open(context, "Clara", "/admin");
	await expect(page.getByText("Marlborough: 1")).toBeVisible();
	await page.getByRole("link", { name: /^Ana: / }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Ana" })).toBeVisible();
	await expectAccessibleInBothThemes(page);
	const text = page.getByLabel("Email to ana@example.com");
	await page.getByRole("button", { name: "Invite to the store" }).click();
	await expect(text).toHaveValue(/^Hola, Ana:\n\nGracias por tu mensaje\./);

	// Nothing is lost on the way.
	await text.press("End");
	await page.reload();
	await ready(page);
	await expect(text).toHaveValue(/^Hola, Ana:/);
	await context.setOffline(true);
	await page.getByRole("button", { name: "Send the reply" }).click();
	await expect(page.getByRole("alert")).toContainText("can’t be reached");
	await expect(text).toHaveValue(/^Hola, Ana:/);
	await context.setOffline(false);
	await page.getByRole("button", { name: "Send the reply" }).click();
	await expect(page.getByText("The reply is on its way.")).toBeVisible();
	await expect(text).toHaveValue("");
	await expect(page.getByRole("region", { name: "What was done" })).toContainText("Clara replied");

	await page.getByRole("link", { name: "Inbox" }).first().click();
	await expect(page.getByText("Nothing is waiting here.")).toBeVisible();
	await page.getByRole("link", { name: "Waiting for the visitor 1" }).click();
	await expect(page.getByRole("link", { name: /Ana.*with Clara/s })).toBeVisible();
	await expectAccessibleInBothThemes(page);
});

test("LEAD-4 two colleagues at the same message: the second reads what the first added before the reply goes out", async ({
	browser,
	context,
}) => {
	const clara = await open(context, "Clara", "/admin/inbox?view=waiting");
	await clara.getByRole("link", { name: /Ana/ }).click();
	await expect(clara.getByRole("heading", { level: 1, name: "Ana" })).toBeVisible();
	const olivia = await open(await browser.newContext(), "Olivia", new URL(clara.url()).pathname);
	await olivia.getByText("Add a private note").click();
	await olivia.getByLabel("Note for colleagues").fill("It’s in the back.");
	await olivia.getByRole("button", { name: "Save the note" }).click();
	await expect(olivia.getByText("Note saved.")).toBeVisible();

	const text = clara.getByLabel("Email to ana@example.com");
	await text.fill("Hasta mañana.");
	await text.press("Tab");
	await clara.keyboard.press("Enter");
	await expect(clara.getByText("A colleague has added something meanwhile")).toBeVisible();
	await expect(clara.getByText("It’s in the back.")).toBeVisible();
	await expect(text).toHaveValue("Hasta mañana.");
	await clara.getByRole("button", { name: "Send the reply" }).click();
	await expect(clara.getByText("The reply is on its way.")).toBeVisible();
	await clara.getByRole("button", { name: "Done", exact: true }).click();
	await expect(clara.getByText("It’s under “Done” now.")).toBeVisible();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });
	test("LEAD-2 LEAD-4 the list is searched and a message is taken up again", async ({ context }) => {
		const cookie = site.cookieOf("Olivia");
		const at = cookie.indexOf("=");
		await context.addCookies([{ name: cookie.slice(0, at), value: cookie.slice(at + 1), url: site.url }]);
		const page = await context.newPage();
		await page.goto(`${site.url}/admin/inbox?view=done`);
		await page.getByLabel("Name, phone, email, words").fill("transparente");
		await page.getByRole("button", { name: "Show" }).click();
		await page.getByRole("link", { name: /Ana/ }).click();
		await page.getByRole("button", { name: "Back to “To do”" }).click();
		await expect(page.getByRole("status")).toContainText("It’s back under “To do”.");
	});
});
