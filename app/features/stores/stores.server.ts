import { currentCatalogue } from "../../catalogue/current.server";
import { storeAddress } from "../../content/store";
import { m } from "../../paraglide/messages.js";
import { formatDay } from "../../platform/format-day.server";
import { formatNumber } from "../../platform/format-number";
import { say } from "../../platform/language";
import { pictureOf } from "../../platform/pictures.server";
import { telephoneLink } from "../../platform/telephone";
import { nearHours } from "./near-hours.server";
import { directionsLink, mapLink, whatsappLink } from "./store-links";
import { writtenHoliday, writtenHours } from "./written-hours.server";

const phoneOf = (phone: string) => ({ text: phone, link: telephoneLink(phone) });

/** LOC-2: what the store cards show, in the language of the page. */
export const storeCards = (now = new Date()) =>
	currentCatalogue().stores.map((store) => {
		const greeting = m.whatsapp_greeting({ store: store.name });
		const hours = nearHours(store, now);
		const attLine = store.additionalServices?.attLine;
		return {
			id: store.id,
			name: store.name,
			city: store.city,
			region: store.region,
			address: storeAddress(store),
			phone: store.phone ? phoneOf(store.phone) : undefined,
			whatsapp: whatsappLink(store.whatsapp, greeting),
			directions: directionsLink(storeAddress(store)),
			map: mapLink(storeAddress(store)),
			hours: [...store.openingHours.map(writtenHours), ...(hours.holidayHours ?? []).map(writtenHoliday)],
			...hours,
			services: store.services.map(say),
			attLine: attLine && {
				phone: phoneOf(attLine.phone),
				whatsapp: whatsappLink(attLine.whatsapp, greeting),
				services: attLine.services.map(say),
			},
			picture: pictureOf(store.image),
			alt: say(store.alt),
			rating: formatNumber(store.rating, 1),
			reviews: store.reviews,
			ratingSource: store.ratingSource && `${store.ratingSource.source}, ${formatDay(store.ratingSource.on)}`,
			latitude: store.latitude,
			longitude: store.longitude,
		};
	});

export type StoreCardData = ReturnType<typeof storeCards>[number];
