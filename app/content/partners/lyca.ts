import { badges } from "../badges";
import type { Partner } from "./partner";
import { phrases } from "./phrases";

export const lyca: Partner = {
	slug: "lyca",
	name: "Lyca Mobile",
	aliases: ["lycamobile", "lyca sim"],
	logo: "partners/lyca",
	primaryColor: "#0A3A82",
	onPrimary: "#FFFFFF",
	colorUnconfirmed: true,
	description: {
		en: "Prepaid carrier known for international calls.",
		es: "Compañía de prepago conocida por sus llamadas internacionales.",
		pt: "Operadora pré-paga conhecida pelas ligações internacionais.",
	},
	tagline: { en: "Call home for less.", es: "Llama a tu país por menos.", pt: "Ligue para o seu país pagando menos." },
	promotions: [
		{
			id: "international-calling",
			title: { en: "International Calling", es: "Llamadas internacionales", pt: "Ligações internacionais" },
			description: {
				en: "Prepaid plans with calls to many countries.",
				es: "Planes de prepago con llamadas a muchos países.",
				pt: "Planos pré-pagos com ligações para muitos países.",
			},
			discount: "—",
			badge: badges.popular,
			features: [
				{
					en: "Ask which countries are included",
					es: "Pregunta qué países incluye",
					pt: "Pergunte quais países estão incluídos",
				},
				phrases.fiveGAccess,
				phrases.noCreditCheck,
				phrases.keepYourNumber,
			],
		},
		{
			id: "multi-month-savings",
			title: { en: "Multi-Month Savings", es: "Ahorra al pagar varios meses", pt: "Economize pagando vários meses" },
			description: {
				en: "Pay for several months at once and get a lower rate.",
				es: "Paga varios meses juntos y te sale más barato.",
				pt: "Pague vários meses de uma vez e gaste menos.",
			},
			discount: "—",
			features: [
				{ en: "3, 6 or 12 months", es: "3, 6 o 12 meses", pt: "3, 6 ou 12 meses" },
				{ en: "eSIM option", es: "Opción de eSIM", pt: "Opção de eSIM" },
				phrases.topUpInStore,
			],
		},
	],
	services: [
		phrases.prepaidPlans,
		phrases.internationalCalling,
		phrases.simAndEsim,
		phrases.topUps,
		phrases.numberTransfer,
	],
	websiteUrl: "https://www.lycamobile.us",
};
