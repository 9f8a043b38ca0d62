import { X } from "lucide-react";
import { useLocation } from "react-router";
import { m } from "../paraglide/messages.js";
import { localePath, splitLocale } from "../platform/language";
import { buttonClass, IconButton } from "../ui/primitives/button";
import { useOfferedLanguage } from "./offered-language";

/**
 * Offers another language to visitors whose browser asks for it; on a phone the strip above the header does (DOOR-7). It
 * lies over the art of the page's first screen and shifts nothing.
 */
export default function LanguageOffer() {
	const { pathname, search } = useLocation();
	const [language, decline] = useOfferedLanguage();
	if (!language) return null;
	const itsOwn = { locale: language };
	return (
		<aside
			lang={language}
			aria-label={m.language_offer_label({}, itsOwn)}
			className="absolute top-22 right-6 z-20 hidden w-80 grid-cols-[1fr_auto] gap-2 rounded-lg border border-line bg-raised p-4 shadow-float lg:grid print:hidden"
		>
			<p className="self-center text-sm">{m.language_offer_question({}, itsOwn)}</p>
			<IconButton label={m.language_offer_no({}, itsOwn)} onClick={decline}>
				<X aria-hidden size={18} />
			</IconButton>
			<p>
				<a
					href={localePath(splitLocale(pathname).path, language) + search}
					hrefLang={language}
					className={buttonClass({ look: "secondary" })}
				>
					{m.language_offer_yes({}, itsOwn)}
				</a>
			</p>
		</aside>
	);
}
