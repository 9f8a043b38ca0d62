import { MapPin, Phone } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import type { StoreHours } from "../../content/store";
import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import { buttonClass } from "../../ui/primitives/button";
import { Picture, type PictureSource } from "../../ui/primitives/picture";
import { type PhoneNumber, StorePhone } from "../../ui/primitives/store-phone";
import { WhatsAppIcon } from "../../ui/primitives/whatsapp-icon";
import { Section } from "../../ui/sections/section";

interface StoreSummary extends StoreHours {
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

/** HOME-8, DOOR-3. On a phone the cards are small: all of them fit in one screen. */
export const StoreSummaries = ({
	stores,
	storeDetails,
	OpenNow,
}: {
	stores: readonly StoreSummary[];
	storeDetails: Readonly<Record<string, StoreDetails>>;
	OpenNow: ComponentType<{ hours: StoreHours }>;
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
		<ul className="open-first grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
			{stores.map((store) => (
				<StoreCard key={store.id} store={store} details={storeDetails[store.id]} openNow={<OpenNow hours={store} />} />
			))}
		</ul>
	</Section>
);

function StoreCard({
	store: { name, phone, whatsapp, directions },
	details,
	openNow,
}: {
	store: StoreSummary;
	details: StoreDetails | undefined;
	openNow: ReactNode;
}) {
	return (
		<li className="flex flex-wrap gap-x-3 overflow-hidden rounded-lg border border-line bg-raised p-3 shadow-card sm:grid sm:grid-cols-1 sm:grid-rows-[auto_1fr_auto] sm:p-0">
			{details && (
				<Picture
					picture={details.picture}
					alt={details.alt}
					sizes="(width >= 64rem) 18rem, (width >= 40rem) 50vw, 6rem"
					className="size-22 rounded-md object-cover sm:aspect-3/2 sm:h-auto sm:w-full sm:rounded-none"
				/>
			)}
			<div className="min-w-36 flex-1 sm:px-5 sm:pt-5">
				<h3 className="text-xl">{name}</h3>
				{details && (
					<address className="mt-0.5 text-sm text-ink-soft not-italic">
						<span className="block">{details.street}</span> {details.place}
					</address>
				)}
				{openNow}
			</div>
			<div className="mt-2.5 flex w-full flex-wrap gap-2 *:flex-auto sm:grid sm:grid-cols-2 sm:px-5 sm:pb-5 sm:*:first:col-span-full lg:grid-cols-1">
				<StorePhone
					phone={phone}
					className={buttonClass({}, "px-3! whitespace-nowrap")}
					soonClass="w-full text-xs text-ink-soft"
				>
					{(text) => (
						<>
							<Phone aria-hidden size={17} />
							<span className="sm:sr-only">{m.call()}</span> <span className="max-sm:sr-only">{text}</span>
						</>
					)}
				</StorePhone>
				<WayOut href={whatsapp} label={m.whatsapp_store({ store: name })}>
					<WhatsAppIcon size={16} /> WhatsApp
				</WayOut>
				<WayOut href={directions} label={m.directions_to_store({ store: name })}>
					<MapPin aria-hidden size={16} /> {m.directions()}
				</WayOut>
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
