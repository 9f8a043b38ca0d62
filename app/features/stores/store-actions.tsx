import { MapPin, Phone } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { BrandIcon } from "../../ui/primitives/brand-icon";
import { buttonClass } from "../../ui/primitives/button";
import { PhoneComingSoon } from "../../ui/primitives/phone-coming-soon";
import type { StoreCardData } from "./stores.server";

/** Side by side on the narrowest cards, in every language. */
const narrow = "@max-sm:px-2";

/** LOC-5: call, write, go there. The number itself is on the button, for those who dial it elsewhere. */
export function StoreActions({ store }: { store: StoreCardData }) {
	const { name, phone, whatsapp, directions } = store;
	return (
		<div className="grid grid-cols-2 items-center gap-2.5 *:first:col-span-full @sm:flex @sm:flex-wrap">
			{phone ? <PhoneLink phone={phone} label={m.call_store({ store: name })} /> : <PhoneComingSoon />}
			<WhatsAppLink href={whatsapp} label={m.whatsapp_store({ store: name })} />
			<a
				href={directions}
				target="_blank"
				rel="noopener"
				aria-label={m.directions_to_store({ store: name })}
				className={buttonClass({ look: "secondary" }, narrow)}
			>
				<MapPin aria-hidden size={17} /> {m.directions()}
			</a>
		</div>
	);
}

export function PhoneLink({
	phone,
	label,
	look = "primary",
}: {
	phone: NonNullable<StoreCardData["phone"]>;
	label: string;
	look?: "primary" | "secondary";
}) {
	return (
		<a href={phone.link} className={buttonClass({ look }, "whitespace-nowrap")}>
			<Phone aria-hidden size={17} />
			<span className="sr-only">{label}</span> {phone.text}
		</a>
	);
}

export function WhatsAppLink({ href, label }: { href: string; label: string }) {
	return (
		<a
			href={href}
			target="_blank"
			rel="noopener"
			aria-label={label}
			className={buttonClass({ look: "secondary" }, narrow)}
		>
			<BrandIcon name="whatsapp" size={17} /> WhatsApp
		</a>
	);
}
