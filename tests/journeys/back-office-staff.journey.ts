import { createServer } from "node:net";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type StaffSite, staffSite } from "../http/staff-site.ts";
import { newClientAddress } from "../http/start-site.ts";
import { linkIn, mailTo } from "./mailbox.ts";
import { expect, expectAccessibleInBothThemes, freshTest as test, visit } from "./visitor.ts";

const PASSWORD = "seven quiet harbor lanterns";
let site: StaffSite;
let url: string;

// Its tests share a site, and with it colleagues.
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
	const port = await freePort();
	// Passkeys know no IP addresses.
	url = `http://localhost:${port}`;
	site = await staffSite([{ name: "Olivia", role: "owner" }], {
		environment: { PORT: String(port), SITE_URL: url },
	});
});
test.afterAll(() => site.stop());

async function freePort() {
	const server = createServer();
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	const { port } = server.address() as { port: number };
	await new Promise((closed) => server.close(closed));
	return port;
}

/** A browser of somebody's own, in which Olivia is signed in already if it is hers. */
async function newBrowser(browser: Browser, name?: "Olivia"): Promise<BrowserContext> {
	const context = await browser.newContext({
		baseURL: url,
		extraHTTPHeaders: { "X-Forwarded-For": newClientAddress() },
	});
	if (name) {
		const [, cookie = "", value = ""] = /^([^=]+)=(.*)$/.exec(site.cookieOf(name)) ?? [];
		await context.addCookies([{ name: cookie, value, url }]);
	}
	return context;
}

/** A phone that unlocks its passkeys whenever it is asked. */
async function withPasskeys(page: Page) {
	const client = await page.context().newCDPSession(page);
	await client.send("WebAuthn.enable");
	const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
	return {
		/** Whether it recognises who holds it. */
		recognises: (isUserVerified: boolean) =>
			client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
	};
}

test("STAFF-4 STAFF-5 STAFF-3 STAFF-8 a new colleague is invited, joins, sets up a passkey and works", async ({
	browser,
}) => {
	const hers = await newBrowser(browser, "Olivia");
	const olivia = await hers.newPage();
	await visit(olivia, "/admin/staff");
	await olivia.getByLabel("Their email address").fill("pia@example.com");
	await olivia.getByRole("radio", { name: /^Manager/ }).check();
	await olivia.getByRole("checkbox", { name: "Marlborough" }).check();
	await olivia.getByLabel("Language of the mail").last().selectOption("pt");
	await expectAccessibleInBothThemes(olivia);
	await olivia.getByRole("button", { name: "Send the invitation" }).click();
	await expect(olivia.getByRole("heading", { name: "Invitation on its way to pia@example.com" })).toBeVisible();

	const theirs = await newBrowser(browser);
	const pia = await theirs.newPage();
	const phone = await withPasskeys(pia);
	const letter = await mailTo("pia@example.com", /Seu acesso à administração/, join(site.dataFolder, "outbox"));
	await visit(pia, linkIn(letter));
	await expectAccessibleInBothThemes(pia);
	await pia.getByLabel("Name").fill("Pia Example");
	await pia.getByLabel("Password").fill(PASSWORD);
	await pia.getByRole("button", { name: "Create my account and join" }).click();

	await expect(pia.getByRole("heading", { name: "Sign-in security" })).toBeVisible();
	await expect(pia.getByText("What you were about to do takes a second step")).toBeVisible();
	await pia.getByLabel("Name of the passkey").fill("My phone");
	await pia.getByRole("button", { name: "Add a passkey" }).click();
	await expect(pia.getByRole("heading", { name: "Keep these backup codes" })).toBeVisible();
	await expect(pia.getByText("My phone")).toBeVisible();
	await expectAccessibleInBothThemes(pia);
	await pia.getByRole("link", { name: "Continue where you were" }).click();
	await expect(pia.getByRole("heading", { name: "Today" })).toBeVisible();
	// STAFF-1: what a manager may not do is not shown.
	await expect(pia.getByRole("link", { name: "Staff" })).toHaveCount(0);

	await visit(pia, "/admin/more");
	await pia.getByRole("button", { name: "Sign out" }).click();
	await pia.waitForURL(/view=signed-out/);
	await visit(pia, "/admin/security");
	await pia.getByLabel("Email").fill("pia@example.com");
	await pia.getByLabel("Password").fill(PASSWORD);
	await pia.getByRole("main").getByRole("button", { name: "Sign in" }).click();
	await expect(pia.getByRole("heading", { name: "Confirm it’s you" })).toBeVisible();
	await expectAccessibleInBothThemes(pia);
	// A device that does not recognise its holder proves nothing.
	await phone.recognises(false);
	await pia.getByRole("button", { name: "Use a passkey" }).click();
	await expect(pia.getByText("Nothing was confirmed.")).toBeVisible();
	await phone.recognises(true);
	await pia.getByRole("button", { name: "Use a passkey" }).click();
	await expect(pia.getByRole("heading", { name: "Sign-in security" })).toBeVisible();
	await expect(pia.getByText(/last used/)).toBeVisible();
	await hers.close();
	await theirs.close();
});

test("STAFF-6 STAFF-9 a colleague who leaves is out with the next press, and the log tells of it", async ({
	browser,
}) => {
	const theirs = await newBrowser(browser);
	const pia = await theirs.newPage();
	await visit(pia, "/account?next=/admin/more");
	await pia.getByLabel("Email").fill("pia@example.com");
	await pia.getByLabel("Password").fill(PASSWORD);
	await pia.getByRole("main").getByRole("button", { name: "Sign in" }).click();
	await expect(pia.getByRole("heading", { name: "Confirm it’s you" })).toBeVisible();

	const hers = await newBrowser(browser, "Olivia");
	const olivia = await hers.newPage();
	await visit(olivia, "/admin/staff");
	await olivia.getByText("Remove Pia Example").first().press("Enter");
	await olivia.getByRole("button", { name: "Remove Pia Example" }).press("Enter");
	await expect(olivia.getByRole("status")).toContainText("They’re signed out everywhere");
	await expect(olivia.getByText("pia@example.com")).toHaveCount(0);

	await pia.getByLabel("Code").fill("123456");
	await pia.getByRole("button", { name: "Continue" }).click();
	await expect(pia.getByRole("main").getByRole("button", { name: "Sign in" })).toBeVisible();

	await olivia.getByRole("link", { name: "Log", exact: true }).first().click();
	await expect(olivia.getByText("Olivia removed Pia Example")).toBeVisible();
	await expect(olivia.getByText("Pia Example joined with the invitation for pia@example.com")).toBeVisible();
	await expectAccessibleInBothThemes(olivia);
	await hers.close();
	await theirs.close();
});
