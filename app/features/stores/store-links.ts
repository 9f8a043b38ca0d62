import type { WhatsApp } from "../../content/store";

/** LOC-5: the ways out of the site that lead to a store. */
export const telephoneLink = (phone: string): string => `tel:+1${phone.replace(/\D/g, "")}`;

/** A message link made in WhatsApp brings its own text; a number gets ours. */
export const whatsappLink = (whatsapp: WhatsApp, greeting: string): string =>
	"messageCode" in whatsapp
		? `https://wa.me/message/${whatsapp.messageCode}`
		: `https://wa.me/${whatsapp.number}?text=${encodeURIComponent(greeting)}`;

export const directionsLink = (address: string): string =>
	`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

export const mapLink = (address: string): string =>
	`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
