import { same } from "../../words";
import { fullSpeed, hotspot, phrases } from "../phrases";
import { carrier, type WirelessPlanEntry } from "../plan";

export const attPrepaid = carrier<WirelessPlanEntry>("AT&T Prepaid", same("5G"), [
	{
		id: "att-prepaid-12-month",
		type: "cellphone",
		name: "AT&T Prepaid 12-Month 16 GB",
		speed: same("16 GB"),
		price: "$25/month",
		condition: {
			en: "paid as $300 once a year",
			es: "en un solo pago de $300 al año",
			pt: "em um só pagamento de US$ 300 por ano",
		},
		priceNote: {
			en: "Paid as $300 once a year.",
			es: "Un solo pago de $300 al año.",
			pt: "Um só pagamento de US$ 300 por ano.",
		},
		features: [
			{ en: "16 GB each month", es: "16 GB cada mes", pt: "16 GB por mês" },
			phrases.unlimitedTalkAndText,
			phrases.hotspotFromYourData,
			phrases.roamingInMexicoAndCanada,
			phrases.noCreditCheck,
		],
		icon: "smartphone",
		popular: true,
		facts: { lines: 1, dataGB: 16, premiumDataGB: null, hotspotGB: 16 },
	},
	{
		id: "att-prepaid-5gb",
		type: "cellphone",
		name: "AT&T Prepaid 5 GB",
		speed: same("5 GB"),
		price: "$30/month",
		priceNote: phrases.thirtyDays,
		features: [fullSpeed(5), phrases.unlimitedTalkAndText, phrases.hotspotFromYourData, phrases.noCreditCheck],
		icon: "smartphone",
		facts: { lines: 1, dataGB: 5, premiumDataGB: null, hotspotGB: 5, paidEveryDays: 30 },
	},
	{
		id: "att-prepaid-15gb",
		type: "cellphone",
		name: "AT&T Prepaid 15 GB",
		speed: same("15 GB"),
		price: "$40/month",
		priceNote: {
			en: "30-day plan. $5 less with AutoPay.",
			es: "Plan de 30 días. $5 menos con pago automático (AutoPay).",
			pt: "Plano de 30 dias. US$ 5 a menos com pagamento automático (AutoPay).",
		},
		features: [
			fullSpeed(15),
			phrases.unlimitedTalkAndText,
			phrases.hotspotFromYourData,
			phrases.useInMexicoAndCanada,
			phrases.noCreditCheck,
		],
		icon: "smartphone",
		facts: { lines: 1, dataGB: 15, premiumDataGB: null, hotspotGB: 15, paidEveryDays: 30 },
	},
	{
		id: "att-prepaid-unlimited-max",
		type: "cellphone",
		name: "AT&T Prepaid Unlimited Max",
		speed: phrases.unlimited5G,
		price: "$50/month",
		originalPrice: "$65/month",
		originalPriceIs: "without-discount",
		priceNote: {
			en: "Price with AutoPay after the first month.",
			es: "Precio con pago automático (AutoPay) después del primer mes.",
			pt: "Preço com pagamento automático (AutoPay) após o primeiro mês.",
		},
		features: [
			phrases.unlimitedTalkTextAndData,
			hotspot(25),
			{ en: "Cloud storage", es: "Almacenamiento en la nube", pt: "Armazenamento na nuvem" },
			phrases.useInMexicoAndCanada,
			phrases.noCreditCheck,
		],
		icon: "smartphone",
		facts: { lines: 1, dataGB: null, premiumDataGB: 22, hotspotGB: 25, firstPayment: 65 },
	},
]);
