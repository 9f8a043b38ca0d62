import { same } from "../../words";
import { fullSpeed, hotspot, phrases, technologies } from "../phrases";
import { carrier, type WirelessPlanEntry } from "../plan";

export const tracfoneWireless = carrier<WirelessPlanEntry>("TracFone Wireless", technologies.fiveGOnVerizon, [
	{
		id: "tracfone-25",
		type: "cellphone",
		name: "TracFone 3 GB",
		speed: same("3 GB"),
		price: "$25/month",
		priceNote: phrases.thirtyDaysDataCarriesOver,
		features: [fullSpeed(3), phrases.unlimitedTalkAndText, phrases.dataRollover, phrases.noCreditCheck],
		icon: "smartphone",
		facts: { lines: 1, dataGB: 3, premiumDataGB: null, hotspotGB: 3, paidEveryDays: 30 },
	},
	{
		id: "tracfone-30",
		type: "cellphone",
		name: "TracFone 5 GB",
		speed: same("5 GB"),
		price: "$30/month",
		priceNote: phrases.thirtyDaysDataCarriesOver,
		features: [fullSpeed(5), phrases.unlimitedTalkAndText, phrases.dataRollover, phrases.noCreditCheck],
		icon: "smartphone",
		popular: true,
		facts: { lines: 1, dataGB: 5, premiumDataGB: null, hotspotGB: 5, paidEveryDays: 30 },
	},
	{
		id: "tracfone-40",
		type: "cellphone",
		name: "TracFone Unlimited",
		speed: phrases.unlimited5G,
		price: "$40/month",
		priceNote: phrases.thirtyDays,
		features: [
			phrases.unlimitedTalkTextAndData,
			hotspot(5),
			{ en: "Bring your own phone", es: "Trae tu propio celular", pt: "Traga seu próprio celular" },
			phrases.noCreditCheck,
		],
		icon: "smartphone",
		facts: { lines: 1, dataGB: null, premiumDataGB: 20, hotspotGB: 5, paidEveryDays: 30 },
	},
]);
