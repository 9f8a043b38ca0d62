import { storeAddress } from "../../content/store";
import { stores } from "../../content/stores";
import { m } from "../../paraglide/messages.js";
import { telephoneLink } from "../../platform/telephone";
import { directionsLink, whatsappLink } from "./store-links";

/**
 * The stores with the ways to reach them, for short lists: the floating menu, the footer, error pages.
 * WhatsApp opens with the greeting, followed by the lines of `about`.
 */
export const storeContacts = (about: readonly string[] = []) =>
	stores.map((store) => ({
		id: store.id,
		name: store.name,
		city: `${store.city}, ${store.region}`,
		phone: store.phone ? { text: store.phone, link: telephoneLink(store.phone) } : undefined,
		whatsapp: whatsappLink(
			store.whatsapp,
			[m.whatsapp_greeting({ store: store.name }), ...about.map((line) => `• ${line}`)].join("\n"),
		),
		/** A message link made in WhatsApp has a text of its own and cannot carry ours. */
		whatsappTakesText: "number" in store.whatsapp,
		directions: directionsLink(storeAddress(store)),
	}));

export type StoreContact = ReturnType<typeof storeContacts>[number];
