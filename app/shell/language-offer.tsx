import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { Locale } from "../content/words";
import { currentLocale, localePath, splitLocale } from "../platform/language";
import { buttonClass, IconButton } from "../ui/primitives/button";
import { rememberedLanguage, rememberLanguage, wantedLanguage } from "./wanted-language";

/** In the offered language, so not in messages/: a page loads only the messages of its own language. */
const words: Record<Locale, { label: string; question: string; yes: string; no: string }> = {
	en: {
		label: "Language",
		question: "Would you rather read this in English?",
		yes: "Switch to English",
		no: "No, thanks",
	},
	es: { label: "Idioma", question: "¿Prefieres leer esto en español?", yes: "Ver en español", no: "No, gracias" },
	pt: { label: "Idioma", question: "Prefere ler isto em português?", yes: "Ver em português", no: "Agora não" },
};

/**
 * Offers the page in the visitor's language. Pages are the same for everyone, so this is decided in the browser. It
 * overlays the page and causes no layout shift.
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
	const { label, question, yes, no } = words[language];
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
