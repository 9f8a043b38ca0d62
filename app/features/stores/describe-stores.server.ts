import type { MobilePhoneStore } from "schema-dts";
import { dealer } from "../../content/dealer";
import { stores } from "../../content/stores";
import { pictureOf } from "../../platform/pictures.server";
import { type Describe, dealerId, internationalPhone } from "../../platform/structured-data.server";
import { mapLink } from "./store-links";

/** The four stores as machines know them: where they are, when they are open, what visitors say. */
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
			hasMap: mapLink(store.address),
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
