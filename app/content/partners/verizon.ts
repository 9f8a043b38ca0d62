import { badges } from "../badges";
import type { Partner } from "./partner";
import { phrases } from "./phrases";

export const verizon: Partner = {
	slug: "verizon",
	name: "Verizon",
	aliases: ["verizon wireless", "verison"],
	logo: "partners/verizon",
	primaryColor: "#CD040B",
	onPrimary: "#FFFFFF",
	description: {
		en: "National carrier for wireless, Fios fiber and 5G Home internet.",
		es: "Compañía nacional de telefonía celular, fibra Fios e internet residencial 5G.",
		pt: "Operadora nacional de celular, fibra Fios e internet residencial 5G.",
	},
	tagline: {
		en: "Wide coverage, home and mobile.",
		es: "Amplia cobertura, en casa y en el celular.",
		pt: "Ampla cobertura, em casa e no celular.",
	},
	promotions: [
		{
			id: "bring-your-own-phone",
			title: { en: "Bring Your Own Phone", es: "Trae tu propio celular", pt: "Traga seu celular" },
			description: {
				en: "Move your phone and number to Verizon and get up to $540 in credits over time.",
				es: "Pásate a Verizon con tu celular y tu número y recibe hasta $540 a lo largo del plazo.",
				pt: "Mude para a Verizon com seu celular e seu número e receba até US$ 540 em créditos ao longo do prazo.",
			},
			discount: "—",
			upTo: "$540",
			badge: badges.popular,
			features: [
				{ en: "Keep your phone", es: "Conserva tu celular", pt: "Fique com seu celular" },
				phrases.keepYourNumber,
				phrases.creditsOverTheTerm,
				{ en: "Requires an eligible plan", es: "Requiere un plan participante", pt: "Requer um plano participante" },
			],
		},
		{
			id: "trade-in-credit",
			title: { en: "Trade-In Credit", es: "Crédito por tu celular usado", pt: "Crédito pelo seu celular usado" },
			description: {
				en: "Trade in an eligible phone for up to $1000 toward a new one.",
				es: "Entrega como parte de pago un celular que califique y recibe hasta $1,000 para uno nuevo.",
				pt: "Dê um celular elegível na troca e receba até US$ 1.000 para comprar um novo.",
			},
			discount: "—",
			upTo: "$1000",
			features: [
				{ en: "Many models accepted", es: "Se aceptan muchos modelos", pt: "Muitos modelos aceitos" },
				{ en: "We check its value in store", es: "Valoración en la tienda", pt: "Avaliação na loja" },
				phrases.creditsOverTheTerm,
			],
		},
		{
			id: "5g-home-with-mobile",
			title: {
				en: "5G Home With Mobile",
				es: "Internet residencial 5G con tu celular",
				pt: "Internet residencial 5G com o celular",
			},
			description: {
				en: "Add home internet to a Verizon phone plan at a lower monthly price.",
				es: "Agrega internet residencial a tu plan de celular de Verizon y paga menos al mes.",
				pt: "Adicione internet residencial ao seu plano de celular Verizon e pague menos por mês.",
			},
			discount: "—",
			features: [phrases.routerIncluded, phrases.selfSetup, phrases.noDataCap],
		},
	],
	services: [
		phrases.wirelessPlans,
		{ en: "Fios internet", es: "Internet Fios", pt: "Internet Fios" },
		phrases.fiveGHomeInternet,
		{ en: "Total by Verizon prepaid", es: "Prepago Total by Verizon", pt: "Pré-pago Total by Verizon" },
		{
			en: "Phones and trade-in",
			es: "Celulares y entrega de tu equipo usado",
			pt: "Celulares e troca do aparelho usado",
		},
		phrases.businessLines,
	],
	websiteUrl: "https://www.verizon.com",
};
