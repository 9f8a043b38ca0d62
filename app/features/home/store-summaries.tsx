import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import { buttonClass } from "../../ui/primitives/button";
import { Picture, type PictureSource } from "../../ui/primitives/picture";
import { type PhoneNumber, StorePhoneButton } from "../../ui/primitives/store-phone";
import { WhatsAppIcon } from "../../ui/primitives/whatsapp-icon";
import { Section } from "../../ui/sections/section";

interface StoreSummary {
	id: string;
	name: string;
	phone: PhoneNumber | undefined;
	whatsapp: string;
	directions: string;
}

interface StoreDetails {
	picture: PictureSource;
	alt: string;
	street: string;
	/** City, state and postal code. */
	place: string;
}

/** HOME-8 */
export const StoreSummaries = ({
	stores,
	storeDetails,
}: {
	stores: readonly StoreSummary[];
	storeDetails: Readonly<Record<string, StoreDetails>>;
}) => (
	<Section
		tone="sunken"
		heading={m.home_stores_heading()}
		lead={m.home_stores_lead()}
		aside={
			<SiteLink likely to="/locations" className={buttonClass({ look: "secondary" })}>
				{m.home_stores_all()}
			</SiteLink>
		}
	>
		<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
			{stores.map((store) => (
				<StoreCard key={store.id} store={store} details={storeDetails[store.id]} />
			))}
		</ul>
	</Section>
);

function StoreCard({
	store: { name, phone, whatsapp, directions },
	details,
}: {
	store: StoreSummary;
	details: StoreDetails | undefined;
}) {
	return (
		<li className="grid grid-cols-1 grid-rows-[auto_1fr] overflow-hidden rounded-lg border border-line bg-raised shadow-card">
			{details && (
				<Picture
					picture={details.picture}
					alt={details.alt}
					sizes="(width >= 64rem) 18rem, (width >= 40rem) 50vw, 100vw"
					className="aspect-3/2 w-full object-cover"
				/>
			)}
			<div className="flex flex-col p-5">
				<h3 className="text-xl">{name}</h3>
				{details && (
					<address className="mt-0.5 text-sm text-ink-soft not-italic">
						<span className="block">{details.street}</span> {details.place}
					</address>
				)}
				<StorePhoneButton
					phone={phone}
					action={m.call()}
					className={buttonClass({}, "mt-4 w-full whitespace-nowrap")}
					soonClass="mt-4 px-1! text-xs!"
					iconSize={18}
				/>
				<div className="mt-2 grid grid-cols-2 gap-2 lg:grid-cols-1">
					<WayOut href={whatsapp} label={m.whatsapp_store({ store: name })}>
						<WhatsAppIcon size={16} /> WhatsApp
					</WayOut>
					<WayOut href={directions} label={m.directions_to_store({ store: name })}>
						<MapPin aria-hidden size={16} /> {m.directions()}
					</WayOut>
				</div>
			</div>
		</li>
	);
}

const WayOut = ({ href, label, children }: { href: string; label: string; children: ReactNode }) => (
	<a
		href={href}
		target="_blank"
		rel="noopener"
		aria-label={label}
		className={buttonClass({ look: "secondary" }, "gap-1.5 px-1! text-xs! whitespace-nowrap")}
	>
		{children}
	</a>
);
