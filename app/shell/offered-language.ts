import { useEffect, useState } from "react";
import type { Locale } from "../content/words";
import { currentLocale } from "../platform/language";
import { rememberedLanguage, rememberLanguage, wantedLanguage } from "./wanted-language";

/**
 * The language to offer, and a function that declines it for good. Pages are the same for everyone, so this is decided
 * in the browser.
 */
export function useOfferedLanguage(): [Locale | undefined, () => void] {
	const [language, setLanguage] = useState<Locale>();
	useEffect(() => {
		const wanted = wantedLanguage({
			page: currentLocale(),
			chosen: rememberedLanguage(),
			spoken: navigator.languages,
			from: document.referrer,
			origin: location.origin,
		});
		if (!wanted) return;
		if ("offer" in wanted) setLanguage(wanted.offer);
		else rememberLanguage(wanted.choose);
	}, []);
	const decline = () => {
		rememberLanguage(currentLocale());
		setLanguage(undefined);
	};
	return [language, decline];
}
