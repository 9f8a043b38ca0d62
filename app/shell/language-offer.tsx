import { X } from "lucide-react";
import { useLocation } from "react-router";
import type { Locale } from "../content/words";
import { localePath, splitLocale } from "../platform/language";
import { buttonClass, IconButton } from "../ui/primitives/button";

/** Said in the language that is offered, so not among the messages: of those a page has only its own language's. */
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

/** A quiet word to somebody whose browser speaks another of our languages. It lies over the page and moves nothing. */
export default function LanguageOffer({ language, onDismiss }: { language: Locale; onDismiss: () => void }) {
	const { pathname, search } = useLocation();
	const { label, question, yes, no } = words[language];
	return (
		<aside
			lang={language}
			aria-label={label}
			className="fixed right-22 bottom-20 left-4 z-20 grid max-w-md grid-cols-[1fr_auto] gap-2 rounded-lg border border-line bg-raised p-4 shadow-float print:hidden lg:bottom-6 lg:left-6"
		>
			<p className="self-center text-sm">{question}</p>
			<IconButton label={no} onClick={onDismiss}>
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
