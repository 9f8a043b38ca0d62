import { ArrowUpRight } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { AskLink } from "../../platform/ask-link";
import { buttonClass } from "../../ui/primitives/button";

const looks = {
	/** The partner's colour, on the site's surfaces. */
	filled: "partner-button",
	/** On the partner's colour. */
	inverse: "partner-button-inverse",
	outline: "partner-button-outline",
	plain: "",
};

/** PART-5: a call to action of a partner's page. */
export function ContactButton({
	partner,
	promotion,
	look = "filled",
	size = "medium",
	label,
	about,
}: {
	partner: string;
	promotion?: string;
	look?: keyof typeof looks;
	size?: "large" | "medium";
	label: string;
	/** What the label is about, for those who hear it away from its card. */
	about?: string;
}) {
	return (
		<AskLink
			about={{ partner, promotion }}
			target="_blank"
			rel="noopener"
			prefetch="none"
			aria-label={`${label}${about ? `: ${about}` : ""} ${m.partners_new_tab()}`}
			className={buttonClass({ look: look === "plain" ? "secondary" : "primary", size }, looks[look])}
		>
			<span>{label}</span>
			<ArrowUpRight aria-hidden size={18} className="shrink-0" />
		</AskLink>
	);
}
