import { badges } from "../badges";
import { same } from "../words";
import type { Partner } from "./partner";
import { phrases } from "./phrases";

export const xfinity: Partner = {
	slug: "xfinity",
	name: "Xfinity",
	logo: "partners/xfinity",
	primaryColor: "#6138F5",
	onPrimary: "#FFFFFF",
	description: {
		en: "Internet, mobile, TV and home security.",
		es: "Internet, celular, TV y seguridad del hogar.",
		pt: "Internet, celular, TV e segurança residencial.",
	},
	tagline: {
		en: "Home internet, mobile and TV in one place.",
		es: "Internet residencial, celular y TV en un solo lugar.",
		pt: "Internet residencial, celular e TV em um só lugar.",
	},
	promotions: [
		{
			id: "five-year-internet-price",
			title: {
				en: "Five-Year Internet Price",
				es: "Precio de internet por cinco años",
				pt: "Preço da internet por cinco anos",
			},
			description: {
				en: "On some speeds the monthly price holds for five years. We show you which.",
				es: "En algunas velocidades el precio mensual se mantiene cinco años. Te mostramos en cuáles.",
				pt: "Em algumas velocidades o preço mensal vale por cinco anos. Mostramos em quais.",
			},
			discount: "—",
			badge: badges.popular,
			features: [
				phrases.gatewayIncluded,
				{ en: "Unlimited data", es: "Datos ilimitados", pt: "Dados ilimitados" },
				phrases.noContract,
				{
					en: "Price with AutoPay",
					es: "Precio con pago automático (AutoPay)",
					pt: "Preço com pagamento automático (AutoPay)",
				},
			],
		},
		{
			id: "mobile-line-with-internet",
			title: {
				en: "Mobile Line With Internet",
				es: "Línea celular con tu internet",
				pt: "Linha de celular com a internet",
			},
			description: {
				en: "Add an Xfinity Mobile line to your home internet.",
				es: "Agrega una línea Xfinity Mobile a tu internet residencial.",
				pt: "Adicione uma linha Xfinity Mobile à sua internet residencial.",
			},
			discount: "—",
			badge: badges.bundle,
			features: [
				{ en: "Wi-Fi hotspots included", es: "Puntos de acceso wifi incluidos", pt: "Pontos de Wi-Fi incluídos" },
				phrases.keepYourNumber,
				{ en: "Mix and match plans", es: "Combina planes", pt: "Combine planos" },
			],
		},
		{
			id: "now-prepaid-internet",
			title: { en: "NOW Prepaid Internet", es: "Internet de prepago NOW", pt: "Internet pré-\u2060paga NOW" },
			description: {
				en: "Prepaid home internet with no credit check.",
				es: "Internet residencial de prepago, sin verificación de crédito.",
				pt: "Internet residencial pré-paga, sem análise de crédito.",
			},
			discount: "—",
			features: [
				{ en: "Pause any month", es: "Puedes pausarlo cualquier mes", pt: "Pause em qualquer mês" },
				phrases.gatewayIncluded,
				phrases.taxesIncluded,
			],
		},
	],
	services: [
		same("Xfinity Internet"),
		same("Xfinity Mobile"),
		same("Xfinity TV"),
		{ en: "Xfinity Home security", es: "Seguridad Xfinity Home", pt: "Segurança Xfinity Home" },
		{ en: "NOW prepaid", es: "Prepago NOW", pt: "Pré-pago NOW" },
		phrases.businessServices,
	],
	websiteUrl: "https://www.xfinity.com",
};
