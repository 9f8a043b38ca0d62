import { MapPin } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/primitives/badge";
import { buttonClass } from "../../ui/primitives/button";
import { StorePhoneButton } from "../../ui/primitives/store-phone";
import { WhatsAppLink } from "../../ui/primitives/whatsapp-link";
import OpenNow from "./open-now";
import type { StoreContact } from "./store-contacts.server";

/** CONTACT-1 */
export default function ContactStores({
	stores,
	chosen,
	hasSubject,
}: {
	stores: readonly StoreContact[];
	chosen: string | null;
	hasSubject: boolean;
}) {
	const inOrder = stores.toSorted((a, b) => Number(b.id === chosen) - Number(a.id === chosen));
	return (
		<ul className="open-first grid gap-4 sm:grid-cols-2">
			{inOrder.map(({ id, name, city, phone, whatsapp, directions, whatsappTakesText, ...hours }) => (
				<li
					key={id}
					className="grid content-start gap-3 rounded-lg border border-line bg-raised p-6 shadow-card data-chosen:border-accent"
					data-chosen={id === chosen || undefined}
				>
					<div className="flex flex-wrap items-center gap-2">
						<h3 className="text-xl">{name}</h3>
						<span className="text-sm text-ink-soft">{city.replace(`${name}, `, "")}</span>
						{id === chosen && <Badge tone="accent">{m.contact_chosen()}</Badge>}
					</div>
					<OpenNow hours={hours} />
					<div className="grid grid-cols-2 gap-2 *:px-2 *:first:col-span-full">
						<StorePhoneButton phone={phone} action={m.call_store({ store: name })} className={buttonClass({})} />
						<WhatsAppLink href={whatsapp} label={m.whatsapp_store({ store: name })} />
						<a
							href={directions}
							target="_blank"
							rel="noopener"
							aria-label={m.directions_to_store({ store: name })}
							className={buttonClass({ look: "secondary" })}
						>
							<MapPin aria-hidden size={17} /> {m.directions()}
						</a>
					</div>
					{hasSubject && (
						<p className="text-xs text-ink-soft">
							{whatsappTakesText ? m.contact_whatsapp_filled() : m.contact_whatsapp_plain()}
						</p>
					)}
				</li>
			))}
		</ul>
	);
}
