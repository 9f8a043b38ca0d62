import { createServer } from "node:net";
import type { Page } from "@playwright/test";
import { startSite } from "../http/start-site.ts";
import { linkIn, mailTo } from "./mailbox.ts";
import { startOpenIdProvider } from "./openid-provider.ts";
import {
	expect,
	expectAccessible,
	expectAccessibleInBothThemes,
	expectWellStructured,
	freshTest,
	holdScripts,
	test,
	visit,
} from "./visitor.ts";

const password = "seven quiet harbor lanterns";
let people = 0;
/** An e-mail address that no other test of this run uses. */
const newAddress = () => `journey-${process.pid}-${Date.now()}-${++people}@example.com`;
const notices = (page: Page) => page.getByRole("region", { name: "Notifications" });
const form = (page: Page) => page.getByRole("main").locator("form");

async function signUp(page: Page, email: string, path = "/account?view=sign-up") {
	await visit(page, path);
	await page.locator('input[name="name"]').fill("Ana Example");
	await page.locator('input[name="email"]').fill(email);
	await page.locator('input[name="password"]').fill(password);
	await page.locator('input[name="password"]').press("Enter");
	await page.waitForURL(/view=check-mail/);
}

async function confirmed(page: Page, email: string) {
	await signUp(page, email);
	await page.goto(linkIn(await mailTo(email, /Confirm/)));
	await expect(notices(page)).toContainText("You have successfully signed in.");
	await page.waitForURL("/");
}

test("ACCT-1 the account page has its notice with links, and sign-in, sign-up and reset", async ({ page }) => {
	await visit(page, "/account");
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { name: "Page Under Development" })).toBeVisible();
	for (const words of ["finishing touches", "User profiles", "Order history", "Preferences"])
		await expect(main).toContainText(words);
	await expect(main.getByRole("link", { name: "Back to the home page" })).toHaveAttribute("href", "/");
	await expect(main.getByRole("link", { name: "Continue shopping" })).toHaveAttribute("href", "/phone-cases");
	await expect(main.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
	await expect(main.getByRole("button", { name: "Sign in" })).toBeVisible();
	await main.getByRole("link", { name: "Create account" }).click();
	await expect(main.getByRole("heading", { name: "Create your account" })).toBeFocused();
	await expectAccessible(page);
	await page.goBack();
	await main.getByRole("link", { name: "Forgot your password?" }).click();
	await expect(main.getByRole("heading", { name: "Reset your password" })).toBeFocused();
	await expectAccessible(page);
	// AUTH-2: providers are offered only where their credentials are set.
	await expect(main.getByText("Continue with")).toHaveCount(0);
});

test("AUTH-1 AUTH-4 AUTH-5 sign-up, confirmation mail, welcome and sign-out", async ({ page }) => {
	const email = newAddress();
	await signUp(page, email);
	await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
	await page.goto(linkIn(await mailTo(email, /Confirm your email address/)));
	const toast = page.getByRole("dialog").filter({ hasText: "Welcome!" });
	await expect(toast).toContainText("You have successfully signed in.");
	await page.waitForURL("/");
	const account = page.getByRole("banner").getByRole("link", { name: "Account: Ana" });
	await expect(account).toBeVisible();
	await account.click();
	await expect(page.getByRole("heading", { name: "Hello, Ana Example" })).toBeVisible();
	await expect(page.getByRole("main")).toContainText("This device");
	await expect(page.getByRole("main")).not.toContainText("Sign in or sign up");
	await expectAccessible(page);
	await page.reload();
	await expect(page.getByRole("heading", { name: "Hello, Ana Example" })).toBeVisible();
	await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
	await expect(page.getByRole("heading", { name: "You’re signed out" })).toBeVisible();
	await expect(page.getByRole("banner").getByRole("link", { name: "Account", exact: true })).toBeVisible();
});

test.describe("refused requests", () => {
	test.use({ allowedErrors: [/status of 4\d\d/] });

	test("AUTH-3 errors are shown beside the form, and input is kept", async ({ page }) => {
		await visit(page, "/account");
		await page.getByRole("button", { name: "Sign in" }).click();
		await expect(page.getByRole("alert")).toContainText(
			"You must provide either an email or phone number and a password",
		);
		await expect(page.getByRole("alert")).toBeFocused();
		await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
		await expectAccessible(page);
		await page.getByLabel("Email").fill("nobody@example.com");
		await page.getByLabel("Password").fill("something");
		await page.getByRole("button", { name: "Sign in" }).click();
		await expect(page.getByRole("alert")).toContainText("don’t match");
		await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com");
	});

	test("AUTH-3 a weak password is refused with its reasons", async ({ page }) => {
		await visit(page, "/account?view=sign-up");
		await page.getByLabel("Your name").fill("Ana Example");
		await page.getByLabel("Email").fill(newAddress());
		await page.getByLabel("Password").fill("qwerty12");
		await page.getByRole("button", { name: "Create account" }).click();
		await expect(page.locator("#field-password-error")).toContainText("at least 10 characters");
		await expect(page.getByLabel("Your name")).toHaveValue("Ana Example");
	});

	test("AUTH-2 sign-in before confirmation offers to send the link again", async ({ page }) => {
		const email = newAddress();
		await signUp(page, email);
		await visit(page, "/account");
		await page.getByLabel("Email").fill(email);
		await page.getByLabel("Password").fill(password);
		await page.getByRole("button", { name: "Sign in" }).click();
		await expect(page.getByRole("alert")).toContainText("isn’t confirmed yet");
		await page.getByRole("link", { name: "Resend confirmation email" }).click();
		await expect(page.getByRole("button", { name: "Resend the link" })).toBeVisible();
		await page.getByLabel("Email").fill(email);
		await page.getByRole("button", { name: "Resend the link" }).click();
		await expect(page.getByText("Link resent")).toBeVisible();
	});
});

