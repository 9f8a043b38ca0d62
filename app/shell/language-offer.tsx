import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { languages } from "../content/languages";
import type { Locale } from "../content/words";
import { currentLocale, localePath, splitLocale } from "../platform/language";
import { buttonClass, IconButton } from "../ui/primitives/button";
import { rememberedLanguage, rememberLanguage, wantedLanguage } from "./wanted-language";

/**
 * Offers another language to visitors whose browser asks for it. Pages are the same for everyone, so this is decided in
 * the browser. It overlays the page and shifts nothing. Its words are not messages: scripts contain those of one language.
 */
export default function LanguageOffer() {
	const { pathname, search } = useLocation();
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
	if (!language) return null;
	const stay = () => {
		rememberLanguage(currentLocale());
		setLanguage(undefined);
	};
	const { label, question, yes, no } = languages[language].offer;
	return (
		<aside
			lang={language}
			aria-label={label}
			className="fixed right-22 bottom-20 left-4 z-20 grid max-w-md grid-cols-[1fr_auto] gap-2 rounded-lg border border-line bg-raised p-4 shadow-float print:hidden lg:bottom-6 lg:left-6"
		>
			<p className="self-center text-sm">{question}</p>
			<IconButton label={no} onClick={stay}>
				<X aria-hidden size={18} />
			</IconButton>
			<p>
				<a
					href={localePath(splitLocale(pathname).path, language) + search}
					hrefLang={language}
					className={buttonClass({ look: "secondary" })}
				>
					{yes}
				</a>
			</p>
		</aside>
	);
}
