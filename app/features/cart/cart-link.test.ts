import { expect, test } from "vitest";
import type { Cart } from "./cart";
import { cartContactLink, encodeCart, parseCartLink } from "./cart-link";

const cart: Cart = [
	{ id: "case-clear-slim", name: "Clear Slim Case", price: "$14.99", quantity: 2 },
	{ id: "case-flip-fold", name: "Flip Phone Hinge Case", price: "$32.99", quantity: 1 },
];

test("CART-6 a cart survives a round trip through a URL", () => {
	expect(encodeCart(cart)).toBe("case-clear-slim:2,case-flip-fold:1");
	expect(parseCartLink(encodeCart(cart))).toEqual([
		{ id: "case-clear-slim", quantity: 2 },
		{ id: "case-flip-fold", quantity: 1 },
	]);
});

test("CART-6 the contact form's URL carries the store and the list", () => {
	const { pathname, searchParams } = new URL(cartContactLink("store-broadway", cart), "http://site.test");
	expect(pathname).toBe("/contact");
	expect(searchParams.get("store")).toBe("store-broadway");
	expect(parseCartLink(searchParams.get("cart"))).toHaveLength(2);
});

test("ACT-12 the URL names the chosen phones; the same case for two of them is two items", () => {
	const [slim] = cart;
	if (!slim) throw new Error("no case");
	const text = encodeCart([{ ...slim, model: "iPhone 15 Pro" }, { ...slim, model: "Samsung Galaxy S24+" }, slim]);
	expect(text).toBe("case-clear-slim.iphone-15-pro:2,case-clear-slim.samsung-galaxy-s24-plus:2,case-clear-slim:2");
	expect(parseCartLink(text)).toEqual([
		{ id: "case-clear-slim", quantity: 2, model: "iphone-15-pro" },
		{ id: "case-clear-slim", quantity: 2, model: "samsung-galaxy-s24-plus" },
		{ id: "case-clear-slim", quantity: 2 },
	]);
	expect(
		encodeCart([
			{ ...slim, model: "日本" },
			{ ...slim, model: "x".repeat(65) },
		]),
	).not.toContain("x");
});

test.each([
	null,
	"",
	"case",
	"case:",
	"case:0",
	"case:-1",
	"case:1.5",
	"case:100",
	"case:01",
	":2",
	"case:1:2",
	"<b>:1",
	"case.:1",
	".iphone-15:1",
	"case.iphone.15:1",
	"case.<b>:1",
	`case.${"x".repeat(65)}:1`,
	`${"x".repeat(65)}:1`,
])("CART-6 %j is not a wanted item", (text) => {
	expect(parseCartLink(text)).toEqual([]);
});

test("CART-6 duplicates in a URL keep the first, and an invalid id is never encoded", () => {
	expect(parseCartLink("a:1,b:2,a:9,?:1")).toEqual([
		{ id: "a", quantity: 1 },
		{ id: "b", quantity: 2 },
	]);
	expect(encodeCart([{ id: "x&y=1", name: "x", price: "$1", quantity: 1 }])).toBe("");
});
