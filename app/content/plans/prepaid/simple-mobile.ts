import { same } from "../../words";
import { fullSpeed, hotspot, phrases } from "../phrases";
import { carrier, type WirelessPlanEntry } from "../plan";

export const simpleMobile = carrier<WirelessPlanEntry>(
	"Simple Mobile",
	{ en: "5G (T-\u2060Mobile network)", es: "5G (red de T-\u2060Mobile)", pt: "5G (rede da T-\u2060Mobile)" },
	[
		{
			id: "simple-mobile-25",
			type: "cellphone",
			name: "Simple Mobile 3 GB",
			speed: same("3 GB"),
			price: "$25/month",
			priceNote: phrases.thirtyDays,
			features: [fullSpeed(3), phrases.unlimitedTalkAndText, phrases.noCreditCheck],
			callsAbroad: ["MX", "CA"],
			icon: "smartphone",
			facts: { lines: 1, dataGB: 3, premiumDataGB: null, hotspotGB: null, paidEveryDays: 30 },
		},
		{
			id: "simple-mobile-40",
			type: "cellphone",
			name: "Simple Mobile 15 GB",
			speed: same("15 GB"),
			price: "$40/month",
			priceNote: phrases.thirtyDays,
			features: [fullSpeed(15), phrases.unlimitedTalkAndText, phrases.hotspotFromYourData, phrases.noCreditCheck],
			callsAbroad: "many-countries",
			icon: "smartphone",
			popular: true,
			facts: { lines: 1, dataGB: 15, premiumDataGB: null, hotspotGB: 15, paidEveryDays: 30 },
		},
		{
			id: "simple-mobile-50",
			type: "cellphone",
			name: "Simple Mobile Unlimited",
			speed: phrases.unlimited5G,
			price: "$50/month",
			priceNote: phrases.thirtyDays,
			features: [phrases.unlimitedTalkTextAndData, hotspot(5), phrases.noCreditCheck],
			callsAbroad: "credit",
			icon: "smartphone",
			facts: { lines: 1, dataGB: null, premiumDataGB: 40, hotspotGB: 5, paidEveryDays: 30 },
		},
		{
			id: "simple-mobile-60",
			type: "cellphone",
			name: "Simple Mobile Unlimited Plus",
			speed: phrases.unlimited5G,
			price: "$60/month",
			priceNote: phrases.thirtyDays,
			features: [
				phrases.unlimitedTalkTextAndData,
				hotspot(15),
				{
					en: "Roaming in several Latin American countries",
					es: "Roaming en varios países de Latinoamérica",
					pt: "Roaming em vários países da América Latina",
				},
				phrases.noCreditCheck,
			],
			callsAbroad: "credit",
			icon: "smartphone",
			facts: { lines: 1, dataGB: null, premiumDataGB: null, hotspotGB: 15, paidEveryDays: 30 },
		},
	],
);
