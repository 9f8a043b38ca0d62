import { badges } from "../badges";
import { same } from "../words";
import type { Partner } from "./partner";
import { phrases } from "./phrases";

export const optimum: Partner = {
	slug: "optimum",
	name: "Optimum",
	aliases: ["altice", "suddenlink"],
	logo: "partners/optimum",
	primaryColor: "#0066CC",
	onPrimary: "#FFFFFF",
	colorUnconfirmed: true,
	description: {
		en: "Internet, TV, mobile and home phone.",
		es: "Internet, TV, celular y teléfono fijo.",
		pt: "Internet, TV, celular e telefone fixo.",
	},
	tagline: {
		en: "Internet, TV and mobile bundles.",
		es: "Paquetes de internet, TV y celular.",
		pt: "Combos de internet, TV e celular.",
	},
	promotions: [
		{
			id: "internet-and-mobile",
			title: { en: "Internet and Mobile", es: "Internet y celular", pt: "Internet e celular" },
			description: {
				en: "Add Optimum Mobile lines to home internet.",
				es: "Agrega líneas Optimum Mobile a tu internet residencial.",
				pt: "Adicione linhas Optimum Mobile à sua internet residencial.",
			},
			discount: "—",
			badge: badges.bundle,
			features: [phrases.oneBill, phrases.fiveGAccess, phrases.noDataCap],
		},
		{
			id: "fiber-internet",
			title: { en: "Fiber Internet", es: "Internet por fibra", pt: "Internet por fibra" },
			description: {
				en: "Symmetric speeds in fiber areas.",
				es: "Velocidad simétrica en zonas con fibra.",
				pt: "Velocidade simétrica em áreas com fibra.",
			},
			discount: "—",
			features: [
				{ en: "Up to 8 Gbps in some areas", es: "Hasta 8 Gbps en algunas zonas", pt: "Até 8 Gbps em algumas áreas" },
				phrases.gatewayIncluded,
				phrases.noDataCap,
			],
		},
	],
	services: [
		phrases.internet,
		phrases.fiberInternet,
		same("Optimum TV"),
		same("Optimum Mobile"),
		phrases.homePhone,
		phrases.businessServices,
	],
	notSoldIn: ["MA", "SC"],
	websiteUrl: "https://www.optimum.com",
};
