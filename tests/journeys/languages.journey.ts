import type { Page } from "@playwright/test";
import { phoneCases, planOf, reachable } from "./catalogue.ts";
import { expect, freshTest as test, visit } from "./visitor.ts";
import { wordsOf } from "./words-of.ts";

const plan = planOf("xfinity-gigabit");
const [dollars = "", cents] = plan.price.replace(/[^\d.]/g, "").split(".");
const written = (comma: string) => (cents ? `${dollars}${comma}${cents}` : dollars);
const casePrice = phoneCases[0]?.price.replace("$", "").replace(".", "[.,]");

const languages = {
	en: {
		tag: "en-US",
		prefix: "",
		query: "fiber",
		perMonth: `$${written(".")}/month`,
		total: /\$[\d,]+\.\d\d/,
		greeting: "Hi! I’d like to buy this",
	},
	es: {
		tag: "es-MX",
		prefix: "/es",
		query: "fibra óptica",
		perMonth: `$${written(".")}/mes`,
		total: /\$[\d,]+\.\d\d/,
		greeting: "¡Hola! Quiero comprar esto",
	},
	pt: {
		tag: "pt-BR",
		prefix: "/pt",
		query: "fibra ótica",
		perMonth: `US$\u00a0${written(",")}/mês`,
		total: /US\$\s[\d.]+,\d\d/,
		greeting: "Olá! Quero comprar isto",
	},
};

for (const [locale, { tag, prefix, query, perMonth, total, greeting }] of Object.entries(languages)) {
	const say = wordsOf(locale);

	const findPlan = async (page: Page) => {
		await visit(page, prefix || "/");
		await page
			.getByRole("banner")
			.getByRole("button", { name: say("search_open") })
			.click();
		await page.getByPlaceholder(say("search_placeholder")).fill(query);
		await page
			.getByRole("dialog")
			.getByRole("button", { name: say("search"), exact: true })
			.click();
		await expect(page).toHaveURL(`${prefix}/internet-plans`);
		await page.getByRole("button", { name: say("plans_open_all") }).click();
		const card = page.locator(`#${plan.id}`);
		await expect(card).toContainText(perMonth);
		await card.getByRole("link", { name: say("plans_ask_about", { plan: plan.name }) }).click();
		await expect(page).toHaveURL(`${prefix}/contact?plan=${plan.id}`);
		await expect(page.getByRole("main")).toContainText(plan.name);
	};

	const comparePlans = async (page: Page) => {
		await visit(page, `${prefix}/internet-plans`);
		await page.getByRole("button", { name: say("plans_open_all") }).click();
		for (const { name } of [plan, planOf("xfinity-connect-more-300")])
			await page.getByRole("button", { name: `${say("plans_add_to_compare")}: ${name}`, exact: true }).click();
		await page.getByRole("button", { name: say("plans_compare", { count: "2" }) }).click();
		const dialog = page.getByRole("dialog", { name: say("plans_comparison") });
		await expect(dialog.getByRole("columnheader")).toHaveCount(2);
		const row = dialog.getByRole("row", { name: new RegExp(`^${say("plans_row_24_months")}`) });
		await expect(row).toContainText(total);
		await dialog.getByRole("button", { name: say("plans_clear_all") }).click();
		await expect(dialog).toHaveCount(0);
	};

	const fillCart = async (page: Page) => {
		await visit(page, `${prefix}/phone-cases`);
		await page
			.getByRole("main")
			.getByRole("button", { name: new RegExp(`^${say("cart_add")}: `) })
			.first()
			.click();
		await expect(page.getByRole("region", { name: say("notifications") })).toContainText(say("cart_added_title"));
		await page
			.getByRole("banner")
			.getByRole("button", { name: say("cart_open") })
			.click();
		const cart = page.getByRole("dialog", { name: say("shopping_cart") });
		await cart.getByRole("button", { name: say("cart_choose_store") }).click();
		await cart.getByRole("radio", { name: reachable.name }).check();
		const link = cart.getByRole("link", { name: say("cart_whatsapp") });
		const text = new URL((await link.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
		expect(text.startsWith(greeting)).toBe(true);
		expect(text).toContain(reachable.name);
		expect(text).toMatch(new RegExp(`${say("cart_total")}: (US)?\\$\\s?${casePrice}$`, "m"));
		await cart.getByRole("link", { name: say("cart_contact_form") }).click();
		await expect(page).toHaveURL(new RegExp(`^[^?]*${prefix}/contact\\?`));
		await expect(page.getByRole("main")).toContainText("1 × ");
	};

	const readStory = async (page: Page) => {
		await visit(page, `${prefix}/blog`);
		const first = page.getByRole("main").getByRole("heading", { level: 2 }).first();
		await expect(first).toHaveAttribute("lang", locale);
		const title = (await first.textContent()) ?? "";
		await first.getByRole("link").click();
		await expect(page).toHaveURL(`${prefix}/blog/keep-your-number-when-you-switch`);
		await expect(page.getByRole("heading", { level: 1, name: title })).toHaveAttribute("lang", locale);
		await expect(page.locator(".story-content")).toHaveAttribute("lang", locale);
		const [other, path] = locale === "pt" ? ["Español", "/es"] : ["Português", "/pt"];
		await page.getByRole("contentinfo").getByRole("link", { name: other }).click();
		await expect(page).toHaveURL(`${path}/blog/keep-your-number-when-you-switch`);
		await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
	};

	const sendMessage = async (page: Page) => {
		await visit(page, `${prefix}/contact`);
		const form = page.getByRole("form");
		await form.getByLabel(say("contact_name"), { exact: true }).fill("Visitor Three");
		await form.getByLabel(say("contact_email"), { exact: true }).fill(`three-${locale}@example.com`);
		await form.getByLabel(say("contact_message"), { exact: true }).fill("¿Olá? Hello!");
		await form.getByRole("button", { name: say("contact_send") }).click();
		await expect(page).toHaveURL(new RegExp(`${prefix}/contact/received\\?reference=BP-`));
		await expect(page.getByRole("heading", { level: 1, name: say("contact_received_title") })).toBeVisible();
	};

	const signUp = async (page: Page) => {
		await visit(page, `${prefix}/account`);
		const main = page.getByRole("main");
		await main.getByRole("link", { name: say("account_sign_up") }).click();
		await main.getByLabel(say("account_name")).fill("Ana Example");
		await main.getByLabel(say("account_email")).fill(`languages-${locale}-${Date.now()}@example.com`);
		await main.getByLabel(say("account_password"), { exact: true }).fill("seven quiet harbor lanterns");
		await main.getByRole("button", { name: say("account_sign_up") }).click();
		await expect(main.getByRole("heading", { name: say("account_check_mail_heading") })).toBeVisible();
	};

	test.describe(`in ${locale}`, () => {
		test.use({ locale: tag });

		test(`SRCH-9 CMP-3 CART-6 what the site sells is found, compared and handed over to a store, ${locale}`, async ({
			page,
		}) => {
			await test.step("find a plan and ask about it", () => findPlan(page));
			await test.step("compare plans", () => comparePlans(page));
			await test.step("fill the cart", () => fillCart(page));
		});

		test(`POST-1 CONTACT-1 AUTH-1 a story is read, a message sent, an account made, ${locale}`, async ({ page }) => {
			await test.step("send a message", () => sendMessage(page));
			await test.step("make an account", () => signUp(page));
			await test.step("read a story, then in another language", () => readStory(page));
		});
	});
}
