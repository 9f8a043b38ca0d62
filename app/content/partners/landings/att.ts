import { same } from "../../words";
import type { Landing } from "./landing";

export const attLanding: Landing = {
	headline: {
		en: "Phone and fiber on one bill",
		es: "Celular y fibra en una sola factura",
		pt: "Celular e fibra em uma só fatura",
	},
	lead: {
		en: "AT&T sells both, so one account can cover your family’s phones and your home internet. We’ll help you with both.",
		es: "AT&T vende los dos, así que una sola cuenta puede llevar los celulares de todos y el internet de tu casa. Te ayudamos con los dos.",
		pt: "A AT&T vende os dois, então uma única conta pode reunir os celulares de todos e a internet da sua casa. Ajudamos você com os dois.",
	},
	parts: [
		{
			icon: "phone",
			title: { en: "Your phone", es: "Tu celular", pt: "Seu celular" },
			text: {
				en: "Bring the number and the phone you have, or pick a new one.",
				es: "Trae el número y el celular que ya tienes, o elige uno nuevo.",
				pt: "Traga o número e o celular que você já tem, ou escolha um novo.",
			},
			plans: ["att-unlimited-starter-sl"],
		},
		{
			icon: "fiber",
			title: { en: "Your fiber", es: "Tu fibra", pt: "Sua fibra" },
			text: {
				en: "The same speed up and down, where fiber is available. As far as we know, that doesn’t include Massachusetts.",
				es: "La misma velocidad de subida y de bajada, donde ya hay fibra; hasta donde sabemos, no en Massachusetts.",
				pt: "A mesma velocidade de download e upload, onde já há fibra; até onde sabemos, não em Massachusetts.",
			},
			plans: ["att-fiber-300"],
		},
	],
	highlights: [
		{
			icon: "phone",
			title: { en: "Unlimited postpaid", es: "Pospago ilimitado", pt: "Pós-pago ilimitado" },
			text: {
				en: "Four levels, from everyday use to the most hotspot data.",
				es: "Cuatro niveles, desde el de uso diario hasta el que trae más datos para hotspot.",
				pt: "Quatro níveis, do uso diário ao que traz mais dados para hotspot.",
			},
			plans: ["att-value-plus-vl", "att-unlimited-premium-pl"],
		},
		{
			icon: "prepaid",
			title: { en: "Prepaid", es: "Prepago", pt: "Pré-pago" },
			text: {
				en: "Pay by the month or for the whole year. No credit check.",
				es: "Paga el mes por adelantado o el año completo. Sin verificación de crédito.",
				pt: "Pague o mês adiantado ou o ano inteiro. Sem análise de crédito.",
			},
			plans: ["att-prepaid-12-month", "att-prepaid-unlimited-max"],
		},
		{
			icon: "fiber",
			title: same("AT&T Fiber"),
			text: {
				en: "From 300 Mbps to 5 gigabits, with the gateway in the price.",
				es: "De 300 Mbps a 5 gigabits, con el módem wifi incluido en el precio.",
				pt: "De 300 Mbps a 5 gigabits, com o modem Wi-Fi no preço.",
			},
			plans: ["att-fiber-1-gig", "att-fiber-5-gig"],
		},
		{
			icon: "router",
			title: same("AT&T Internet Air"),
			text: {
				en: "Home internet over the wireless network, for streets without fiber.",
				es: "Internet en casa por la red celular, para calles sin fibra.",
				pt: "Internet em casa pela rede celular, para ruas sem fibra.",
			},
			plans: ["att-internet-air", "att-internet-air-bundle"],
		},
	],
};
