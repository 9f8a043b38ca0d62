import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { type Site, startSite } from "../http/start-site.ts";
import { caseOf, centsOf, dollars, planOf, reachable, storeNamed, stores, telLink } from "./catalogue.ts";
import {
	expect,
	expectAccessible,
	expectAccessibleInBothThemes,
	expectWellStructured,
	freshTest,
	test,
	visit,
} from "./visitor.ts";

const form = (page: Page) => page.getByRole("form");
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const reference = /^BP-[2-9B-Z]{4}-[2-9B-Z]{4}$/;

/** The confirmation page; returns the reference. */
async function expectReceived(page: Page, heading: string): Promise<string> {
	await expect(page).toHaveURL(/\/contact\/received\?reference=BP-/);
	await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
	const shown = page.getByRole("main").getByRole("definition").first();
	await expect(shown).toHaveText(reference);
	return (await shown.textContent()) ?? "";
}

const readMail = async (of: string, what: "copy" | "message") => {
	const file = join(`test-results/journeys/data-${process.env.TEST_PORT ?? 4173}`, "outbox", `${of}-${what}.eml`);
	let bytes: Buffer | undefined;
	await expect
		.poll(() => {
			try {
				bytes = readFileSync(file);
			} catch {
				return false;
			}
			return true;
		})
		.toBe(true);
	return PostalMime.parse(bytes as Buffer);
};

const inEachLanguage = {
	en: {
		path: "/contact",
		labels: ["Name", "Email", "Phone", "Preferred store", "Reply to me in", "Topic", "Message"],
		consent: /may call or text me/,
		send: "Send message",
		received: "We got your message",
		subject: "We got your message",
	},
	es: {
		path: "/es/contact",
		labels: ["Nombre", "Correo electrónico", "Teléfono", "Tienda preferida", "Idioma de respuesta", "Tema", "Mensaje"],
		consent: /puede llamarme o enviarme/,
		send: "Enviar el mensaje",
		received: "Recibimos tu mensaje",
		subject: "Recibimos tu mensaje",
	},
	pt: {
		path: "/pt/contact",
		labels: ["Nome", "E-mail", "Telefone", "Loja preferida", "Responder em", "Assunto", "Mensagem"],
		consent: /pode me ligar ou enviar/,
		send: "Enviar a mensagem",
		received: "Recebemos sua mensagem",
		subject: "Recebemos sua mensagem",
	},
};

for (const [locale, words] of Object.entries(inEachLanguage)) {
	test(`CONTACT-1 a message can be written with the keyboard alone and gets a reference, ${locale}`, async ({
		page,
	}) => {
		await visit(page, words.path);
		const [name = "", email = "", phone = "", store = "", language = "", topic = "", message = ""] = words.labels;
		await field(page, name).focus();
		await page.keyboard.type(`Visitor ${locale}`);
		await page.keyboard.press("Tab");
		await expect(field(page, email)).toBeFocused();
		await page.keyboard.type(`${locale}@example.com`);
		await page.keyboard.press("Tab");
		await expect(field(page, phone)).toBeFocused();
		await page.keyboard.type("508 555 0143");
		await page.keyboard.press("Tab");
		await expect(field(page, store)).toBeFocused();
		await page.keyboard.type("Broad");
		await expect(field(page, store)).toHaveValue("store-broadway");
		await page.keyboard.press("Tab");
		await expect(field(page, language)).toBeFocused();
		await expect(field(page, language)).toHaveValue(locale);
		await page.keyboard.press("Tab");
		await expect(field(page, topic)).toBeFocused();
		await page.keyboard.type("TV");
		await page.keyboard.press("Tab");
		await expect(field(page, message)).toBeFocused();
		await page.keyboard.type("One line");
		await page.keyboard.press("Enter");
		await page.keyboard.type("and another");
		await page.keyboard.press("Tab");
		const consent = form(page).getByRole("checkbox", { name: words.consent });
		await expect(consent).toBeFocused();
		await page.keyboard.press("Space");
		await expect(consent).toBeChecked();
		// The links to privacy and terms lie between.
		for (let stop = 0; stop < 3; stop++) await page.keyboard.press("Tab");
		await expect(form(page).getByRole("button", { name: words.send })).toBeFocused();
		await page.keyboard.press("Enter");

		const given = await expectReceived(page, words.received);
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
		await page.reload();
		expect(await expectReceived(page, words.received)).toBe(given);
		const dealer = await readMail(given, "message");
		for (const part of [`Visitor ${locale}`, "508 555 0143", "Broadway", "Topic: TV", "> One line\n> and another"]) {
			expect(dealer.text).toContain(part);
		}
		const copy = await readMail(given, "copy");
		expect(copy.subject).toBe(`${words.subject}: ${given}`);
		expect(copy.text).toMatch(words.consent);
	});
}

