import { Phone } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { type PhoneNumber, StorePhone } from "../../ui/primitives/store-phone";
import { WhatsAppIcon } from "../../ui/primitives/whatsapp-icon";
import { Section } from "../../ui/sections/section";

export interface StorePhoneCard {
	id: string;
	name: string;
	city: string;
	phone: PhoneNumber | undefined;
	whatsapp: string;
}

/** SEC-3 */
export const StorePhoneCards = ({ stores }: { stores: readonly StorePhoneCard[] }) => (
	<Section heading={m.packages_stores()} lead={m.packages_stores_lead()}>
		<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
			{stores.map(({ id, name, city, phone, whatsapp }) => (
				<li
					key={id}
					className="row-span-3 grid grid-rows-subgrid gap-y-3 rounded-md border border-line bg-raised p-5 shadow-card"
				>
					<div>
						<h3 className="text-lg">{name}</h3>
						<p className="text-sm text-ink-soft">{city}</p>
					</div>
					<StorePhone
						phone={phone}
						label={`${m.call_store({ store: name })}: ${phone?.text}`}
						className="tabular inline-flex min-h-11 items-center gap-2.5 font-display text-xl font-bold text-accent no-underline hover:underline"
						soonClass="flex min-h-11 items-center text-ink-soft"
					>
						{(text) => (
							<>
								<Phone aria-hidden size={20} className="shrink-0" />
								{text}
							</>
						)}
					</StorePhone>
					<a
						href={whatsapp}
						target="_blank"
						rel="noopener"
						aria-label={m.whatsapp_store({ store: name })}
						className="inline-flex min-h-11 items-center gap-2 border-t border-line pt-2 text-sm font-semibold no-underline hover:underline"
					>
						<WhatsAppIcon size={18} /> WhatsApp
					</a>
				</li>
			))}
		</ul>
	</Section>
);
