import { type Locale, locales } from "../content/words";
import { splitLocale } from "../platform/language";

const KEY = "language";

interface Arrival {
	/** The language of the page. */
	page: Locale;
	/** The one that was chosen before. */
	chosen: string | null;
	/** Those the browser asks for, the dearest first: `navigator.languages`. */
	spoken: readonly string[];
	/** The address that the visitor came from. */
	from: string;
	origin: string;
}

/**
 * Which language to offer to somebody who has arrived at a page, if any: the one that was chosen, else the first of the
 * browser's that the site speaks. Who comes from our own page in another language has just chosen this one.
 */
export function wantedLanguage({
	page,
	chosen,
	spoken,
	from,
	origin,
}: Arrival): { choose: Locale } | { offer: Locale } | null {
	if (from.startsWith(`${origin}/`) && splitLocale(new URL(from).pathname).locale !== page) return { choose: page };
	const wanted = [chosen ?? "", ...spoken].flatMap(
		(tag) => locales.find((each) => each === tag.slice(0, 2).toLowerCase()) ?? [],
	);
	return wanted[0] && wanted[0] !== page ? { offer: wanted[0] } : null;
}

export function rememberLanguage(language: Locale) {
	try {
		localStorage.setItem(KEY, language);
	} catch {
		// Storage may be forbidden; then it is asked again on the next visit.
	}
}

export function rememberedLanguage(): string | null {
	try {
		return localStorage.getItem(KEY);
	} catch {
		return null;
	}
}
