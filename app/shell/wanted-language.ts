import { type Locale, locales } from "../content/words";
import { splitLocale } from "../platform/language";

const KEY = "language";

interface Arrival {
	page: Locale;
	/** The language chosen earlier, from storage. */
	chosen: string | null;
	/** `navigator.languages`, most preferred first. */
	spoken: readonly string[];
	/** The referrer. */
	from: string;
	origin: string;
}

/**
 * The language to offer to a visitor who has arrived at a page, if any: the one chosen earlier, else the first of the
 * browser's languages that the site has. Arriving from our own page in another language counts as choosing this one.
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
		// Storage is blocked: the question comes again on the next visit.
	}
}

export function rememberedLanguage(): string | null {
	try {
		return localStorage.getItem(KEY);
	} catch {
		return null;
	}
}
