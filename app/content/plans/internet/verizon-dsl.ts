import { same } from "../../words";
import { phrases } from "../phrases";
import { carrier, type InternetPlanEntry } from "../plan";

export const verizonDsl = carrier<InternetPlanEntry>(
	"Verizon DSL",
	{ en: "Copper phone line", es: "Línea telefónica de cobre", pt: "Linha telefônica de cobre" },
	[
		{
			id: "verizon-dsl-enhanced",
			name: "High Speed Internet Enhanced",
			speed: same("3-15 Mbps"),
			price: "$74.99/month",
			condition: {
				en: "with a Verizon home phone line",
				es: "con una línea fija de Verizon",
				pt: "com uma linha fixa da Verizon",
			},
			priceNote: {
				en: "Month-to-month. Needs a Verizon home phone line.",
				es: "Mes a mes. Requiere una línea de teléfono fijo de Verizon.",
				pt: "Mês a mês. Requer uma linha de telefone fixo da Verizon.",
			},
			features: [
				{
					en: "Works where there’s no fiber",
					es: "Funciona donde no hay fibra óptica",
					pt: "Funciona onde não há fibra óptica",
				},
				phrases.noDataCap,
				phrases.modemAvailable,
				{
					en: "For email and browsing",
					es: "Para correo electrónico y navegación por internet",
					pt: "Para e-mail e navegação na internet",
				},
				phrases.limitedNewOrders,
			],
			icon: "phone",
			facts: {
				downMbps: 15,
				upMbps: 1,
				priceMonths: null,
				monthlyAfter: null,
				equipmentMonthly: null,
				dataCapGB: "none",
			},
		},
		{
			id: "verizon-dsl-home-phone",
			name: "High Speed Internet + Home Phone",
			speed: same("3-15 Mbps"),
			price: "$89.99/month",
			priceNote: phrases.twelveMonthAgreement,
			features: [
				{
					en: "Internet and calling together",
					es: "Internet y llamadas en un solo plan",
					pt: "Internet e ligações em um só plano",
				},
				{ en: "Unlimited local calls", es: "Llamadas locales ilimitadas", pt: "Ligações locais ilimitadas" },
				{ en: "Voicemail included", es: "Buzón de voz incluido", pt: "Caixa postal incluída" },
				phrases.modemAvailable,
				phrases.limitedNewOrders,
			],
			icon: "phone",
			facts: {
				downMbps: 15,
				upMbps: 1,
				priceMonths: null,
				monthlyAfter: null,
				equipmentMonthly: null,
				dataCapGB: null,
				agreementMonths: 12,
			},
		},
	],
	{ notSoldIn: ["SC"] },
);
