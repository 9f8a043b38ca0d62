import { languages } from "./languages.ts";

export type Locale = keyof typeof languages;

/** In the order of the table. */
export const locales = Object.keys(languages) as [Locale, ...Locale[]];

/** The language without a prefix in URLs. */
export const [defaultLocale] = locales;

/** A catalogue text with its translations. A missing one is a compile error. */
export type Words = Readonly<Record<Locale, string>>;

/** A text that is the same in every language: model names, speeds, sizes. */
export const same = (text: string): Words =>
	Object.fromEntries(locales.map((locale) => [locale, text])) as Record<Locale, string>;

/** A figure with its unit, in the number format of each language: "1.1 Gbps", "1,1 Gbps". */
export const figure = (value: number, unit: string): Words =>
	Object.fromEntries(
		locales.map((locale) => [locale, `${new Intl.NumberFormat(languages[locale].tag).format(value)} ${unit}`]),
	) as Record<Locale, string>;
