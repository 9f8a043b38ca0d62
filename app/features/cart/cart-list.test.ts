import { expect, test } from "vitest";
import { inLocale } from "../../platform/language.server";
import type { Cart } from "./cart";
import { cartList, whatsappWithText } from "./cart-list";

const cart: Cart = [
	{
		id: "case-clear-slim",
		name: "Clear Slim Case",
		price: "$14.99",
		quantity: 2,
		compatibility: "iPhone 15 / 15 Pro",
	},
	{ id: "case-flip-fold", name: "Flip Phone Hinge Case", price: "$32.99", quantity: 1 },
];

test("CART-6 ACT-9 the message lists every line with its phone, the total and the store, and asks to hold it", () => {
	expect(cartList(cart, { name: "Broadway", city: "Myrtle Beach, SC" })).toBe(
		[
			"Hi! I’d like to buy this at the Broadway (Myrtle Beach, SC) store:",
			"",
			"2 × Clear Slim Case (iPhone 15 / 15 Pro) — $29.98 ($14.99 each)",
			"1 × Flip Phone Hinge Case — $32.99",
			"",
			"Total: $62.97",
			"Do you have this today? If so, please hold it for me.",
		].join("\n"),
	);
});

test.each([
	["en", "1 × Clear Slim Case (for iPhone 15 Pro) — $14.99"],
	["es", "1 × Clear Slim Case (para iPhone 15 Pro) — $14.99"],
	["pt", "1 × Clear Slim Case (para iPhone 15 Pro) — US$\u00a014,99"],
] as const)("ACT-12 the message names the chosen phone instead of all that the case fits: %s", (locale, line) => {
	const chosen = cart.slice(0, 1).map((item) => ({ ...item, quantity: 1, model: "iPhone 15 Pro" }));
	const list = inLocale(locale, () => cartList(chosen, { name: "Broadway", city: "Myrtle Beach, SC" }));
	expect(list.split("\n")).toContain(line);
});

test("CART-6 a WhatsApp number takes the text, whatever is in it", () => {
	const link = whatsappWithText("https://wa.me/15085550101?text=Hi", "2 × A & B — 50%\n#1");
	expect(link).toBe("https://wa.me/15085550101?text=2%20%C3%97%20A%20%26%20B%20%E2%80%94%2050%25%0A%231");
});

test("CART-6 a fixed message link takes no text", () => {
	expect(whatsappWithText("https://wa.me/message/EXAMPLEMSGCODE1", "2 × A")).toBeUndefined();
});
