import { expect, test } from "vitest";
import { type Cart, itemCount, lineId, readCart } from "./cart";
import { addItem, removeItem, setQuantity, totalCents } from "./cart-changes";

const slim = { id: "slim", name: "Clear Slim Case", price: "$14.99" };
const rugged = { id: "rugged", name: "Rugged Case", price: "$29.99" };
const full: Cart = addItem(addItem(addItem([], slim), rugged), slim);

test("CART-1 adding an item again raises its quantity by 1; a new item starts at 1", () => {
	expect(full.map(({ id, quantity }) => [id, quantity])).toEqual([
		["slim", 2],
		["rugged", 1],
	]);
});

test("CART-2 removing deletes the item", () => {
	expect(removeItem(full, "slim").map(({ id }) => id)).toEqual(["rugged"]);
});

test.each([
	[3, 3],
	[0, 0],
	[-5, 0],
	[2.9, 2],
	[Number.NaN, 0],
	[1e9, 99],
])("CART-3 setting the quantity to %d makes it %d, and 0 removes it", (wanted, expected) => {
	expect(setQuantity(full, "rugged", wanted).find(({ id }) => id === "rugged")?.quantity ?? 0).toBe(expected);
});

test("CART-5 prices are text with a dollar sign, counted in cents: the total is exact", () => {
	expect(totalCents(full)).toBe(5997);
	expect(itemCount(full)).toBe(3);
	const many: Cart = [{ id: "x", name: "x", price: "$0.10", quantity: 3 }];
	expect(totalCents(many)).toBe(30);
});

test.each([
	["nothing", null],
	["broken JSON", "{["],
	["not a list", '{"a":1}'],
	["invalid lines", '[1,null,"a",{"id":"x"},{"id":"x","name":"x","price":"12","quantity":1}]'],
	["impossible quantities", '[{"id":"x","name":"x","price":"$1","quantity":-1}]'],
])("CART-6 %s in the browser's storage is an empty cart", (_, stored) => {
	expect(readCart(stored)).toEqual([]);
});

test("CART-6 a stored cart is restored without duplicates and unknown fields", () => {
	const kept = JSON.stringify([...full.map((line) => ({ ...line, evil: 1 })), full[0]]);
	expect(readCart(kept)).toEqual(full);
});

const complete = {
	...slim,
	quantity: 1,
	originalPrice: "$19.99",
	image: "/images/cases/case-clear-slim-400.webp?v=1a2b3c",
	compatibility: "iPhone 15",
	material: "TPU",
};

test("CART-5 a case keeps its old price, picture, compatibility and material", () => {
	expect(readCart(JSON.stringify([complete]))).toEqual([complete]);
});

test("ACT-12 the same case for two phones, and for none, is three lines that are changed one by one", () => {
	const forPro = { ...slim, model: "iPhone 15 Pro" };
	const forPlus = { ...slim, model: "iPhone 15 Plus" };
	const cart = [forPro, slim, forPlus, forPro].reduce<Cart>(addItem, []);
	const quantities = (lines: Cart) => lines.map(({ model, quantity }) => [model, quantity]);
	expect(quantities(cart)).toEqual([
		["iPhone 15 Pro", 2],
		[undefined, 1],
		["iPhone 15 Plus", 1],
	]);
	expect(itemCount(cart)).toBe(4);
	expect(totalCents(cart)).toBe(5996);
	expect(quantities(removeItem(cart, lineId(forPro)))).toEqual([
		[undefined, 1],
		["iPhone 15 Plus", 1],
	]);
	expect(quantities(setQuantity(cart, lineId(slim), 0))).toHaveLength(2);
	expect(quantities(setQuantity(cart, lineId(forPlus), 7))[2]).toEqual(["iPhone 15 Plus", 7]);
	expect(readCart(JSON.stringify([...cart, ...cart]))).toEqual(cart);
});

test.each([7, "", "x".repeat(61), null, {}])("ACT-12 a stored phone that cannot be one is dropped: %j", (model) => {
	expect(readCart(JSON.stringify([{ ...complete, model }]))).toEqual([complete]);
});

test.each([
	"https://elsewhere.example/x.webp",
	"//elsewhere.example/x.webp",
	"/\\elsewhere.example/x.webp",
	"/images/../account.svg",
	"data:image/svg+xml,x",
	"javascript:alert(1)",
	7,
])("CART-6 the picture %j is not on this site and is dropped", (image) => {
	const { image: _, ...rest } = complete;
	expect(readCart(JSON.stringify([{ ...complete, image }]))).toEqual([rest]);
});

test("CART-6 an invalid original price is dropped", () => {
	const { originalPrice: _, ...rest } = complete;
	expect(readCart(JSON.stringify([{ ...complete, originalPrice: "a lot" }]))).toEqual([rest]);
});
