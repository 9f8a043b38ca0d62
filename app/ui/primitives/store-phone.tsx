import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";

/** A store's phone number with its `tel:` link. */
export interface PhoneNumber {
	text: string;
	link: string;
}

const placeholder =
	"inline-flex min-h-11 items-center justify-center gap-2 rounded-full border border-dashed border-line-strong px-3 text-sm whitespace-nowrap text-ink-soft";

/** LOC-3 */
export const phoneText = (phone: PhoneNumber | undefined): string => phone?.text ?? m.phone_coming_soon();

/** LOC-3: a link that calls the store, or the note that its number is coming soon. */
export function StorePhone({
	phone,
	label,
	className,
	children = (text) => text,
	soonClass,
	soon = (text) => text,
}: {
	phone: PhoneNumber | undefined;
	/** The accessible name of the link, where its text does not say enough. */
	label?: string;
	className: string;
	children?: (text: string) => ReactNode;
	soonClass: string;
	soon?: (text: string) => ReactNode;
}) {
	if (!phone) return <p className={soonClass}>{soon(phoneText(phone))}</p>;
	return (
		<a href={phone.link} aria-label={label} className={className}>
			{children(phone.text)}
		</a>
	);
}

/** As a button: with an icon, and with what it does for screen readers. */
export const StorePhoneButton = ({
	phone,
	action,
	className,
	soonClass = "",
	iconSize = 17,
}: {
	phone: PhoneNumber | undefined;
	action: string;
	className: string;
	soonClass?: string;
	iconSize?: number;
}) => (
	<StorePhone
		phone={phone}
		className={className}
		soonClass={`${placeholder} ${soonClass}`}
		soon={(text) => (
			<>
				<Phone aria-hidden size={17} /> {text}
			</>
		)}
	>
		{(text) => (
			<>
				<Phone aria-hidden size={iconSize} />
				<span className="sr-only">{action}</span> {text}
			</>
		)}
	</StorePhone>
);
