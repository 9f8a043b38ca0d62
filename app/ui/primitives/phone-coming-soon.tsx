import { Phone } from "lucide-react";
import { m } from "../../paraglide/messages.js";

/** In the place of a store's call button where the store has no number yet. */
export const PhoneComingSoon = ({ className = "" }: { className?: string }) => (
	<p
		className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-full border border-dashed border-line-strong px-3 text-sm whitespace-nowrap text-ink-soft ${className}`}
	>
		<Phone aria-hidden size={17} /> {m.phone_coming_soon()}
	</p>
);