test("LEGAL-6 the consent is optional, says how to stop and links to the rules; a phone number alone gets a call", async ({
	page,
}) => {
	await visit(page, "/contact");
	const consent = form(page).getByRole("checkbox");
	await expect(consent).not.toBeChecked();
	await expect(consent).toHaveAccessibleName(/STOP.*HELP.*isn’t required to buy anything.*\(optional\)/);
	await expect(consent).toHaveAccessibleDescription(/never for marketing.*don’t share your number/);
	await expect(field(page, "Phone")).toHaveAccessibleDescription(/call you back about this message/);
	await expect(form(page).getByRole("link", { name: "Terms of Service" })).toHaveAttribute("href", "/terms");
	await form(page).getByRole("link", { name: "Privacy Policy" }).click();
	await expect(page).toHaveURL("/privacy#calls-and-texts");
	await expect(page.getByRole("heading", { name: "Calls and text messages" })).toBeInViewport();
});

test("CONTACT-1 the plan the visitor was looking at is carried into the form and WhatsApp", async ({ page }) => {
	const { name, price } = planOf("att-fiber-1-gig");
	await visit(page, "/internet-plans?plan=att-fiber-1-gig");
	await page.getByRole("link", { name: `Ask a store about ${name}` }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
	const asked = page.getByRole("region", { name: "You were looking at" });
	await expect(asked.getByRole("listitem")).toHaveText([`${name}, ${price}`]);
	await expect(field(page, "Topic")).toHaveValue("internet");
	await expect(field(page, "Message")).toHaveValue(`I’d like to know more about:\n• ${name}, ${price}\n\n`);
	for (const { name: store, whatsapp } of stores) {
		const link = page.locator("#stores").getByRole("link", { name: `WhatsApp the ${store} store` });
		const { origin, pathname, searchParams } = new URL((await link.getAttribute("href")) ?? "");
		if ("messageCode" in whatsapp) {
			expect(origin + pathname).toBe(`https://wa.me/message/${whatsapp.messageCode}`);
		} else {
			expect(origin + pathname).toBe(`https://wa.me/${whatsapp.number}`);
			expect(searchParams.get("text")).toBe(`Hi! I'm interested in your services at ${store}.\n• ${name}, ${price}`);
		}
	}
	await asked.getByRole("link", { name: "This is about something else" }).click();
	await expect(page).toHaveURL("/contact");
	await expect(field(page, "Message")).toHaveValue("");
	await expect(field(page, "Topic")).toHaveValue("general");
});

test("CONTACT-1 every store is listed; the chosen one comes first and is selected in the form", async ({ page }) => {
	await visit(page, "/contact?store=store-socastee&cart=case-clear-slim:2,case-flip-fold:1");
	const section = page.locator("#stores");
	const others = stores.map(({ name }) => name).filter((name) => name !== "Socastee");
	await expect(section.getByRole("heading", { level: 3 })).toHaveText(["Socastee", ...others]);
	await expect(field(page, "Preferred store")).toHaveValue("store-socastee");
	for (const { name, phone } of stores.filter((store) => store.phone)) {
		const call = section.getByRole("link", { name: new RegExp(`Call the ${name} store`) });
		await expect(call).toHaveAttribute("href", telLink(phone ?? ""));
	}
	const without = stores.filter(({ phone }) => !phone).length;
	await expect(section.getByText("Phone number coming soon")).toHaveCount(without);
});

test("CART-6 ACT-9 the cart's list is filled in, sent by the contact form and reaches the dealer", async ({ page }) => {
	const [slim, armor] = [caseOf("case-clear-slim"), caseOf("case-rugged-armor")].map(({ price }) => centsOf(price));
	const [slimLine, armorLine, total] = [
		`2 × Clear Slim Case (${caseOf("case-clear-slim").compatibility.en}) — ${dollars(2 * (slim ?? 0))} (${dollars(slim ?? 0)} each)`,
		`1 × Rugged Armor Case (${caseOf("case-rugged-armor").compatibility.en}) — ${dollars(armor ?? 0)}`,
		`Total: ${dollars(2 * (slim ?? 0) + (armor ?? 0))}`,
	];
	const { city, region } = storeNamed("Goose Creek");
	await visit(page, "/phone-cases");
	for (const name of ["Clear Slim Case", "Rugged Armor Case", "Clear Slim Case"]) {
		await page.getByRole("button", { name: `Add to Cart: ${name}` }).click();
	}
	await page.getByRole("banner").getByRole("button", { name: "Shopping cart" }).click();
	const drawer = page.getByRole("dialog", { name: "Shopping Cart" });
	await drawer.getByRole("button", { name: "Choose a store to finish" }).click();
	await drawer.getByRole("radio", { name: "Goose Creek" }).check();
	const way = drawer.getByRole("link", { name: "Use the contact form" });
	await expect(way).toContainText("Your list is already filled in.");
	await way.click();
	await expect(page).toHaveURL(/\/contact\?store=store-goose-creek/);
	await expect(form(page)).toBeInViewport();
	await expect(field(page, "Preferred store")).toHaveValue("store-goose-creek");
	await expect(field(page, "Topic")).toHaveValue("cases");
	await expect(field(page, "Message")).toHaveValue(
		[
			`Hi! I’d like to buy this at the Goose Creek (${city}, ${region}) store:`,
			"",
			slimLine,
			armorLine,
			"",
			total,
			"Do you have this today? If so, please hold it for me.",
		].join("\n"),
	);
	await field(page, "Name").fill("Cart Visitor");
	await field(page, "Phone").fill("(843) 555-0144");
	await form(page).getByRole("button", { name: "Send message" }).click();
	const dealer = await readMail(await expectReceived(page, "We got your message"), "message");
	expect(dealer.text).toContain(`> ${slimLine}`);
	expect(dealer.text).toContain(`Preferred store: Goose Creek (${city}, ${region})`);
	await page.goBack();
	await expect(page.getByTestId("cart-count")).toHaveText("3");
});

test.describe("when the form has errors", () => {
	// The browser logs every response that is not a success.
	test.use({ allowedErrors: [/status of 422/] });

	test("CONTACT-1 errors are listed above and shown beside the fields, the focus leads there, nothing typed is lost", async ({
		page,
	}) => {
		await visit(page, "/contact");
		await field(page, "Phone").fill("555-0100");
		await field(page, "Message").fill("Kept");
		await form(page).getByRole("button", { name: "Send message" }).click();
		const summary = form(page).getByRole("alert");
		await expect(summary).toBeFocused();
		await expect(summary).toContainText("Please check 2 fields");
		await expectAccessibleInBothThemes(page);
		await page.setViewportSize({ width: 390, height: 844 });
		await expectWellStructured(page);

		await summary.getByRole("link", { name: /^Enter your name/ }).click();
		const name = field(page, "Name");
		await expect(name).toBeFocused();
		await expect(name).toHaveAttribute("aria-invalid", "true");
		await expect(name).toHaveAccessibleDescription("Enter your name so we know who to ask for.");
		await expect(field(page, "Phone")).toHaveAccessibleDescription(/complete phone number.*Include the area code/);
		await name.fill("Visitor");
		await form(page).getByRole("button", { name: "Send message" }).click();
		await expect(summary).toContainText("Please check 1 field");
		await expect(summary).toBeFocused();
		await expect(name).toHaveAttribute("aria-invalid", "false");
		await field(page, "Phone").fill("508 555 0145");
		await expect(field(page, "Message")).toHaveValue("Kept");
		await form(page).getByRole("button", { name: "Send message" }).click();
		await expectReceived(page, "We got your message");
	});
});

freshTest.describe("without scripts", () => {
	freshTest.use({ javaScriptEnabled: false, allowedErrors: [/status of 422/] });

	freshTest("CONTACT-1 the form says what is wrong, keeps what was typed, and sends", async ({ page }) => {
		await page.goto("/es/contact?partner=verizon");
		await field(page, "Correo electrónico").fill("sin@scripts");
		await field(page, "Tienda preferida").selectOption("store-marlborough");
		await field(page, "Tema").selectOption("wireless");
		await field(page, "Idioma de respuesta").selectOption("pt");
		await field(page, "Mensaje").fill("Se queda");
		await form(page).getByRole("checkbox").check();
		await form(page).getByRole("button", { name: "Enviar el mensaje" }).click();
		await expect(form(page).getByRole("alert")).toContainText("Revisa 2 campos");
		await expect(form(page).getByRole("alert")).toBeFocused();
		await expect(field(page, "Nombre")).toHaveAccessibleDescription(/^Escribe tu nombre/);
		await expect(field(page, "Correo electrónico")).toHaveValue("sin@scripts");
		await expect(field(page, "Tienda preferida")).toHaveValue("store-marlborough");
		await expect(field(page, "Tema")).toHaveValue("wireless");
		await expect(field(page, "Idioma de respuesta")).toHaveValue("pt");
		await expect(field(page, "Mensaje")).toHaveValue("Se queda");
		await expect(form(page).getByRole("checkbox")).toBeChecked();

		await field(page, "Nombre").fill("Sin Scripts");
		await field(page, "Correo electrónico").fill("sin@example.com");
		await form(page).getByRole("button", { name: "Enviar el mensaje" }).click();
		const given = await expectReceived(page, "Recibimos tu mensaje");
		const dealer = await readMail(given, "message");
		expect(dealer.text).toContain("Was looking at: Verizon");
		expect((await readMail(given, "copy")).subject).toContain("Recebemos sua mensagem");
	});
});

freshTest.describe("when the site cannot be reached", () => {
	freshTest.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|status of 502/] });

	freshTest(
		"CONTACT-1 the visitor is told with the stores' phones, nothing is lost, and sending again works",
		async ({ page, context }) => {
			await visit(page, "/contact");
			await field(page, "Name").fill("Offline Visitor");
			await field(page, "Email").fill("offline@example.com");
			await field(page, "Message").fill("Written in a tunnel");
			const send = form(page).getByRole("button", { name: "Send message" });
			await context.setOffline(true);
			await send.click();
			const alert = form(page).getByRole("alert");
			await expect(alert).toContainText("Your message wasn’t sent because we couldn’t reach our site.");
			await expect(alert).toBeFocused();
			await expect(alert.getByRole("link", { name: reachable.phone })).toHaveAttribute(
				"href",
				telLink(reachable.phone),
			);
			await expectAccessible(page);

			await context.setOffline(false);
			await page.route(/contact\.data/, (route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }), {
				times: 1,
			});
			const response = page.waitForResponse(/contact\.data/);
			await send.click();
			expect((await response).status()).toBe(502);
			await expect(alert).toContainText("couldn’t reach our site");
			await expect(field(page, "Message")).toHaveValue("Written in a tunnel");
			await send.click();
			const copy = await readMail(await expectReceived(page, "We got your message"), "copy");
			expect(copy.text).toContain("> Written in a tunnel");
		},
	);
});

