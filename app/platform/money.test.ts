import { expect, test } from "vitest";
import { formatCents, priceParts, toCents } from "./money";

test.each([
	["$80/month", 8000],
	["$14.99", 1499],
	["$1,014.5", 101450],
	["$0.07", 7],
])("CART-5 %s is %d cents", (price, cents) => {
	expect(toCents(price)).toBe(cents);
});

test.each(["80", "$", "$-5", "$1.999", "free"])("%s is not a price", (price) => {
	expect(() => toCents(price)).toThrow("Not a price");
});

test("amounts follow the language's number format, always in US dollars", () => {
	expect(formatCents(123456, "en")).toBe("$1,234.56");
	expect(formatCents(123456, "es")).toBe("$1,234.56");
	expect(formatCents(123456, "pt")).toBe("US$\u00a01.234,56");
	expect(priceParts("$80/month", "/month")).toEqual({ amount: "$80", per: "/month" });
	expect(priceParts("$50.99/month", "/month")).toEqual({ amount: "$50.99", per: "/month" });
	expect(priceParts("$20", "/month")).toEqual({ amount: "$20.00" });
});
