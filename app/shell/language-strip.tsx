import { Globe } from "lucide-react";
import { m } from "../paraglide/messages.js";
import LanguageLinks from "./language-links";
import { useOfferedLanguage } from "./offered-language";

/** DOOR-7: the other languages, above the header of a phone. The one that the visitor's browser asks for stands out. */
export default function LanguageStrip() {
	const [offered] = useOfferedLanguage();
	return (
		<nav aria-label={m.language()} data-band="" className="bg-band text-on-band lg:hidden print:hidden">
			<div className="page-width flex items-center gap-1">
				<Globe aria-hidden size={16} className="shrink-0 text-on-band-soft" />
				<LanguageLinks className="flex flex-wrap" only="others" offered={offered} />
			</div>
		</nav>
	);
}
