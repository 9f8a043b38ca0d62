import { type Locale, locales } from "../../app/content/words.ts";
import { splitLocale } from "../../app/platform/language.ts";
import { addresses } from "../http/addresses.ts";

/** Addresses that answer with data, a file or a way to another page. */
const noPage =
	/^\/(auth\/sign-in\/.*|blog\/feed\.xml|captcha|compare\/.*|manifest\.webmanifest|robots\.txt|search|search-index|search-posts|session|share\/.*|sitemap\.xml)$/;

/** Every kind of page of the site, in one language: what is new in `app/routes.ts` is here, too. */
export const pagesIn = (locale: Locale): string[] =>
	addresses().filter((address) => {
		const { locale: its, path } = splitLocale(address);
		return its === locale && !noPage.test(path);
	});

export { locales };
