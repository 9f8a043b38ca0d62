import type { Partner } from "./partner";
import { phrases } from "./phrases";

export const fidium: Partner = {
	slug: "fidium",
	name: "Fidium",
	logo: "partners/fidium",
	primaryColor: "#4B2A86",
	onPrimary: "#FFFFFF",
	colorUnconfirmed: true,
	description: {
		en: "Fiber internet provider.",
		es: "Proveedor de internet por fibra.",
		pt: "Provedor de internet por fibra.",
	},
	tagline: {
		en: "Fiber in northern New England and other areas.",
		es: "Fibra en el norte de Nueva Inglaterra y en otras zonas.",
		pt: "Fibra no norte da Nova Inglaterra e em outras áreas.",
	},
	promotions: [
		{
			id: "fiber-start-up",
			title: { en: "Starter Fiber", es: "Empieza con fibra", pt: "Comece com fibra" },
			description: {
				en: "Flat-price fiber with whole-home Wi-Fi.",
				es: "Fibra a precio fijo con wifi en toda la casa.",
				pt: "Fibra a preço fixo com Wi-Fi na casa toda.",
			},
			discount: "—",
			features: [phrases.sameSpeedUpAndDown, phrases.noDataCap, phrases.noMinimumTerm],
		},
		{
			id: "multi-gig",
			title: phrases.multiGig,
			description: {
				en: "Two-gig tier for large homes.",
				es: "Plan de 2 gigas para casas grandes.",
				pt: "Plano de 2 gigas para casas grandes.",
			},
			discount: "—",
			features: [
				{ en: "Wi-Fi gear included", es: "Equipo wifi incluido", pt: "Equipamento Wi-Fi incluído" },
				phrases.localSupport,
				phrases.noDataCap,
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
	websiteUrl: "https://www.fidiumfiber.com",
};
