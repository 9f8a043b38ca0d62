import { MapPin } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/primitives/button";
import { StorePhoneButton } from "../../ui/primitives/store-phone";
import { WhatsAppLink } from "../../ui/primitives/whatsapp-link";
import type { StoreCardData } from "./stores.server";

/** Keeps two buttons side by side on the narrowest cards, in every language. */
export const narrow = "@max-sm:px-2";

export const phoneClass = (look: "primary" | "secondary" = "primary") => buttonClass({ look }, "whitespace-nowrap");

/** LOC-5. The button shows the number, so that it can be dialled on another device. */
export function StoreActions({ store }: { store: StoreCardData }) {
	const { name, phone, whatsapp, directions } = store;
	return (
		<div className="grid grid-cols-2 items-center gap-2.5 *:first:col-span-full @sm:flex @sm:flex-wrap">
			<StorePhoneButton phone={phone} action={m.call_store({ store: name })} className={phoneClass()} />
			<WhatsAppLink href={whatsapp} label={m.whatsapp_store({ store: name })} className={narrow} />
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
