import { stores } from "../../content/stores";
import { m } from "../../paraglide/messages.js";
import { say } from "../../platform/language";
import { pictureOf } from "../../platform/pictures.server";
import { directionsLink, mapLink, telephoneLink, whatsappLink } from "./store-links";
import { timeZoneOf } from "./time-zone.server";

const phoneOf = (phone: string) => ({ text: phone, link: telephoneLink(phone) });

/** "Mon-Fri 10AM-7PM" as its two columns. */
const hoursOf = (text: string) => {
	const [days = "", ...times] = text.split(" ");
	return { days, times: times.join(" ") };
};

/** LOC-2: the stores with all that their cards show, in the language of the page. */
export const storeCards = () =>
	stores.map((store) => {
		const greeting = m.whatsapp_greeting({ store: store.name });
		const attLine = store.additionalServices?.attLine;
		return {
			id: store.id,
			name: store.name,
			city: store.city,
			region: store.region,
			address: store.address,
			phone: store.phone ? phoneOf(store.phone) : undefined,
			whatsapp: whatsappLink(store.whatsapp, greeting),
			directions: directionsLink(store.address),
			map: mapLink(store.address),
			hours: [store.hours.weekdays, store.hours.saturday, store.hours.sunday].map((words) => hoursOf(say(words))),
			openingHours: store.openingHours,
			timeZone: timeZoneOf(store.timeZone),
			services: store.services.map(say),
			attLine: attLine && {
				phone: phoneOf(attLine.phone),
				whatsapp: whatsappLink(attLine.whatsapp, greeting),
				services: attLine.services.map(say),
			},
			picture: pictureOf(store.image),
			alt: say(store.alt),
			rating: store.rating,
			reviews: store.reviews,
			latitude: store.latitude,
			longitude: store.longitude,
		};
	});

export type StoreCardData = ReturnType<typeof storeCards>[number];
