import { badges } from "../badges";
import type { Partner } from "./partner";
import { phrases } from "./phrases";

export const metronet: Partner = {
	slug: "metronet",
	name: "MetroNet",
	logo: "partners/metronet",
	primaryColor: "#00843D",
	onPrimary: "#FFFFFF",
	colorUnconfirmed: true,
	description: {
		en: "All-fiber provider in the Midwest and Southeast.",
		es: "Proveedor 100% de fibra en el Medio Oeste y el Sureste de EE. UU.",
		pt: "Provedor só de fibra no Meio-Oeste e no Sudeste dos EUA.",
	},
	tagline: { en: "Fiber only, end to end.", es: "Solo fibra, de punta a punta.", pt: "Só fibra, de ponta a ponta." },
	promotions: [
		{
			id: "symmetric-fiber",
			title: { en: "Symmetric Fiber", es: "Fibra simétrica", pt: "Fibra simétrica" },
			description: {
				en: "Same speed for upload and download on every tier.",
				es: "La misma velocidad de subida y bajada en todos los planes.",
				pt: "A mesma velocidade de upload e download em todos os planos.",
			},
			discount: "—",
			badge: badges.popular,
			features: [
				phrases.noDataCap,
				phrases.noMinimumTerm,
				{ en: "Wi-Fi option", es: "Wifi opcional", pt: "Wi-Fi opcional" },
			],
		},
		{
			id: "multi-gig",
			title: phrases.multiGig,
			description: {
				en: "Tiers above one gig for large homes.",
				es: "Planes de más de 1 giga para casas grandes.",
				pt: "Planos acima de 1 giga para casas grandes.",
			},
			discount: "—",
			features: [
				{ en: "2 Gbps and up", es: "Desde 2 Gbps", pt: "A partir de 2 Gbps" },
				{ en: "Mesh Wi-Fi", es: "Wifi mesh", pt: "Wi-Fi em malha (mesh)" },
				phrases.localSupport,
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
	websiteUrl: "https://www.metronet.com",
};
