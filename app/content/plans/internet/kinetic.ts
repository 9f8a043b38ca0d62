import { same } from "../../words";
import { phrases, technologies } from "../phrases";
import { carrier, type InternetPlanEntry } from "../plan";

export const kinetic = carrier<InternetPlanEntry>(
	"Kinetic",
	technologies.fiberAndCopper,
	[
		{
			id: "kinetic-300",
			name: "Kinetic 300",
			speed: same("300 Mbps"),
			price: "$39.99/month",
			originalPrice: "$59.99/month",
			originalPriceIs: "regular",
			priceNote: phrases.promotionalRate12Months,
			features: [
				phrases.noDataCap,
				phrases.gatewayAvailable,
				{ en: "Local technicians", es: "Técnicos locales", pt: "Técnicos locais" },
				phrases.forTwoOrThreePeople,
			],
			icon: "wifi",
			facts: {
				downMbps: 300,
				upMbps: 300,
				priceMonths: 12,
				monthlyAfter: 59.99,
				equipmentMonthly: 10.99,
				dataCapGB: "none",
			},
		},
		{
			id: "kinetic-1-gig",
			name: "Kinetic 1 Gig",
			speed: same("1 Gbps"),
			price: "$69.99/month",
			priceNote: phrases.noAnnualContract,
			features: [
				phrases.sameSpeed,
				phrases.noDataCap,
				phrases.wholeHomeWifiOption,
				{ en: "Online security option", es: "Opción de seguridad en línea", pt: "Opção de segurança online" },
			],
			icon: "zap",
			popular: true,
			facts: {
				downMbps: 1000,
				upMbps: 1000,
				priceMonths: null,
				monthlyAfter: null,
				equipmentMonthly: null,
				dataCapGB: "none",
			},
		},
		{
			id: "kinetic-2-gig",
			name: "Kinetic 2 Gig",
			speed: same("2 Gbps"),
			price: "$99.99/month",
			priceNote: phrases.noAnnualContract,
			features: [
				phrases.sameSpeed,
				phrases.wifi6Gateway,
				phrases.noDataCap,
				{ en: "Priority support", es: "Atención prioritaria", pt: "Atendimento prioritário" },
			],
			icon: "zap",
			facts: {
				downMbps: 2000,
				upMbps: 2000,
				priceMonths: null,
				monthlyAfter: null,
				equipmentMonthly: 0,
				dataCapGB: "none",
			},
		},
	],
	{ notSoldIn: ["MA"] },
);
