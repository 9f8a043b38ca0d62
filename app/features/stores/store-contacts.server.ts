import { stores } from "../../content/stores";
import { m } from "../../paraglide/messages.js";
import { directionsLink, telephoneLink, whatsappLink } from "./store-links";

/**
 * The stores with the ways to reach them: for the floating menu, error pages and wherever a short list serves.
 * WhatsApp opens with the greeting, followed by what the visitor asks about, one line each.
 */
export const storeContacts = (about: readonly string[] = []) =>
	stores.map((store) => ({
		id: store.id,
		name: store.name,
		city: `${store.city}, ${store.region}`,
		phone: store.phone && { text: store.phone, link: telephoneLink(store.phone) },
		whatsapp: whatsappLink(
			store.whatsapp,
			[m.whatsapp_greeting({ store: store.name }), ...about.map((line) => `• ${line}`)].join("\n"),
		),
		/** A message link made in WhatsApp brings a text of its own and cannot carry ours. */
		whatsappTakesText: "number" in store.whatsapp,
		directions: directionsLink(store.address),
	}));

export type StoreContact = ReturnType<typeof storeContacts>[number];
