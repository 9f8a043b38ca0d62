import type { Locale } from "../content/words";
import { currentLocale } from "./language";

const signs: Record<Locale, { group: string; point: string }> = {
	en: { group: ",", point: "." },
	es: { group: ",", point: "." },
	pt: { group: ".", point: "," },
};

/**
 * "4,000" or "4.8", or "4.000" and "4,8" where that is how it is written. By hand: a browser's first `Intl.NumberFormat`
 * takes 28 ms to get ready, which was the longest task of pages with a price. The test holds it against `Intl`.
 */
export function writtenNumber(value: number, decimals = 0, locale: Locale = currentLocale()): string {
	const { group, point } = signs[locale];
	const [whole = "", fraction] = value.toFixed(decimals).split(".");
	const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
	return fraction ? grouped + point + fraction : grouped;
}
