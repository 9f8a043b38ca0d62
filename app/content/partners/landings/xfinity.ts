import { same } from "../../words";
import type { Landing } from "./landing";

export const xfinityLanding: Landing = {
	headline: {
		en: "Internet prices that can hold for five years",
		es: "Precios de internet que pueden durar cinco años",
		pt: "Preços de internet que podem valer por cinco anos",
	},
	lead: {
		en: "Pick the speed, see which plans keep their monthly price, and add mobile, TV or home security from the same company.",
		es: "Elige la velocidad, mira qué planes mantienen su precio mensual y suma celular, TV o seguridad del hogar con la misma compañía.",
		pt: "Escolha a velocidade, veja quais planos mantêm o preço mensal e adicione celular, TV ou segurança residencial da mesma empresa.",
	},
	parts: [
		{
			icon: "router",
			title: same("Xfinity Internet"),
			text: {
				en: "The gateway is included and data is unlimited on every plan we sell.",
				es: "El módem wifi va incluido y los datos son ilimitados en todos los planes que vendemos.",
				pt: "O modem Wi-Fi está incluído e os dados são ilimitados em todos os planos que vendemos.",
			},
			plans: [
				"xfinity-connect-more-300",
				"xfinity-fast-500",
				"xfinity-gigabit",
				"xfinity-gigabit-2x",
				"xfinity-now-200",
			],
			more: {
				label: { en: "Compare internet plans", es: "Comparar planes de internet", pt: "Comparar planos de internet" },
				to: "/internet-plans",
			},
		},
		{
			icon: "phone",
			title: same("Xfinity Mobile"),
			text: {
				en: "Phone lines for homes with Xfinity Internet.",
				es: "Líneas celulares para casas con Xfinity Internet.",
				pt: "Linhas de celular para casas com Xfinity Internet.",
			},
			plans: ["xfinity-mobile-by-the-gig-3", "xfinity-mobile-unlimited"],
			more: {
				label: { en: "Compare mobile plans", es: "Comparar planes de celular", pt: "Comparar planos de celular" },
				to: "/wireless-plans",
			},
		},
		{
			icon: "tv",
			title: same("Xfinity TV"),
			text: {
				en: "From a streaming bundle to the full channel list.",
				es: "Desde un paquete de streaming hasta la lista completa de canales.",
				pt: "De um pacote de streaming à lista completa de canais.",
			},
			plans: ["xfinity-now-tv"],
			more: {
				label: { en: "See TV packages", es: "Ver paquetes de TV", pt: "Ver pacotes de TV" },
				to: "/tv-cable-on-demand#xfinity-tv",
			},
		},
		{
			icon: "security",
			title: same("Xfinity Home"),
			text: {
				en: "Sensors and cameras, with or without monitoring.",
				es: "Sensores y cámaras, con o sin monitoreo profesional.",
				pt: "Sensores e câmeras, com ou sem monitoramento profissional.",
			},
			plans: ["xfinity-home-self-protection"],
			more: {
				label: { en: "See security packages", es: "Ver paquetes de seguridad", pt: "Ver pacotes de segurança" },
				to: "/security-systems#home",
			},
		},
	],
	highlights: [
		{
			icon: "bill",
			title: {
				en: "The same rate for 60 months, on some plans",
				es: "La misma tarifa por 60 meses, en algunos planes",
				pt: "A mesma tarifa por 60 meses, em alguns planos",
			},
			text: {
				en: "Taxes and fees can still change. We show you which plans and which parts of the bill stay the same.",
				es: "Los impuestos y otros cargos sí pueden cambiar. Te mostramos qué planes y qué partes de la factura se mantienen.",
				pt: "Impostos e outras taxas ainda podem mudar. Mostramos quais planos e quais itens da fatura ficam fixos.",
			},
		},
		{
			icon: "signal",
			title: { en: "No contract", es: "Sin contrato", pt: "Sem contrato" },
			text: {
				en: "The price is guaranteed, but you don’t have to stay five years.",
				es: "La compañía te garantiza el precio; tú no te comprometes a quedarte cinco años.",
				pt: "O preço é garantido; você não precisa ficar os cinco anos.",
			},
		},
		{
			icon: "prepaid",
			title: { en: "NOW, if you prefer prepaid", es: "NOW, si prefieres prepago", pt: "NOW, se você prefere pré-pago" },
			text: {
				en: "Month-to-month home internet with no credit check. You can pause it.",
				es: "Internet en casa por mes, sin verificación de crédito, y puedes pausarlo.",
				pt: "Internet residencial mês a mês, sem análise de crédito; dá para pausar quando quiser.",
			},
			plans: ["xfinity-now-200"],
		},
	],
};
