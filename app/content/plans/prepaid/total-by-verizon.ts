import { badges } from "../../badges";
import { same } from "../../words";
import { fullSpeed, hotspot, phrases, technologies } from "../phrases";
import { carrier, type WirelessPlanEntry } from "../plan";

export const totalByVerizon = carrier<WirelessPlanEntry>("Total by Verizon", technologies.fiveGOnVerizon, [
	{
		id: "total-by-verizon-30",
		type: "cellphone",
		name: "Total by Verizon 5 GB",
		speed: same("5 GB"),
		price: "$30/month",
		priceNote: phrases.thirtyDaysTaxesIncluded,
		features: [fullSpeed(5), phrases.unlimitedTalkAndText, phrases.hotspotFromYourData, phrases.noCreditCheck],
		icon: "smartphone",
		facts: { lines: 1, dataGB: 5, premiumDataGB: null, hotspotGB: 5, paidEveryDays: 30 },
	},
	{
		id: "total-by-verizon-40",
		type: "cellphone",
		name: "Total by Verizon Base Unlimited",
		speed: phrases.unlimited5G,
		price: "$40/month",
		priceNote: phrases.thirtyDaysTaxesIncluded,
		features: [phrases.unlimitedTalkTextAndData, hotspot(5), phrases.noCreditCheck],
		callsAbroad: "many-countries",
		icon: "smartphone",
		popular: true,
		facts: { lines: 1, dataGB: null, premiumDataGB: 0, hotspotGB: 5, paidEveryDays: 30 },
	},
	{
		id: "total-by-verizon-50",
		type: "cellphone",
		name: "Total by Verizon 5G Unlimited",
		speed: phrases.unlimited5G,
		price: "$50/month",
		priceNote: {
			en: "30-day plan. Lower price per line with more lines.",
			es: "Plan de 30 días. El precio por línea baja con más líneas.",
			pt: "Plano de 30 dias. O preço por linha cai com mais linhas.",
		},
		features: [phrases.unlimitedTalkTextAndData, hotspot(10), phrases.roamingInMexicoAndCanada, phrases.noCreditCheck],
		callsAbroad: "credit",
		icon: "smartphone",
		facts: { lines: 1, dataGB: null, premiumDataGB: null, hotspotGB: 10, paidEveryDays: 30 },
	},
	{
		id: "total-by-verizon-60",
		type: "cellphone",
		name: "Total by Verizon 5G+ Unlimited",
		speed: { en: "Unlimited 5G+", es: "5G+ ilimitado", pt: "5G+ ilimitado" },
		price: "$60/month",
		priceNote: {
			en: "30-day plan. Streaming perk included.",
			es: "Plan de 30 días. Beneficio de streaming incluido.",
			pt: "Plano de 30 dias. Benefício de streaming incluído.",
		},
		features: [
			{ en: "5G Ultra Wideband access", es: "Acceso a 5G Ultra Wideband", pt: "Acesso ao 5G Ultra Wideband" },
			hotspot(15),
			{
				en: "Streaming subscription perk",
				es: "Suscripción de streaming como beneficio",
				pt: "Assinatura de streaming como benefício",
			},
			phrases.noCreditCheck,
		],
		callsAbroad: "credit",
		icon: "smartphone",
		badge: badges.streamingPerk,
		facts: { lines: 1, dataGB: null, premiumDataGB: null, hotspotGB: 15, paidEveryDays: 30 },
	},
]);