test("AUTH-2 sign-in with a password also shows in the other tab", async ({ page, context }) => {
	const email = newAddress();
	await confirmed(page, email);
	await visit(page, "/account");
	await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
	await expect(page.getByRole("heading", { name: "You’re signed out" })).toBeVisible();
	const other = await context.newPage();
	await visit(other, "/about");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill(password);
	await page.getByLabel("Password").press("Enter");
	await expect(page.getByRole("heading", { name: "Hello, Ana Example" })).toBeVisible();
	await expect(other.getByRole("banner").getByRole("link", { name: "Account: Ana" })).toBeVisible();
});

test("ACCT-1 a forgotten password is reset by mail", async ({ page }) => {
	const email = newAddress();
	await confirmed(page, email);
	await page.context().clearCookies();
	await visit(page, "/account?view=forgot");
	await page.getByLabel("Email").fill(email);
	await page.getByRole("button", { name: "Send reset link" }).click();
	await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
	await visit(page, linkIn(await mailTo(email, /Reset your password/)));
	await expectAccessible(page);
	const fresh = "nine copper kettles humming";
	await page.getByLabel("New password").fill(fresh);
	await page.getByRole("button", { name: "Save password" }).click();
	await expect(page.getByRole("heading", { name: "Your password has been changed" })).toBeVisible();
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill(fresh);
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByRole("heading", { name: "Hello, Ana Example" })).toBeVisible();
});

