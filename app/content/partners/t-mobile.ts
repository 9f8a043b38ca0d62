import { badges } from "../badges";
import type { Partner } from "./partner";
import { phrases } from "./phrases";

export const tMobile: Partner = {
	slug: "t-mobile",
	name: "T-Mobile",
	aliases: ["tmobile", "tmovil", "metro"],
	logo: "partners/t-mobile",
	primaryColor: "#E20074",
	onPrimary: "#FFFFFF",
	description: {
		en: "National 5G carrier with phone plans and home internet.",
		es: "Compañía nacional 5G con planes de celular e internet residencial.",
		pt: "Operadora nacional 5G com planos de celular e internet residencial.",
	},
	tagline: {
		en: "5G phones and home internet.",
		es: "Celulares 5G e internet residencial.",
		pt: "Celulares 5G e internet residencial.",
	},
	promotions: [
		{
			id: "family-lines",
			title: { en: "Family Lines", es: "Líneas para la familia", pt: "Linhas para a família" },
			description: {
				en: "Add lines for the family and see the per-line price go down.",
				es: "Agrega líneas para tu familia y paga menos por cada una.",
				pt: "Adicione linhas para a família e pague menos por cada uma.",
			},
			discount: "—",
			badge: badges.family,
			features: [
				{ en: "Unlimited talk and text", es: "Llamadas y mensajes ilimitados", pt: "Ligações e mensagens ilimitadas" },
				{ en: "5G included", es: "5G incluido", pt: "5G incluído" },
				{ en: "Hotspot data", es: "Datos para hotspot", pt: "Dados para hotspot" },
				phrases.keepYourNumber,
			],
		},
		{
			id: "5g-home-internet",
			title: phrases.fiveGHomeInternet,
			description: {
				en: "Wireless internet with one gateway and a flat monthly price.",
				es: "Internet inalámbrico con un solo módem y un precio fijo al mes.",
				pt: "Internet sem fio com um só modem e preço fixo por mês.",
			},
			discount: "—",
			features: [phrases.selfSetup, phrases.noDataCap, phrases.gatewayIncluded],
		},
	],
	services: [
		phrases.wirelessPlans,
		phrases.fiveGHomeInternet,
		{ en: "55+ plans", es: "Planes para personas de 55 años o más", pt: "Planos para maiores de 55 anos" },
		{ en: "Phones and tablets", es: "Celulares y tabletas", pt: "Celulares e tablets" },
		phrases.businessLines,
	],
	websiteUrl: "https://www.t-mobile.com",
};
