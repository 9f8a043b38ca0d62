import type { Locale } from "../content/words";
import { currentLocale } from "./language";
import { languageTag } from "./language-tag";

/**
 * "4,000" or "4.8" as the language writes it. Call it in loaders where possible: a browser's first `Intl.NumberFormat`
 * takes tens of milliseconds on a phone, in the middle of hydration.
 */
export const formatNumber = (value: number, decimals = 0, locale: Locale = currentLocale()): string =>
	new Intl.NumberFormat(languageTag(locale), {
		minimumFractionDigits: decimals,
		maximumFractionDigits: decimals,
	}).format(value);
