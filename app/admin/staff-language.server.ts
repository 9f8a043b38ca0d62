import { defaultLocale, type Locale, locales } from "../content/words";

const YEAR = 365 * 86_400;
const NAME = "staff-language";

/** The language of the back office: what was chosen in this browser, else what the browser asks for. */
export function staffLanguage({ headers }: Pick<Request, "headers">): Locale {
	const chosen = new RegExp(`(?:^|; )${NAME}=(\\w+)`).exec(headers.get("Cookie") ?? "")?.[1];
	const asked = (headers.get("Accept-Language") ?? "").split(",").map((each) => each.trim().slice(0, 2));
	return [chosen, ...asked].flatMap((wish) => locales.filter((locale) => locale === wish))[0] ?? defaultLocale;
}

/** The cookie that stores the choice. */
export const staffLanguageCookie = (locale: Locale): string =>
	`${NAME}=${locale}; Path=/admin; SameSite=Lax; HttpOnly; Max-Age=${YEAR}`;
