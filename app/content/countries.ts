import { languages } from "./languages";
import { locales, type Words } from "./words";

/** ISO 3166: "MX". */
export type CountryCode = string;

export const isCountry = (code: CountryCode): boolean =>
	/^[A-Z]{2}$/.test(code) && new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code) !== undefined;

export const countryName = (code: CountryCode): Words =>
	Object.fromEntries(
		locales.map((locale) => [
			locale,
			new Intl.DisplayNames(languages[locale].tag, { type: "region" }).of(code) ?? code,
		]),
	) as Record<(typeof locales)[number], string>;
