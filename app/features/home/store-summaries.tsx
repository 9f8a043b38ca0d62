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
	city: string;
	phone: PhoneNumber | undefined;
	whatsapp: string;
	directions: string;
}

/** HOME-8 */
export const StoreSummaries = ({
	stores,
	pictures,
}: {
	stores: readonly StoreSummary[];
	pictures: Readonly<Record<string, { picture: PictureSource; alt: string }>>;
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
				<StoreCard key={store.id} store={store} image={pictures[store.id]} />
			))}
		</ul>
	</Section>
);

function StoreCard({
	store: { name, city, phone, whatsapp, directions },
	image,
}: {
	store: StoreSummary;
	image: { picture: PictureSource; alt: string } | undefined;
}) {
	return (
		<li className="grid grid-cols-1 grid-rows-[auto_1fr] overflow-hidden rounded-lg border border-line bg-raised shadow-card">
			{image && (
				<Picture
					picture={image.picture}
					alt={image.alt}
					sizes="(width >= 64rem) 18rem, (width >= 40rem) 50vw, 100vw"
					className="aspect-3/2 w-full object-cover"
				/>
			)}
			<div className="flex flex-col p-5">
				<h3 className="text-xl">{name}</h3>
				<p className="text-sm text-ink-soft">{city}</p>
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
