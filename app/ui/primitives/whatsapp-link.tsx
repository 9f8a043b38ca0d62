import { buttonClass } from "./button";
import { WhatsAppIcon } from "./whatsapp-icon";

/** A button that opens a chat. */
export const WhatsAppLink = ({
	href,
	label,
	look = "secondary",
	className,
}: {
	href: string;
	/** Its accessible name: whom the chat is with. */
	label: string;
	look?: "primary" | "secondary";
	className?: string;
}) => (
	<a href={href} target="_blank" rel="noopener" aria-label={label} className={buttonClass({ look }, className)}>
		<WhatsAppIcon size={17} /> WhatsApp
	</a>
);
