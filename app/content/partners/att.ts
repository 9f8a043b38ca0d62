import { badges } from "../badges";
import { same } from "../words";
import type { Partner } from "./partner";
import { phrases } from "./phrases";

export const att: Partner = {
	slug: "att",
	name: "AT&T",
	logo: "partners/att",
	primaryColor: "#009FDB",
	onPrimary: "#111111",
	description: {
		en: "National carrier for wireless, fiber internet and 5G home internet.",
		es: "Compañía nacional de telefonía celular, internet por fibra e internet residencial 5G.",
		pt: "Operadora nacional de celular, internet por fibra e internet residencial 5G.",
	},
	tagline: {
		en: "Phone and fiber on one bill.",
		es: "Celular y fibra en una sola factura.",
		pt: "Celular e fibra em uma só fatura.",
	},
	promotions: [
		{
			id: "wireless-switch-credit",
			title: { en: "Wireless Switch Credit", es: "Crédito por cambiarte", pt: "Crédito para quem troca de operadora" },
			description: {
				en: "Bring your number to AT&T at one of our stores and ask for the current switch credit.",
				es: "Trae tu número a AT&T en una de nuestras tiendas y pregunta por el crédito vigente.",
				pt: "Traga seu número para a AT&T em uma de nossas lojas e pergunte qual é o crédito atual.",
			},
			discount: "—",
			features: [
				phrases.keepYourNumber,
				{ en: "Help with the transfer", es: "Te ayudamos con la portabilidad", pt: "Ajuda com a portabilidade" },
				{
					en: "Works with most phones",
					es: "Sirve con la mayoría de los celulares",
					pt: "Funciona com a maioria dos celulares",
				},
			],
		},
		{
			id: "fiber-with-no-annual-contract",
			title: { en: "Fiber With No Annual Contract", es: "Fibra sin contrato anual", pt: "Fibra sem contrato anual" },
			description: {
				en: "Order AT&T Fiber where it’s available. The gateway is included in the price.",
				es: "Contrata AT&T Fiber donde ya hay red; el módem wifi va incluido en el precio.",
				pt: "Contrate AT&T Fiber onde já há rede; o modem Wi-Fi faz parte do preço.",
			},
			discount: "—",
			badge: badges.popular,
			features: [
				phrases.sameSpeedUpAndDown,
				phrases.noDataCap,
				phrases.gatewayIncluded,
				{
					en: "We check your address in store",
					es: "Revisamos tu dirección en la tienda",
					pt: "Consulta do endereço na loja",
				},
			],
		},
		{
			id: "prepaid-without-a-credit-check",
			title: {
				en: "Prepaid Without a Credit Check",
				es: "Prepago sin verificación de crédito",
				pt: "Pré-pago sem análise de crédito",
			},
			description: {
				en: "Pay by the month, or less per month when you pay for the year.",
				es: "Paga mes a mes, o menos al mes si pagas el año completo.",
				pt: "Pague mês a mês, ou menos por mês no pagamento anual.",
			},
			discount: "—",
			features: [
				phrases.noCreditCheck,
				{ en: "Same AT&T network", es: "La misma red", pt: "A mesma rede" },
				{ en: "Change plans any month", es: "Cambia de plan cualquier mes", pt: "Troque de plano em qualquer mês" },
			],
		},
	],
	services: [
		{ en: "Postpaid wireless", es: "Celular de pospago", pt: "Celular pós-pago" },
		{ en: "Prepaid wireless", es: "Celular de prepago", pt: "Celular pré-pago" },
		same("AT&T Fiber"),
		same("AT&T Internet Air"),
		{ en: "Phones and upgrades", es: "Celulares y renovación de equipo", pt: "Celulares e troca de aparelho" },
		phrases.businessLines,
	],
	websiteUrl: "https://www.att.com",
};
