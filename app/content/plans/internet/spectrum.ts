import { same } from "../../words";
import { phrases, technologies } from "../phrases";
import { carrier, type InternetPlanEntry } from "../plan";

export const spectrum = carrier<InternetPlanEntry>("Spectrum", technologies.cable, [
	{
		id: "spectrum-internet-advantage",
		name: "Spectrum Internet Advantage",
		speed: same("100 Mbps"),
		price: "$30/month",
		originalPrice: "$50/month",
		originalPriceIs: "regular",
		priceNote: phrases.promotionalRate12Months,
		features: [
			phrases.freeModem,
			phrases.noDataCap,
			{ en: "Antivirus software", es: "Programa antivirus", pt: "Programa antivírus" },
			phrases.forOneOrTwoPeople,
			{
				en: "You can add Spectrum Mobile",
				es: "Puedes agregar Spectrum Mobile",
				pt: "Você pode adicionar Spectrum Mobile",
			},
		],
		icon: "wifi",
		facts: {
			downMbps: 100,
			upMbps: 10,
			priceMonths: 12,
			monthlyAfter: 50,
			equipmentMonthly: 0,
			dataCapGB: "none",
		},
	},
	{
		id: "spectrum-internet-premier",
		name: "Spectrum Internet Premier",
		speed: same("500 Mbps"),
		price: "$50/month",
		originalPrice: "$80/month",
		originalPriceIs: "regular",
		priceNote: {
			en: "No contract. Year-one rate with AutoPay, standard rate after that.",
			es: "Sin contrato. Tarifa del primer año con pago automático (AutoPay); después, tarifa regular.",
			pt: "Sem contrato. Tarifa do primeiro ano com pagamento automático (AutoPay); depois, tarifa normal.",
		},
		features: [
			phrases.freeModem,
			phrases.noDataCap,
			{ en: "Advanced Wi-Fi option", es: "Opción de wifi avanzado", pt: "Opção de Wi-Fi avançado" },
			{
				en: "30-day money-back guarantee",
				es: "Garantía de devolución del dinero por 30 días",
				pt: "Garantia de reembolso de 30 dias",
			},
			phrases.forThreeOrFourPeople,
		],
		icon: "wifi",
		popular: true,
		facts: {
			downMbps: 500,
			upMbps: 20,
			priceMonths: 12,
			monthlyAfter: 80,
			equipmentMonthly: 0,
			dataCapGB: "none",
		},
	},
	{
		id: "spectrum-internet-gig",
		name: "Spectrum Internet Gig",
		speed: same("1 Gbps"),
		price: "$70/month",
		originalPrice: "$100/month",
		originalPriceIs: "regular",
		priceNote: {
			en: "Promotional pricing for 24 mos with AutoPay.",
			es: "Precio promocional por 24 meses con pago automático (AutoPay).",
			pt: "Preço promocional por 24 meses com pagamento automático (AutoPay).",
		},
		features: [
			phrases.freeModem,
			{ en: "Advanced Wi-Fi included", es: "Wifi avanzado incluido", pt: "Wi-Fi avançado incluído" },
			phrases.noDataCap,
			{ en: "Many devices at once", es: "Muchos dispositivos a la vez", pt: "Muitos aparelhos ao mesmo tempo" },
			phrases.forGaming,
		],
		icon: "zap",
		facts: {
			downMbps: 1000,
			upMbps: 40,
			priceMonths: 24,
			monthlyAfter: 100,
			equipmentMonthly: 0,
			dataCapGB: "none",
		},
	},
]);
