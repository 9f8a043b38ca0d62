import { badges } from "../badges";
import type { Partner } from "./partner";
import { phrases } from "./phrases";

export const simpleMobile: Partner = {
	slug: "simple-mobile",
	name: "Simple Mobile",
	logo: "partners/simple-mobile",
	primaryColor: "#F7941D",
	onPrimary: "#111111",
	colorUnconfirmed: true,
	description: {
		en: "Prepaid carrier on the T-Mobile network.",
		es: "Compañía de prepago en la red de T-Mobile.",
		pt: "Operadora pré-paga na rede da T-Mobile.",
	},
	tagline: {
		en: "No contracts, simple plans.",
		es: "Sin contratos, planes sencillos.",
		pt: "Sem contratos, planos simples.",
	},
	promotions: [
		{
			id: "30-day-plans",
			title: { en: "30-Day Plans", es: "Planes de 30 días", pt: "Planos de 30 dias" },
			description: {
				en: "Unlimited talk and text with the data you choose.",
				es: "Llamadas y mensajes ilimitados con los datos que elijas.",
				pt: "Ligações e mensagens ilimitadas com os dados que você escolher.",
			},
			discount: "—",
			badge: badges.popular,
			features: [
				phrases.noCreditCheck,
				{ en: "No contracts", es: "Sin contratos", pt: "Sem contratos" },
				phrases.fiveGAccess,
			],
		},
		{
			id: "calls-to-latin-america",
			title: { en: "Calls to Latin America", es: "Llamadas a Latinoamérica", pt: "Ligações para a América Latina" },
			description: {
				en: "Plans with calling and roaming in Latin America.",
				es: "Planes con llamadas y roaming en Latinoamérica.",
				pt: "Planos com ligações e roaming na América Latina.",
			},
			discount: "—",
			features: [
				{ en: "Calls to Mexico", es: "Llamadas a México", pt: "Ligações para o México" },
				{ en: "Roaming in several countries", es: "Roaming en varios países", pt: "Roaming em vários países" },
				phrases.topUpInStore,
			],
		},
	],
	services: [
		phrases.prepaidPlans,
		phrases.internationalCalling,
		phrases.simAndEsim,
		phrases.topUps,
		phrases.phones,
		phrases.numberTransfer,
	],
	websiteUrl: "https://www.simplemobile.com",
};
