import { same } from "../../words";
import { phrases } from "../phrases";
import { carrier, type InternetPlanEntry } from "../plan";

export const optimum = carrier<InternetPlanEntry>(
	"Optimum",
	{ en: "Cable and fiber", es: "Cable y fibra óptica", pt: "Cabo e fibra óptica" },
	[
		{
			id: "optimum-300",
			name: "Optimum 300",
			speed: same("300 Mbps"),
			price: "$40/month",
			priceNote: {
				en: "Includes the discount for AutoPay and paperless bill.",
				es: "Incluye el descuento por pago automático (AutoPay) y factura electrónica.",
				pt: "Inclui o desconto por pagamento automático (AutoPay) e fatura digital.",
			},
			features: [
				phrases.noDataCap,
				phrases.gatewayIncluded,
				phrases.forTwoOrThreePeople,
				{
					en: "You can add Optimum Mobile",
					es: "Puedes agregar Optimum Mobile",
					pt: "Você pode adicionar Optimum Mobile",
				},
			],
			icon: "wifi",
			facts: {
				downMbps: 300,
				upMbps: 20,
				priceMonths: null,
				monthlyAfter: null,
				equipmentMonthly: 0,
				dataCapGB: "none",
			},
		},
		{
			id: "optimum-500",
			name: "Optimum 500",
			speed: same("500 Mbps"),
			price: "$60/month",
			priceNote: phrases.twoYearPriceGuarantee,
			features: [
				phrases.noDataCap,
				phrases.gatewayIncluded,
				{ en: "Streaming on many screens", es: "Streaming en muchas pantallas", pt: "Streaming em muitas telas" },
				phrases.forThreeOrFourPeople,
			],
			icon: "wifi",
			popular: true,
			facts: {
				downMbps: 500,
				upMbps: 35,
				priceMonths: 24,
				monthlyAfter: null,
				equipmentMonthly: 0,
				dataCapGB: "none",
			},
		},
		{
			id: "optimum-1-gig",
			name: "Optimum 1 Gig",
			speed: same("940 Mbps"),
			price: "$80/month",
			priceNote: {
				en: "No contracts. Price with AutoPay.",
				es: "Sin contratos. Precio con pago automático (AutoPay).",
				pt: "Sem contratos. Preço com pagamento automático (AutoPay).",
			},
			features: [phrases.noDataCap, phrases.wifi6Gateway, phrases.forGaming, phrases.forFiveOrMorePeople],
			icon: "zap",
			facts: {
				downMbps: 940,
				upMbps: 50,
				priceMonths: null,
				monthlyAfter: null,
				equipmentMonthly: 0,
				dataCapGB: "none",
			},
		},
		{
			id: "optimum-fiber-2-gig",
			name: "Optimum Fiber 2 Gig",
			speed: same("2 Gbps"),
			price: "$100/month",
			originalPrice: "$120/month",
			originalPriceIs: "regular",
			priceNote: {
				en: "Promotional rate for 24 mos where fiber is built.",
				es: "Tarifa promocional por 24 meses donde hay fibra óptica.",
				pt: "Preço promocional por 24 meses onde há fibra óptica.",
			},
			features: [
				phrases.sameSpeed,
				phrases.noDataCap,
				{ en: "Wi-Fi 6E gateway", es: "Módem wifi 6E", pt: "Modem Wi-Fi 6E" },
				{ en: "Fiber areas only", es: "Solo en zonas con fibra óptica", pt: "Só em regiões com fibra óptica" },
			],
			icon: "zap",
			facts: {
				downMbps: 2000,
				upMbps: 2000,
				priceMonths: 24,
				monthlyAfter: 120,
				equipmentMonthly: 0,
				dataCapGB: "none",
			},
		},
	],
	{ notSoldIn: ["MA", "SC"] },
);