test("CONTACT-1 a double click sends one message", async ({ page }) => {
	let sent = 0;
	page.on("request", (request) => {
		if (request.method() === "POST") sent++;
	});
	await visit(page, "/contact");
	await field(page, "Name").fill("Impatient Visitor");
	await field(page, "Email").fill("impatient@example.com");
	await field(page, "Message").fill("Quick");
	await form(page).getByRole("button", { name: "Send message" }).dblclick();
	await expectReceived(page, "We got your message");
	expect(sent).toBe(1);
});

test("CONTACT-1 input from before the scripts loaded is kept", async ({ page }) => {
	const scripts = Promise.withResolvers<void>();
	await page.route(/\/assets\/.*\.js/, async (route) => {
		await scripts.promise;
		await route.continue();
	});
	await page.goto("/contact?plan=att-fiber-1-gig", { waitUntil: "commit" });
	await field(page, "Name").fill("Early Visitor");
	await field(page, "Message").fill("Written early");
	await field(page, "Topic").selectOption("wireless");
	await form(page).getByRole("checkbox").check();
	scripts.resolve();
	await page.waitForFunction(() => document.documentElement.dataset.ready === "");
	await expect(field(page, "Name")).toHaveValue("Early Visitor");
	await expect(field(page, "Message")).toHaveValue("Written early");
	await expect(field(page, "Topic")).toHaveValue("wireless");
	await expect(form(page).getByRole("checkbox")).toBeChecked();
});

