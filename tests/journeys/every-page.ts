import { type Locale, locales } from "../../app/content/words.ts";
import { splitLocale } from "../../app/platform/language.ts";
import { addresses } from "../http/addresses.ts";

/** URLs that respond with data, a file or a redirect. */
const noPage =
	/^\/(auth\/sign-in\/.*|blog\/feed\.xml|captcha|compare\/.*|manifest\.webmanifest|partner-colors\.css|robots\.txt|search|search-index|search-posts|session|share\/.*|sitemap\.xml)$/;

/** One URL or more for every page of `app/routes.ts`, in one language. */
export const pagesIn = (locale: Locale): string[] =>
	addresses().filter((address) => {
		const { locale: its, path } = splitLocale(address);
		return its === locale && !noPage.test(path);
	});

export { locales };
