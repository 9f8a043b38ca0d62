import { same } from "../../words";
import { phrases, technologies } from "../phrases";
import { carrier, type InternetPlanEntry } from "../plan";

export const brightspeed = carrier<InternetPlanEntry>(
	"Brightspeed",
	technologies.fiberAndCopper,
	[
		{
			id: "brightspeed-fiber-200",
			name: "Brightspeed Fiber 200",
			speed: same("200 Mbps"),
			price: "$39/month",
			priceNote: phrases.noAnnualContract,
			features: [phrases.sameSpeed, phrases.noDataCap, phrases.freeInstallation, phrases.forOneOrTwoPeople],
			icon: "wifi",
			facts: {
				downMbps: 200,
				upMbps: 200,
				priceMonths: null,
				monthlyAfter: null,
				equipmentMonthly: null,
				dataCapGB: "none",
			},
		},
		{
			id: "brightspeed-fiber-500",
			name: "Brightspeed Fiber 500",
			speed: same("500 Mbps"),
			price: "$49/month",
			originalPrice: "$59/month",
			originalPriceIs: "regular",
			priceNote: {
				en: "Promotional pricing with AutoPay.",
				es: "Precio promocional con pago automático (AutoPay).",
				pt: "Preço promocional com pagamento automático (AutoPay).",
			},
			features: [phrases.sameSpeed, phrases.noDataCap, phrases.freeInstallation, phrases.forThreeOrFourPeople],
			icon: "wifi",
			facts: {
				downMbps: 500,
				upMbps: 500,
				priceMonths: null,
				monthlyAfter: 59,
				equipmentMonthly: null,
				dataCapGB: "none",
			},
		},
		{
			id: "brightspeed-fiber-1-gig",
			name: "Brightspeed Fiber 1 Gig",
			speed: same("940 Mbps"),
			price: "$79/month",
			priceNote: phrases.noAnnualContract,
			features: [
				phrases.sameSpeed,
				{ en: "Wi-Fi 6 router included", es: "Router wifi 6 incluido", pt: "Roteador Wi-Fi 6 incluído" },
				phrases.noDataCap,
				phrases.freeInstallation,
			],
			icon: "zap",
			popular: true,
			facts: {
				downMbps: 940,
				upMbps: 940,
				priceMonths: null,
				monthlyAfter: null,
				equipmentMonthly: 0,
				dataCapGB: "none",
			},
		},
		{
			id: "brightspeed-broadband-100",
			name: "Brightspeed Broadband",
			speed: phrases.upTo100Mbps,
			price: "$50/month",
			priceNote: {
				en: "Flat monthly price. Speed depends on the address.",
				es: "Precio mensual fijo. La velocidad depende de la dirección.",
				pt: "Preço mensal fixo. A velocidade depende do endereço.",
			},
			features: [
				phrases.noDataCap,
				{ en: "Uses existing wiring", es: "Usa el cableado que ya existe", pt: "Usa a fiação que já existe" },
				{
					en: "Lease a modem or bring your own",
					es: "Renta el módem o usa el tuyo",
					pt: "Alugue o modem ou use o seu",
				},
				{ en: "Widely available", es: "Amplia disponibilidad", pt: "Ampla disponibilidade" },
			],
			icon: "wifi",
			facts: {
				downMbps: 100,
				upMbps: 10,
				priceMonths: null,
				monthlyAfter: null,
				equipmentMonthly: 15,
				dataCapGB: "none",
			},
		},
	],
	{ notSoldIn: ["MA"] },
);