test("CONTACT-1 a draft survives a reload and another page, until it is sent", async ({ page }) => {
	await visit(page, "/contact");
	await field(page, "Name").fill("Slow Writer");
	await field(page, "Email").fill("slow@example.com");
	await field(page, "Topic").selectOption("wireless");
	await field(page, "Message").fill("I have begun to");
	await form(page).getByRole("checkbox").check();
	await page.reload();
	await expect(field(page, "Name")).toHaveValue("Slow Writer");
	await expect(field(page, "Topic")).toHaveValue("wireless");
	await expect(field(page, "Message")).toHaveValue("I have begun to");
	await visit(page, "/locations");
	await visit(page, "/contact?plan=att-fiber-1-gig");
	await expect(field(page, "Name")).toHaveValue("");
	await visit(page, "/contact");
	await expect(field(page, "Message")).toHaveValue("I have begun to");
	// Consent must be given again.
	await expect(form(page).getByRole("checkbox")).not.toBeChecked();
	await form(page).getByRole("button", { name: "Send message" }).click();
	await expectReceived(page, "We got your message");
	await visit(page, "/contact");
	await expect(field(page, "Message")).toHaveValue("");
});

freshTest.describe("with the captcha", () => {
	let site: Site;
	freshTest.beforeAll(async () => {
		site = await startSite({ CAPTCHA: "on", LOG_LEVEL: "warn" });
	});
	freshTest.afterAll(() => site.stop());

	const write = async (page: Page, message: string) => {
		await field(page, "Name").fill("Real Person");
		await field(page, "Email").fill("person@example.com");
		await field(page, "Message").fill(message);
		await form(page).getByRole("button", { name: "Send message" }).click();
	};

	freshTest("CONTACT-1 the browser solves it while the form is filled in", async ({ page }) => {
		await visit(page, `${site.url}/contact`);
		await write(page, "Sent with scripts");
		await expectReceived(page, "We got your message");
	});

	freshTest.describe("without scripts", () => {
		freshTest.use({ javaScriptEnabled: false, allowedErrors: [/status of 422/] });

		freshTest("CONTACT-1 the page says what to do instead, before and after sending", async ({ page }) => {
			await page.goto(`${site.url}/contact`);
			await expect(page.getByText("this form needs JavaScript")).toBeVisible();
			await write(page, "Sent without scripts");
			await expect(form(page).getByRole("alert")).toContainText("Turn on JavaScript");
			await expect(form(page).getByRole("alert").getByRole("link", { name: reachable.phone })).toBeVisible();
			await expect(field(page, "Message")).toHaveValue("Sent without scripts");
		});
	});
});
