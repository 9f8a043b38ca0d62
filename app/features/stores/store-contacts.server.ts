import { currentCatalogue } from "../../catalogue/current.server";
import { storeAddress } from "../../content/store";
import { telephoneLink } from "../../platform/telephone";
import { enquiryText } from "./enquiry-text";
import { nearHours } from "./near-hours.server";
import { directionsLink, whatsappLink } from "./store-links";

/**
 * The stores with the ways to reach them, for short lists: the floating menu, the footer, error pages.
 * WhatsApp opens with the greeting, followed by the lines of `about` and the question.
 */
export const storeContacts = (about: readonly string[] = [], question?: string | undefined) =>
	currentCatalogue().stores.map((store) => ({
		id: store.id,
		name: store.name,
		city: `${store.city}, ${store.region}`,
		phone: store.phone ? { text: store.phone, link: telephoneLink(store.phone) } : undefined,
		whatsapp: whatsappLink(store.whatsapp, enquiryText(store.name, about, question)),
		/** A message link made in WhatsApp has a text of its own and cannot carry ours. */
		whatsappTakesText: "number" in store.whatsapp,
		directions: directionsLink(storeAddress(store)),
		...nearHours(store),
	}));

export type StoreContact = ReturnType<typeof storeContacts>[number];