test.describe("a confirmation link in another browser", () => {
	test.use({ allowedErrors: [/status of 401/] });

	for (const javaScriptEnabled of [true, false])
		test(`AUTH-4 AUTH-5 asks for the password and then welcomes, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
			page,
			browser,
			baseURL,
		}) => {
			const email = newAddress();
			await signUp(page, email);
			const link = linkIn(await mailTo(email, /Confirm/));
			const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? "" });
			const other = await context.newPage();
			await other.goto(link);
			await expect(other.getByRole("heading", { name: "Confirm your email address" })).toBeVisible();
			await expect(other.getByRole("main")).toContainText(email);
			if (javaScriptEnabled) await expectAccessible(other);
			await other.getByLabel("Password").fill("not that one");
			await other.getByRole("button", { name: "Confirm and sign in" }).click();
			await expect(other.getByRole("alert")).toContainText("don’t match");
			await other.getByLabel("Password").fill(password);
			await other.getByRole("button", { name: "Confirm and sign in" }).click();
			if (javaScriptEnabled) {
				await expect(notices(other)).toContainText("You have successfully signed in.");
				await other.waitForURL("/");
			} else {
				await expect(other.getByText("You have successfully signed in.")).toBeVisible();
				await other.getByRole("main").getByRole("link", { name: "Continue" }).click();
			}
			await other.goto("/account");
			await expect(other.getByRole("heading", { name: "Hello, Ana Example" })).toBeVisible();
			await context.close();
		});
});

test("AUTH-5 an invalid link says so and leads to the account page", async ({ page }) => {
	await page.goto("/auth/callback?token_hash=made-up&type=signup&next=https://evil.example");
	await page.waitForURL("/account");
	await expect(notices(page)).toContainText("Authentication Error");
	await expect(notices(page)).toContainText("This link has expired");
});

test("AUTH-5 without a session the callback leads to the account page without an error", async ({ page }) => {
	await page.goto("/auth/callback");
	await page.waitForURL("/account");
	await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
	await expect(page.getByText("Authentication Error")).toHaveCount(0);
});

test("AUTH-5 while the callback's scripts load, the page says so and offers a link", async ({ page }) => {
	await holdScripts(page);
	for (const prefix of ["/es", "/pt"]) {
		await page.goto(`${prefix}/auth/callback`, { waitUntil: "domcontentloaded" });
		await expectWellStructured(page);
	}
	await page.goto("/auth/callback", { waitUntil: "domcontentloaded" });
	await expect(page.getByRole("heading", { name: "Completing authentication..." })).toBeVisible();
	await expectAccessibleInBothThemes(page);
	await expect(page.getByText("This takes a moment.")).toBeVisible();
	await page.getByRole("link", { name: "Continue" }).click();
	await page.waitForURL("/account", { waitUntil: "commit" });
	await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
});

test("AUTH-6 a visitor who never signed in causes no session request", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await visit(page, "/");
	await expect(page.getByRole("banner").getByRole("link", { name: "Account", exact: true })).toBeVisible();
	expect(asked.filter((path) => path.endsWith("/session"))).toEqual([]);
});

for (const [language, words] of [
	["es", { subject: /Confirma tu correo/, title: "¡Te damos la bienvenida!", hello: "Hola, Ana Example" }],
	["pt", { subject: /Confirme seu e-mail/, title: "Boas-vindas!", hello: "Olá, Ana Example" }],
] as const) {
	test(`AUTH-1 AUTH-5 the same in ${language}`, async ({ page }) => {
		const email = newAddress();
		await signUp(page, email, `/${language}/account?view=sign-up`);
		await page.goto(linkIn(await mailTo(email, words.subject)));
		await expect(page.getByText(words.title)).toBeVisible();
		await page.waitForURL(`/${language}`);
		await visit(page, `/${language}/account`);
		await expect(page.getByRole("heading", { name: words.hello })).toBeVisible();
		await expectWellStructured(page);
	});
}

freshTest.describe("without scripts", () => {
	freshTest.use({ javaScriptEnabled: false, allowedErrors: [/status of 400/] });

	freshTest("AUTH-1 AUTH-5 ACCT-1 sign-up, the mail's link, sign-out and sign-in work", async ({ page }) => {
		const email = newAddress();
		await page.goto("/account?view=sign-up");
		await page.getByLabel("Your name").fill("Ana Example");
		await page.getByLabel("Email").fill(email);
		await page.getByLabel("Password").fill("password");
		await page.getByRole("button", { name: "Create account" }).click();
		await expect(page.getByRole("alert")).toBeVisible();
		await expect(page.getByLabel("Email")).toHaveValue(email);
		await page.getByLabel("Password").fill(password);
		await page.getByRole("button", { name: "Create account" }).click();
		await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
		await page.goto(linkIn(await mailTo(email, /Confirm/)));
		await expect(page.getByText("You have successfully signed in.")).toBeVisible();
		await page.getByRole("main").getByRole("link", { name: "Continue" }).click();
		await expect(page).toHaveURL("/");
		await page.goto("/account");
		await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
		await expect(page.getByRole("heading", { name: "You’re signed out" })).toBeVisible();
		await page.getByLabel("Email").fill(email);
		await page.getByLabel("Password").fill(password);
		await page.getByRole("button", { name: "Sign in" }).click();
		await expect(page.getByRole("heading", { name: "Hello, Ana Example" })).toBeVisible();
	});
	// `form` keeps the page's forms apart from those of the frame.
	freshTest("ACCT-1 every view has exactly one form to fill in", async ({ page }) => {
		for (const view of ["sign-in", "sign-up", "check-mail", "forgot", "reset"]) {
			await page.goto(`/account?view=${view}`);
			await expect(form(page)).toHaveCount(1);
		}
	});
});

freshTest.describe("with a provider", () => {
	// The provider's own page loads fonts from another origin.
	freshTest.use({ allowedErrors: [/localhost|fonts|Failed to load resource/] });

	freshTest("AUTH-2 AUTH-5 sign-in with an OpenID provider, there and back, and a refusal", async ({ page }) => {
		const provider = await startOpenIdProvider();
		const port = await freePort();
		const url = `http://127.0.0.1:${port}`;
		provider.serve(`${url}/api/auth/callback/openid`);
		const site = await startSite({
			PORT: String(port),
			OIDC_ISSUER: provider.issuer,
			OIDC_CLIENT_ID: provider.client.id,
			OIDC_CLIENT_SECRET: provider.client.secret,
			OIDC_NAME: "Harbor ID",
		});
		try {
			await visit(page, `${url}/account`);
			await page.getByRole("link", { name: "Continue with Harbor ID" }).click();
			await page.getByRole("link", { name: "[ Cancel ]" }).click();
			await page.waitForURL(`${url}/account`);
			await expect(notices(page)).toContainText("Sign-in was canceled.");

			await page.getByRole("link", { name: "Continue with Harbor ID" }).click();
			await page.locator('input[name="login"]').fill("olivia");
			await page.locator('input[name="password"]').fill("any");
			await page.getByRole("button", { name: "Sign-in" }).click();
			await page.getByRole("button", { name: "Continue" }).click();
			await expect(notices(page)).toContainText("You have successfully signed in.");
			await page.waitForURL(`${url}/`);
			await expect(page.getByRole("banner").getByRole("link", { name: "Account: Olivia" })).toBeVisible();
		} finally {
			await site.stop();
			await provider.stop();
		}
	});
});

async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	const { port } = server.address() as { port: number };
	await new Promise((closed) => server.close(closed));
	return port;
}
