import type { MobilePhoneStore } from "schema-dts";
import { currentCatalogue } from "../../catalogue/current.server";
import { dealer } from "../../content/dealer";
import { storeAddress } from "../../content/store";
import { pictureOf } from "../../platform/pictures.server";
import { type Describe, dealerId } from "../../platform/structured-data.server";
import { internationalPhone } from "../../platform/telephone";
import { mapLink } from "./store-links";

/** The stores as structured data: address, opening hours, and the rating once it has a source (TRUE-2). */
export const describeStores: Describe = (address) =>
	currentCatalogue().stores.map(
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
			...(store.holidayHours && {
				specialOpeningHoursSpecification: store.holidayHours.flatMap(({ on, hours }) =>
					// A day on which it opens and closes at midnight is one on which it is closed.
					(hours.length > 0 ? hours : [{ opens: "00:00", closes: "00:00" }]).map(({ opens, closes }) => ({
						"@type": "OpeningHoursSpecification" as const,
						validFrom: on,
						validThrough: on,
						opens,
						closes,
					})),
				),
			}),
			...(store.ratingSource && {
				aggregateRating: { "@type": "AggregateRating", ratingValue: store.rating, reviewCount: store.reviews },
			}),
		}),
	);
