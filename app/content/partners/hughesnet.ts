import { badges } from "../badges";
import { same } from "../words";
import type { Partner } from "./partner";
import { phrases } from "./phrases";

export const hughesnet: Partner = {
	slug: "hughesnet",
	name: "HughesNet",
	aliases: ["satellite internet", "internet satelital", "internet via satélite"],
	logo: "partners/hughesnet",
	primaryColor: "#0067B1",
	onPrimary: "#FFFFFF",
	colorUnconfirmed: true,
	description: {
		en: "Satellite internet for homes beyond cable and fiber.",
		es: "Internet satelital para casas a donde no llegan el cable ni la fibra.",
		pt: "Internet via satélite para casas aonde o cabo e a fibra não chegam.",
	},
	tagline: {
		en: "Internet almost anywhere.",
		es: "Internet casi en cualquier lugar.",
		pt: "Internet em quase qualquer lugar.",
	},
	promotions: [
		{
			id: "jupiter-satellite-plans",
			title: { en: "Jupiter Satellite Plans", es: "Planes satelitales Jupiter", pt: "Planos via satélite Jupiter" },
			description: {
				en: "Satellite internet up to 100 Mbps in much of the U.S.",
				es: "Internet satelital de hasta 100 Mbps en gran parte de Estados Unidos.",
				pt: "Internet via satélite de até 100 Mbps em boa parte dos Estados Unidos.",
			},
			discount: "—",
			badge: badges.rural,
			features: [
				{ en: "Unlimited standard data", es: "Datos estándar ilimitados", pt: "Dados padrão ilimitados" },
				{ en: "Wi-Fi modem", es: "Módem wifi", pt: "Modem Wi-Fi" },
				phrases.professionalInstall,
			],
		},
		{
			id: "fusion",
			title: same("Fusion"),
			description: {
				en: "Satellite and wireless paths combined for lower delay.",
				es: "Satélite y red inalámbrica combinados para reducir el retraso.",
				pt: "Satélite e rede sem fio combinados para menor atraso.",
			},
			discount: "—",
			features: [
				{ en: "Better for calls", es: "Mejor para llamadas", pt: "Melhor para chamadas" },
				phrases.whereOffered,
				phrases.installIncluded,
			],
		},
	],
	services: [
		{ en: "Satellite internet", es: "Internet satelital", pt: "Internet via satélite" },
		{ en: "Fusion hybrid internet", es: "Internet híbrido Fusion", pt: "Internet híbrida Fusion" },
		phrases.homePhone,
		phrases.professionalInstall,
		{ en: "Business satellite", es: "Internet satelital para negocios", pt: "Internet via satélite para empresas" },
	],
	websiteUrl: "https://www.hughesnet.com",
};
