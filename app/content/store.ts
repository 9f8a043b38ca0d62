import type { IsoDay } from "./prices";
import type { RatingSource } from "./rating-source";
import type { Words } from "./words";

export type Weekday = "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";

/** Times of day as "HH:MM" on the store's own clock. A closing time before the opening time is on the next day. */
export interface OpeningHours {
	days: readonly Weekday[];
	opens: `${number}:${number}`;
	closes: `${number}:${number}`;
}

/** The hours of one day instead of its weekday's; without any the store is closed. */
export interface HolidayHours {
	on: IsoDay;
	hours: readonly Pick<OpeningHours, "opens" | "closes">[];
}

/** A WhatsApp number, or the code of a message link that was made in the WhatsApp app. */
export type WhatsApp = { number: string } | { messageCode: string };

export interface Store {
	id: string;
	/** The short name people use: "Marlborough". */
	name: string;
	street: string;
	city: string;
	/** The code of a state, such as "MA". */
	region: string;
	postalCode: string;
	/** Absent until the store has a number. */
	phone?: string;
	whatsapp: WhatsApp;
	openingHours: readonly OpeningHours[];
	holidayHours?: readonly HolidayHours[];
	/** An IANA name: "America/New_York". */
	timeZone: string;
	services: readonly Words[];
	additionalServices?: { attLine: { phone: string; whatsapp: WhatsApp; services: readonly Words[] } };
	/** A key of `pictures.json`. */
	image: string;
	alt: Words;
	rating: number;
	reviews: number;
	ratingSource?: RatingSource;
	latitude: number;
	longitude: number;
}

/** What "open now" is computed from. */
export interface StoreHours extends Pick<Store, "openingHours" | "timeZone"> {
	holidayHours?: Store["holidayHours"] | undefined;
}

/** "100 Example Street, Marlborough, MA 01752" */
export const storeAddress = ({
	street,
	city,
	region,
	postalCode,
}: Pick<Store, "street" | "city" | "region" | "postalCode">): string => `${street}, ${city}, ${region} ${postalCode}`;
