import { badges } from "../badges";
import { same } from "../words";
import type { Partner } from "./partner";
import { phrases } from "./phrases";

export const frontier: Partner = {
	slug: "frontier",
	name: "Frontier",
	logo: "partners/frontier",
	primaryColor: "#FF0037",
	onPrimary: "#111111",
	description: {
		en: "Fiber-first internet company.",
		es: "Compañía de internet enfocada en fibra.",
		pt: "Empresa de internet com foco em fibra.",
	},
	tagline: { en: "Fiber up to 7 gig.", es: "Fibra de hasta 7 gigas.", pt: "Fibra de até 7 gigas." },
	promotions: [
		{
			id: "fiber-500",
			title: same("Fiber 500"),
			description: {
				en: "Fiber with the router included in the price.",
				es: "Fibra con el router incluido en el precio.",
				pt: "Fibra com o roteador incluído no preço.",
			},
			discount: "—",
			features: [phrases.sameSpeedUpAndDown, phrases.routerIncluded, phrases.noDataCap],
		},
		{
			id: "fiber-1-gig",
			title: same("Fiber 1 Gig"),
			description: {
				en: "Gig tier for busy homes.",
				es: "Plan de 1 giga para casas con mucho uso.",
				pt: "Plano de 1 giga para casas com muito uso.",
			},
			discount: "—",
			badge: badges.popular,
			features: [
				{ en: "Mesh router", es: "Router mesh", pt: "Roteador mesh" },
				phrases.noDataCap,
				phrases.installIncluded,
			],
		},
		{
			id: "multi-gig",
			title: phrases.multiGig,
			description: { en: "2, 5 and 7 gig tiers.", es: "Planes de 2, 5 y 7 gigas.", pt: "Planos de 2, 5 e 7 gigas." },
			discount: "—",
			features: [
				{ en: "Wi-Fi 6E router", es: "Router wifi 6E", pt: "Roteador Wi-Fi 6E" },
				{ en: "Premium support", es: "Atención premium", pt: "Atendimento premium" },
				phrases.noDataCap,
			],
		},
	],
	services: [
		phrases.fiberInternet,
		phrases.wholeHomeWifi,
		phrases.homePhone,
		phrases.youTubeTvBundle,
		phrases.businessFiber,
	],
	notSoldIn: ["MA"],
	websiteUrl: "https://www.frontier.com",
};
