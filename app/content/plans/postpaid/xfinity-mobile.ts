import { badges } from "../../badges";
import type { Words } from "../../words";
import { fullSpeed, hotspot, phrases, technologies } from "../phrases";
import { carrier, type WirelessPlanEntry } from "../plan";

const needsXfinityInternet: Words = {
	en: "Needs an active Xfinity Internet plan.",
	es: "Requiere un plan activo de Xfinity Internet.",
	pt: "Requer um plano ativo do Xfinity Internet.",
};

const withXfinityInternet: Words = {
	en: "with Xfinity Internet",
	es: "con Xfinity Internet",
	pt: "com Xfinity Internet",
};

export const xfinityMobile = carrier<WirelessPlanEntry>("Xfinity Mobile", technologies.fiveGAndWifiHotspots, [
	{
		id: "xfinity-mobile-by-the-gig-3",
		type: "cellphone",
		name: "Xfinity Mobile By the Gig 3 GB",
		speed: { en: "3 GB shared", es: "3 GB compartidos", pt: "3 GB compartilhados" },
		price: "$30/month",
		priceNote: {
			en: "3 GB shared across lines. No line fees.",
			es: "3 GB compartidos entre líneas. Sin cargos por línea.",
			pt: "3 GB compartilhados entre as linhas. Sem taxa por linha.",
		},
		features: [
			phrases.unlimitedTalkAndText,
			{ en: "Pay only for the data you use", es: "Paga solo los datos que uses", pt: "Pague só pelos dados que usar" },
			phrases.changePlanAnyTime,
			phrases.wifiHotspotsIncluded,
		],
		icon: "smartphone",
		eligibility: "requires-internet",
		condition: withXfinityInternet,
		requiresInternet: needsXfinityInternet,
		facts: { lines: 1, dataGB: 3, premiumDataGB: null, hotspotGB: null },
	},
	{
		id: "xfinity-mobile-unlimited",
		type: "cellphone",
		name: "Xfinity Mobile Unlimited",
		speed: phrases.unlimited5G,
		price: "$40/month",
		priceNote: {
			en: "One line. Lower price per line when you add more.",
			es: "Una línea. El precio por línea baja cuando agregas más.",
			pt: "Uma linha. O preço por linha cai quando você adiciona mais.",
		},
		features: [
			phrases.unlimitedTalkTextAndData,
			fullSpeed(30),
			phrases.wifiHotspotsIncluded,
			phrases.standardDefinitionVideo,
			phrases.keepYourNumber,
		],
		icon: "smartphone",
		popular: true,
		eligibility: "requires-internet",
		condition: withXfinityInternet,
		requiresInternet: needsXfinityInternet,
		facts: { lines: 1, dataGB: null, premiumDataGB: 30, hotspotGB: 5 },
	},
	{
		id: "xfinity-mobile-premium-unlimited",
		type: "cellphone",
		name: "Xfinity Mobile Premium Unlimited",
		speed: phrases.unlimited5G,
		price: "$50/month",
		priceNote: {
			en: "One line. Phone upgrade option twice a year.",
			es: "Una línea. Opción de renovar tu celular dos veces al año.",
			pt: "Uma linha. Opção de trocar de celular duas vezes por ano.",
		},
		features: [fullSpeed(50), hotspot(30), phrases.hdVideo, phrases.useInMexicoAndCanada, phrases.wifiHotspotsIncluded],
		icon: "smartphone",
		eligibility: "requires-internet",
		condition: withXfinityInternet,
		requiresInternet: needsXfinityInternet,
		facts: { lines: 1, dataGB: null, premiumDataGB: 50, hotspotGB: 30 },
	},
	{
		id: "xfinity-mobile-premium-family-3",
		type: "cellphone",
		name: "Xfinity Mobile Premium Family (3 lines)",
		speed: { en: "Unlimited 5G, 3 lines", es: "5G ilimitado, 3 líneas", pt: "5G ilimitado, 3 linhas" },
		price: "$110/month",
		priceNote: {
			en: "Total for three Premium lines.",
			es: "Total por tres líneas Premium.",
			pt: "Total de três linhas Premium.",
		},
		features: [
			{ en: "Three lines on one bill", es: "Tres líneas en una sola factura", pt: "Três linhas em uma só fatura" },
			{
				en: "50 GB at full speed per line",
				es: "50 GB a máxima velocidad por línea",
				pt: "50 GB em velocidade máxima por linha",
			},
			{ en: "30 GB hotspot per line", es: "30 GB para hotspot por línea", pt: "30 GB para hotspot por linha" },
			phrases.hdVideo,
			{
				en: "Mix and match plans across lines",
				es: "Combina planes distintos entre líneas",
				pt: "Combine planos diferentes entre as linhas",
			},
		],
		icon: "smartphone",
		badge: badges.family,
		eligibility: "requires-internet",
		condition: withXfinityInternet,
		requiresInternet: needsXfinityInternet,
		facts: { lines: 3, dataGB: null, premiumDataGB: 50, hotspotGB: 30 },
	},
]);
