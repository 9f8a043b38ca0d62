import { badges } from "../../badges";
import { figure, same, type Words } from "../../words";
import { phrases, technologies } from "../phrases";
import { carrier, type InternetPlanEntry } from "../plan";

const worksWithXfinityMobile: Words = {
	en: "Works with Xfinity Mobile",
	es: "Se combina con Xfinity Mobile",
	pt: "Combina com Xfinity Mobile",
};

export const xfinity = carrier<InternetPlanEntry>("Xfinity", technologies.cable, [
	{
		id: "xfinity-connect-more-300",
		name: "Xfinity 300",
		speed: same("300 Mbps"),
		price: "$40/month",
		originalPrice: "$75/month",
		originalPriceIs: "regular",
		priceNote: {
			en: "1-year price guarantee with AutoPay. Rate rises after year one.",
			es: "Precio garantizado por 1 año con pago automático (AutoPay). La tarifa sube después del primer año.",
			pt: "Preço garantido por 1 ano com pagamento automático (AutoPay). A tarifa sobe após o primeiro ano.",
		},
		features: [
			phrases.unlimitedData,
			phrases.gatewayIncluded,
			phrases.forTwoOrThreePeople,
			{ en: "Self-install kit", es: "Kit de autoinstalación", pt: "Kit de autoinstalação" },
			worksWithXfinityMobile,
		],
		icon: "wifi",
		facts: {
			downMbps: 300,
			upMbps: 40,
			priceMonths: 12,
			monthlyAfter: 75,
			equipmentMonthly: 0,
			dataCapGB: "none",
		},
	},
	{
		id: "xfinity-fast-500",
		name: "Xfinity 500 Five-Year",
		speed: same("500 Mbps"),
		price: "$70/month",
		priceNote: {
			en: "No contract. 5-year price guarantee with gateway included.",
			es: "Sin contrato. Precio garantizado por 5 años con módem wifi incluido.",
			pt: "Sem contrato. Preço garantido por 5 anos com modem Wi-Fi incluído.",
		},
		features: [
			phrases.unlimitedData,
			phrases.gatewayIncluded,
			{ en: "Same rate for 60 months", es: "La misma tarifa por 60 meses", pt: "A mesma tarifa por 60 meses" },
			{ en: "Cancel when you want", es: "Cancela cuando quieras", pt: "Cancele quando quiser" },
			{ en: "Good for 3-5 people", es: "Ideal para 3 a 5 personas", pt: "Ideal para 3 a 5 pessoas" },
		],
		icon: "wifi",
		badge: badges.priceHeldFiveYears,
		facts: {
			downMbps: 500,
			upMbps: 100,
			priceMonths: 60,
			monthlyAfter: null,
			equipmentMonthly: 0,
			dataCapGB: "none",
		},
	},
	{
		id: "xfinity-gigabit",
		name: "Xfinity Gigabit",
		speed: figure(1.1, "Gbps"),
		price: "$85/month",
		priceNote: {
			en: "5-year price guarantee with gateway and unlimited data.",
			es: "Precio garantizado por 5 años con módem wifi y datos ilimitados.",
			pt: "Preço garantido por 5 anos com modem Wi-Fi e dados ilimitados.",
		},
		features: [
			phrases.unlimitedData,
			phrases.gatewayIncluded,
			{ en: "Good for smart homes", es: "Ideal para casas inteligentes", pt: "Ideal para casas inteligentes" },
			{
				en: "Low-lag gaming option",
				es: "Opción de baja latencia para videojuegos",
				pt: "Opção de baixa latência para jogos",
			},
			worksWithXfinityMobile,
		],
		icon: "zap",
		popular: true,
		facts: {
			downMbps: 1100,
			upMbps: 150,
			priceMonths: 60,
			monthlyAfter: null,
			equipmentMonthly: 0,
			dataCapGB: "none",
		},
	},
	{
		id: "xfinity-gigabit-2x",
		name: "Xfinity Gigabit x2",
		speed: figure(2.1, "Gbps"),
		price: "$115/month",
		originalPrice: "$155/month",
		originalPriceIs: "regular",
		priceNote: {
			en: "Promotional rate for 24 mos with AutoPay.",
			es: "Tarifa promocional por 24 meses con pago automático (AutoPay).",
			pt: "Preço promocional por 24 meses com pagamento automático (AutoPay).",
		},
		features: [
			phrases.unlimitedData,
			phrases.gatewayIncluded,
			{
				en: "Many 4K streams at once",
				es: "Muchas transmisiones en 4K a la vez",
				pt: "Muitas transmissões em 4K ao mesmo tempo",
			},
			{
				en: "For homes that upload a lot",
				es: "Para hogares que suben muchos archivos",
				pt: "Para casas que enviam muitos arquivos",
			},
			{
				en: "Not available in every area",
				es: "No disponible en todas las zonas",
				pt: "Não disponível em todas as regiões",
			},
		],
		icon: "zap",
		facts: {
			downMbps: 2100,
			upMbps: 300,
			priceMonths: 24,
			monthlyAfter: 155,
			equipmentMonthly: 0,
			dataCapGB: "none",
		},
	},
	{
		id: "xfinity-now-200",
		name: "NOW Internet 200",
		speed: same("200 Mbps"),
		price: "$45/month",
		priceNote: {
			en: "Prepaid, month-to-month, no credit check.",
			es: "Prepago, mes a mes, sin verificación de crédito.",
			pt: "Pré-pago, mês a mês, sem análise de crédito.",
		},
		features: [
			phrases.unlimitedData,
			phrases.gatewayIncluded,
			{ en: "Pause or stop any month", es: "Pausa o cancela en cualquier mes", pt: "Pause ou cancele em qualquer mês" },
			phrases.taxesIncluded,
			{ en: "No deposit", es: "Sin depósito", pt: "Sem depósito" },
		],
		icon: "wallet",
		badge: badges.prepaid,
		facts: {
			downMbps: 200,
			upMbps: 20,
			priceMonths: null,
			monthlyAfter: null,
			equipmentMonthly: 0,
			dataCapGB: "none",
		},
	},
]);
