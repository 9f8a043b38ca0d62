import type { Locale } from "../content/words";
import { currentLocale } from "./language";

const languages: Record<Locale, string> = { en: "en-US", es: "es-US", pt: "pt-BR" };

/** "$1,014.99/month" is 101499 cents. Money is counted in whole cents, never in fractions of a dollar. */
export function toCents(price: string): number {
	const [, dollars, cents = ""] = /^\$(\d[\d,]*)(?:\.(\d{1,2}))?(?!\d)/.exec(price) ?? [];
	if (dollars === undefined) throw new Error(`Not a price: ${price}`);
	return Number(dollars.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"));
}

/** Always US dollars, written as the reader's language writes them. */
export const formatCents = (cents: number, locale: Locale = currentLocale()): string =>
	new Intl.NumberFormat(languages[locale], { style: "currency", currency: "USD" }).format(cents / 100);
