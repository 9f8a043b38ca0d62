import type { WhatsApp } from "../../content/store";

/** LOC-5. A message link made in WhatsApp has a text of its own; a number gets ours. */
export const whatsappLink = (whatsapp: WhatsApp, greeting: string): string =>
	"messageCode" in whatsapp
		? `https://wa.me/message/${whatsapp.messageCode}`
		: `https://wa.me/${whatsapp.number}?text=${encodeURIComponent(greeting)}`;

export const directionsLink = (address: string): string =>
	`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

export const mapLink = (address: string): string =>
	`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
