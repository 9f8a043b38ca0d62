import type { Locale } from "../content/words";
import { currentLocale } from "./language";
import { writtenNumber } from "./written-number";

/** "$1,014.99/month" is 101499 cents. Money is counted in whole cents, never in fractions of a dollar. */
export function toCents(price: string): number {
	const [, dollars, cents = ""] = /^\$(\d[\d,]*)(?:\.(\d{1,2}))?(?![\d.])/.exec(price) ?? [];
	if (dollars === undefined) throw new Error(`Not a price: ${price}`);
	return Number(dollars.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"));
}

const dollarSign: Record<Locale, string> = { en: "$", es: "$", pt: "US$\u00a0" };

/** Always US dollars, written as the reader's language writes them. */
export const formatCents = (cents: number, locale: Locale = currentLocale(), decimals = 2): string =>
	dollarSign[locale] + writtenNumber(cents / 100, decimals, locale);

/** "$80/month" as its two parts, in the reader's language: ["$80", "/month"]. Whole dollars show no cents. */
export function priceParts(price: string, perMonth: string): { amount: string; per?: string } {
	const cents = toCents(price);
	const isWhole = cents % 100 === 0 && price.endsWith("/month");
	const amount = formatCents(cents, currentLocale(), isWhole ? 0 : 2);
	return price.endsWith("/month") ? { amount, per: perMonth } : { amount };
}
