import type { Locale } from "../content/words";
import { currentLocale } from "./language";
import { languageTag } from "./language-tag";

/** "$1,014.99/month" is 101499 cents. Amounts are whole cents, to avoid rounding errors. */
export function toCents(price: string): number {
	const [, dollars, cents = ""] = /^\$(\d[\d,]*)(?:\.(\d{1,2}))?(?![\d.])/.exec(price) ?? [];
	if (dollars === undefined) throw new Error(`Not a price: ${price}`);
	return Number(dollars.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"));
}

/** US dollars in the number format of the locale. */
export const formatCents = (cents: number, locale: Locale = currentLocale(), decimals = 2): string =>
	new Intl.NumberFormat(languageTag(locale), {
		style: "currency",
		currency: "USD",
		minimumFractionDigits: decimals,
		maximumFractionDigits: decimals,
	}).format(cents / 100);

/** Splits "$80/month" into a localised amount and period: "$80" and "/month". Whole dollars show no cents. */
export function priceParts(price: string, perMonth: string): { amount: string; per?: string } {
	const cents = toCents(price);
	const isWhole = cents % 100 === 0 && price.endsWith("/month");
	const amount = formatCents(cents, currentLocale(), isWhole ? 0 : 2);
	return price.endsWith("/month") ? { amount, per: perMonth } : { amount };
}
