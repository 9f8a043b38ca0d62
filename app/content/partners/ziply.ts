import { badges } from "../badges";
import type { Partner } from "./partner";
import { phrases } from "./phrases";

export const ziply: Partner = {
	slug: "ziply",
	name: "Ziply Fiber",
	logo: "partners/ziply",
	primaryColor: "#C8102E",
	onPrimary: "#FFFFFF",
	colorUnconfirmed: true,
	description: {
		en: "Fiber provider in the Pacific Northwest.",
		es: "Proveedor de fibra del noroeste del Pacífico.",
		pt: "Provedor de fibra do noroeste dos EUA, na costa do Pacífico.",
	},
	tagline: {
		en: "Fiber up to 50 gig in some areas.",
		es: "Fibra de hasta 50 gigas en algunas zonas.",
		pt: "Fibra de até 50 gigas em algumas áreas.",
	},
	promotions: [
		{
			id: "gig-fiber",
			title: phrases.gigFiber,
			description: {
				en: "Gig tier with flat pricing.",
				es: "Plan de 1 giga con precio fijo.",
				pt: "Plano de 1 giga com preço fixo.",
			},
			discount: "—",
			badge: badges.popular,
			features: [phrases.sameSpeedUpAndDown, phrases.noDataCap, phrases.noAnnualContract],
		},
		{
			id: "multi-gig",
			title: phrases.multiGig,
			description: {
				en: "2 to 50 gig tiers for very heavy use.",
				es: "Planes de 2 a 50 gigas para usos especiales.",
				pt: "Planos de 2 a 50 gigas para usos especiais.",
			},
			discount: "—",
			features: [
				{ en: "Where available", es: "Donde ya hay red", pt: "Onde já há rede" },
				{ en: "Wi-Fi 7 option", es: "Wifi 7 opcional", pt: "Wi-Fi 7 opcional" },
				phrases.installationBooking,
			],
		},
	],
	services: [
		phrases.fiberInternet,
		phrases.wholeHomeWifi,
		phrases.homePhone,
		phrases.businessFiber,
		phrases.installationBooking,
	],
	notSoldIn: ["MA", "SC"],
	websiteUrl: "https://www.ziplyfiber.com",
};
