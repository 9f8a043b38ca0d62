import type { MobilePhoneStore } from "schema-dts";
import { dealer } from "../../content/dealer";
import { storeAddress } from "../../content/store";
import { stores } from "../../content/stores";
import { pictureOf } from "../../platform/pictures.server";
import { type Describe, dealerId } from "../../platform/structured-data.server";
import { internationalPhone } from "../../platform/telephone";
import { mapLink } from "./store-links";

/** The stores as structured data: address, opening hours, rating. */
export const describeStores: Describe = (address) =>
	stores.map(
		(store): MobilePhoneStore => ({
			"@type": "MobilePhoneStore",
			"@id": address(`/#${store.id}`),
			name: `${dealer.name} ${store.name}`,
			parentOrganization: dealerId(address),
			url: address("/locations"),
			image: address(pictureOf(store.image).src),
			...(store.phone && { telephone: internationalPhone(store.phone) }),
			address: {
				"@type": "PostalAddress",
				streetAddress: store.street,
				addressLocality: store.city,
				addressRegion: store.region,
				postalCode: store.postalCode,
				addressCountry: "US",
			},
			geo: { "@type": "GeoCoordinates", latitude: store.latitude, longitude: store.longitude },
			hasMap: mapLink(storeAddress(store)),
			openingHoursSpecification: store.openingHours.map(({ days, opens, closes }) => ({
				"@type": "OpeningHoursSpecification",
				dayOfWeek: [...days],
				opens,
				closes,
			})),
			aggregateRating: {
				"@type": "AggregateRating",
				ratingValue: store.rating,
				reviewCount: store.reviews,
			},
		}),
	);
