import { expect, test } from "vitest";
import { locales } from "../content/words";
import { languageTag } from "./language-tag";
import { writtenNumber } from "./written-number";

test.each(locales)("numbers and prices are written as Intl writes them in %s", (locale) => {
	const tag = languageTag(locale);
	for (const decimals of [0, 1, 2]) {
		const intl = new Intl.NumberFormat(tag, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
		for (let units = 0; units < 20_000_000; units = Math.ceil(units * 1.07) + 1) {
			const value = units / 10 ** decimals;
			expect(writtenNumber(value, decimals, locale)).toBe(intl.format(value));
		}
	}
});
