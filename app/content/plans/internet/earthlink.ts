import { same } from "../../words";
import { fullSpeed, phrases } from "../phrases";
import { carrier, type InternetPlanEntry } from "../plan";

export const earthlink = carrier<InternetPlanEntry>(
	"EarthLink",
	{ en: "Fiber and fixed wireless", es: "Fibra óptica e inalámbrico fijo", pt: "Fibra óptica e internet fixa sem fio" },
	[
		{
			id: "earthlink-fiber-100",
			name: "EarthLink Fiber 100",
			speed: same("100 Mbps"),
			price: "$54.95/month",
			priceNote: phrases.twelveMonthAgreement,
			features: [
				phrases.noDataCap,
				phrases.partnerNetworks,
				phrases.usBasedSupport,
				{
					en: "Privacy-minded provider",
					es: "Proveedor que cuida tu privacidad",
					pt: "Provedor que cuida da sua privacidade",
				},
			],
			icon: "wifi",
			facts: {
				downMbps: 100,
				upMbps: 100,
				priceMonths: null,
				monthlyAfter: null,
				equipmentMonthly: null,
				dataCapGB: "none",
				agreementMonths: 12,
			},
		},
		{
			id: "earthlink-fiber-1-gig",
			name: "EarthLink Fiber 1 Gig",
			speed: same("1 Gbps"),
			price: "$79.95/month",
			priceNote: phrases.twelveMonthAgreement,
			features: [phrases.sameSpeed, phrases.noDataCap, phrases.partnerNetworks, phrases.usBasedSupport],
			icon: "zap",
			popular: true,
			facts: {
				downMbps: 1000,
				upMbps: 1000,
				priceMonths: null,
				monthlyAfter: null,
				equipmentMonthly: null,
				dataCapGB: "none",
				agreementMonths: 12,
			},
		},
		{
			id: "earthlink-wireless-home-100",
			name: "EarthLink Wireless Home 100 GB",
			speed: same("LTE / 5G"),
			price: "$59.95/month",
			priceNote: {
				en: "Month-to-month option. Router fee of $14.95/month is separate.",
				es: "Opción mes a mes. El cargo de $14.95 al mes por el router es aparte.",
				pt: "Opção mês a mês. A taxa de US$ 14,95 por mês do roteador é à parte.",
			},
			features: [
				{ en: "100 GB a month", es: "100 GB al mes", pt: "100 GB por mês" },
				phrases.shipsToYourDoor,
				phrases.selfSetup,
				{
					en: "Works in many rural areas",
					es: "Funciona en muchas zonas rurales",
					pt: "Funciona em muitas áreas rurais",
				},
			],
			icon: "radio",
			facts: {
				downMbps: 50,
				upMbps: 10,
				priceMonths: null,
				monthlyAfter: null,
				equipmentMonthly: 14.95,
				dataCapGB: 100,
			},
		},
		{
			id: "earthlink-wireless-home-300",
			name: "EarthLink Work From Home 300 GB",
			speed: same("LTE / 5G"),
			price: "$79.95/month",
			priceNote: {
				en: "Annual contract option. Router fee of $14.95/month is separate.",
				es: "Opción con contrato anual. El cargo de $14.95 al mes por el router es aparte.",
				pt: "Opção com contrato anual. A taxa de US$ 14,95 por mês do roteador é à parte.",
			},
			features: [
				fullSpeed(300),
				{ en: "Made for remote work", es: "Pensado para el trabajo remoto", pt: "Feito para o trabalho remoto" },
				phrases.shipsToYourDoor,
				phrases.selfSetup,
			],
			icon: "radio",
			facts: {
				downMbps: 50,
				upMbps: 10,
				priceMonths: null,
				monthlyAfter: null,
				equipmentMonthly: 14.95,
				dataCapGB: 300,
				agreementMonths: 12,
			},
		},
	],
);
