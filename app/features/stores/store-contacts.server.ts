import { stores } from "../../content/stores";
import { m } from "../../paraglide/messages.js";
import { directionsLink, telephoneLink, whatsappLink } from "./store-links";

/** The stores with the ways to reach them: for the floating menu, error pages and wherever a short list serves. */
export const storeContacts = () =>
	stores.map((store) => ({
		id: store.id,
		name: store.name,
		city: `${store.city}, ${store.region}`,
		phone: store.phone && { text: store.phone, link: telephoneLink(store.phone) },
		whatsapp: whatsappLink(store.whatsapp, m.whatsapp_greeting({ store: store.name })),
		directions: directionsLink(store.address),
	}));

export type StoreContact = ReturnType<typeof storeContacts>[number];
