import { expect, test, visit } from "./visitor.ts";
import { wordsOf } from "./words-of.ts";

const languages = {
	en: {
		tag: "en-US",
		prefix: "",
		query: "fiber",
		found: "/internet-plans",
		perMonth: /\$85\/month/,
		total: "$2,040.00",
		greeting: "Hi! I would like to buy this",
	},
	es: {
		tag: "es-MX",
		prefix: "/es",
		query: "fibra óptica",
		found: "/es/internet-plans",
		perMonth: /\$85\/mes/,
		total: "$2,040.00",
		greeting: "¡Hola! Quiero comprar esto",
	},
	pt: {
		tag: "pt-BR",
		prefix: "/pt",
		query: "fibra ótica",
		found: "/pt/internet-plans",
		perMonth: /US\$\s85\/mês/,
		total: /US\$\s2\.040,00/,
		greeting: "Oi! Quero comprar isto",
	},
};

for (const [locale, { tag, prefix, query, found, perMonth, total, greeting }] of Object.entries(languages)) {
	const say = wordsOf(locale);
	test.describe(`in ${locale}`, () => {
		test.use({ locale: tag });

		test(`SRCH-9 a plan is found and asked about, ${locale}`, async ({ page }) => {
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
			await expect(page).toHaveURL(found);
			await page.getByRole("button", { name: say("plans_open_all") }).click();
			const plan = page.locator("#xfinity-gigabit");
			await expect(plan).toContainText(perMonth);
			await plan.getByRole("link", { name: say("plans_ask_about", { plan: "Xfinity Gigabit" }) }).click();
			await expect(page).toHaveURL(`${prefix}/contact?plan=xfinity-gigabit`);
			await expect(page.getByRole("main")).toContainText("Xfinity Gigabit");
		});

		test(`CMP-3 plans are compared, ${locale}`, async ({ page }) => {
			await visit(page, `${prefix}/internet-plans`);
			await page.getByRole("button", { name: say("plans_open_all") }).click();
			for (const plan of ["Xfinity Gigabit", "Xfinity 300"])
				await page.getByRole("button", { name: `${say("plans_add_to_compare")}: ${plan}`, exact: true }).click();
			await page.getByRole("button", { name: say("plans_compare", { count: "2" }) }).click();
			const dialog = page.getByRole("dialog", { name: say("plans_comparison") });
			await expect(dialog.getByRole("columnheader")).toHaveCount(2);
			await expect(dialog.getByRole("row", { name: new RegExp(`^${say("plans_row_24_months")}`) })).toContainText(
				total,
			);
			await dialog.getByRole("button", { name: say("plans_clear_all") }).click();
			await expect(dialog).toHaveCount(0);
		});

		test(`CART-6 a cart is filled and handed over, ${locale}`, async ({ page }) => {
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
			await cart.getByRole("radio", { name: "Broadway" }).check();
			const link = cart.getByRole("link", { name: say("cart_whatsapp") });
			const text = new URL((await link.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
			expect(text.startsWith(greeting)).toBe(true);
			expect(text).toMatch(new RegExp(`${say("cart_total")}: (US)?\\$\\s?14[.,]99$`));
			await cart.getByRole("link", { name: say("cart_contact_form") }).click();
			await expect(page).toHaveURL(new RegExp(`^[^?]*${prefix}/contact\\?`));
			await expect(page.getByRole("main")).toContainText("1 × ");
		});

		test(`POST-1 a story is read, and read on in another language, ${locale}`, async ({ page }) => {
			await visit(page, `${prefix}/blog`);
			const first = page.getByRole("main").getByRole("heading", { level: 2 }).first();
			await expect(first).toHaveAttribute("lang", locale);
			const title = (await first.textContent()) ?? "";
			await first.getByRole("link").click();
			await expect(page).toHaveURL(`${prefix}/blog/keep-your-number-when-you-switch`);
			await expect(page.getByRole("heading", { level: 1, name: title })).toHaveAttribute("lang", locale);
			await expect(page.locator(".story-content")).toHaveAttribute("lang", locale);
			const [other, address] = locale === "pt" ? ["Español", "/es"] : ["Português", "/pt"];
			await page.getByRole("contentinfo").getByRole("link", { name: other }).click();
			await expect(page).toHaveURL(`${address}/blog/keep-your-number-when-you-switch`);
			await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
		});

		test(`CONTACT-1 a message is sent, ${locale}`, async ({ page }) => {
			await visit(page, `${prefix}/contact`);
			const form = page.getByRole("form");
			await form.getByLabel(say("contact_name"), { exact: true }).fill("Visitor Three");
			await form.getByLabel(say("contact_email"), { exact: true }).fill(`three-${locale}@example.com`);
			await form.getByLabel(say("contact_message"), { exact: true }).fill("¿Olá? Hello!");
			await form.getByRole("button", { name: say("contact_send") }).click();
			await expect(page).toHaveURL(new RegExp(`${prefix}/contact/received\\?reference=BP-`));
			await expect(page.getByRole("heading", { level: 1, name: say("contact_received_title") })).toBeVisible();
		});

		test(`AUTH-1 an account is made, ${locale}`, async ({ page }) => {
			await visit(page, `${prefix}/account`);
			await page
				.getByRole("main")
				.getByRole("link", { name: say("account_sign_up") })
				.click();
			const main = page.getByRole("main");
			await main.getByLabel(say("account_name")).fill("Ana Example");
			await main.getByLabel(say("account_email")).fill(`languages-${locale}-${Date.now()}@example.com`);
			await main.getByLabel(say("account_password"), { exact: true }).fill("seven quiet harbor lanterns");
			await main.getByRole("button", { name: say("account_sign_up") }).click();
			await expect(main.getByRole("heading", { name: say("account_check_mail_heading") })).toBeVisible();
		});
	});
}
