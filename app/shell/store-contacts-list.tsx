import { MapPin, Phone } from "lucide-react";
import OpenNow from "../features/stores/open-now";
import type { StoreContact } from "../features/stores/store-contacts.server";
import { m } from "../paraglide/messages.js";
import { phoneText } from "../ui/primitives/store-phone";
import { WhatsAppIcon } from "../ui/primitives/whatsapp-icon";

/** FLOAT-1: the contents of the floating button's menu. */
export default function StoreContactsList({ stores }: { stores: readonly StoreContact[] }) {
	return (
		<>
			<h2 className="px-1 pb-2 text-lg">{m.store_contacts()}</h2>
			<ul className="open-first grid gap-3">
				{stores.map((store) => (
					<StoreEntry key={store.id} store={store} />
				))}
			</ul>
		</>
	);
}

const action =
	"inline-flex min-h-11 flex-1 cramped:basis-full items-center justify-center gap-1.5 rounded-sm px-2 text-xs font-semibold no-underline transition-colors bg-sunken hover:bg-accent-soft hover:text-accent";

function StoreEntry({ store }: { store: StoreContact }) {
	const { name, city, phone, whatsapp, directions } = store;
	return (
		<li className="rounded-md border border-line p-3">
			<p className="font-semibold">
				{name} <span className="text-sm font-normal text-ink-soft">{city}</span>
			</p>
			<OpenNow hours={store} />
			<p className="tabular text-sm text-ink-soft">{phoneText(phone)}</p>
			<div className="mt-2 flex flex-wrap gap-2">
				{phone && (
					<a href={phone.link} aria-label={m.call_store({ store: name })} className={action}>
						<Phone aria-hidden size={16} /> {m.call()}
					</a>
				)}
				<a
					href={whatsapp}
					target="_blank"
					rel="noopener"
					aria-label={m.whatsapp_store({ store: name })}
					className={action}
				>
					<WhatsAppIcon size={16} /> WhatsApp
				</a>
				<a
					href={directions}
					target="_blank"
					rel="noopener"
					aria-label={m.directions_to_store({ store: name })}
					className={action}
				>
					<MapPin aria-hidden size={16} /> {m.directions()}
				</a>
			</div>
		</li>
	);
}
