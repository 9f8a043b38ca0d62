import type { Words } from "./words";

export type Weekday = "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";

/** Times of day as "HH:MM" on the store's own clock. */
export interface OpeningHours {
	days: readonly Weekday[];
	opens: `${number}:${number}`;
	closes: `${number}:${number}`;
}

/** A WhatsApp number, or the code of a message link that was made in the WhatsApp app. */
export type WhatsApp = { number: string } | { messageCode: string };

export interface Store {
	id: string;
	/** The short name people use: "Marlborough". */
	name: string;
	street: string;
	city: string;
	region: "MA" | "SC";
	postalCode: string;
	address: string;
	/** Absent until the store has a line of its own. */
	phone?: string;
	whatsapp: WhatsApp;
	hours: { weekdays: Words; saturday: Words; sunday: Words };
	openingHours: readonly OpeningHours[];
	timeZone: string;
	services: readonly Words[];
	additionalServices?: { attLine: { phone: string; whatsapp: WhatsApp; services: readonly Words[] } };
	/** A key of `pictures.json`. */
	image: string;
	alt: Words;
	rating: number;
	reviews: number;
	latitude: number;
	longitude: number;
}
