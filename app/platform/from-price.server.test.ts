import { expect, test } from "vitest";
import { same } from "../content/words";
import { fromPrice } from "./from-price.server";

const open = (price: string) => ({ price });
const withMobile = (price: string) => ({ price, condition: same("with Mobile") });

test("FROM-1 the lowest price that anybody can get comes first, the lower one with its condition beside it", () => {
	expect(fromPrice([withMobile("$35/month"), open("$70/month"), open("$50/month")])).toEqual({
		offer: open("$50/month"),
		condition: "$35/month with Mobile",
	});
});

test("FROM-1 a price with a condition that saves nothing is not mentioned", () => {
	expect(fromPrice([open("$50/month"), withMobile("$50/month"), withMobile("$60/month")])).toEqual({
		offer: open("$50/month"),
	});
});

test("FROM-1 where every price takes something, the lowest says what", () => {
	expect(fromPrice([withMobile("$40/month"), withMobile("$30/month")])).toEqual({
		offer: withMobile("$30/month"),
		condition: "with Mobile",
	});
});

test("FROM-1 there is no price among no offers", () => {
	expect(fromPrice([])).toBeUndefined();
});
