import { badges } from "../badges";
import { same } from "../words";
import type { Partner } from "./partner";
import { phrases } from "./phrases";

export const centurylink: Partner = {
	slug: "centurylink",
	name: "CenturyLink",
	logo: "partners/centurylink",
	primaryColor: "#00853F",
	onPrimary: "#FFFFFF",
	colorUnconfirmed: true,
	description: {
		en: "Internet and home phone provider.",
		es: "Proveedor de internet y teléfono fijo.",
		pt: "Provedor de internet e telefone fixo.",
	},
	tagline: {
		en: "Simple internet and phone.",
		es: "Internet y teléfono sin complicaciones.",
		pt: "Internet e telefone sem complicação.",
	},
	promotions: [
		{
			id: "simply-unlimited-internet",
			title: same("Simply Unlimited Internet"),
			description: {
				en: "One price for the fastest copper speed at your address.",
				es: "Un solo precio por la mayor velocidad que dé el cobre en tu dirección.",
				pt: "Um só preço pela maior velocidade que o cobre oferece no seu endereço.",
			},
			discount: "—",
			badge: badges.popular,
			features: [
				phrases.noDataCap,
				phrases.noMinimumTerm,
				{ en: "Modem option", es: "Módem opcional", pt: "Modem opcional" },
			],
		},
		{
			id: "internet-and-home-phone",
			title: { en: "Internet and Home Phone", es: "Internet y teléfono fijo", pt: "Internet e telefone fixo" },
			description: {
				en: "Keep a landline with your internet.",
				es: "Conserva tu línea fija junto con tu internet.",
				pt: "Mantenha o telefone fixo junto com a internet.",
			},
			discount: "—",
			features: [
				{ en: "Unlimited calling option", es: "Opción de llamadas ilimitadas", pt: "Opção de ligações ilimitadas" },
				{ en: "Voicemail", es: "Buzón de voz", pt: "Caixa postal" },
				phrases.oneBill,
			],
		},
	],
	services: [
		{ en: "DSL internet", es: "Internet DSL", pt: "Internet DSL" },
		{
			en: "Fiber internet (where offered)",
			es: "Internet por fibra (donde haya servicio)",
			pt: "Internet por fibra (onde houver cobertura)",
		},
		phrases.homePhone,
		{ en: "Modem setup", es: "Configuración del módem", pt: "Configuração do modem" },
		phrases.businessInternet,
	],
	notSoldIn: ["MA", "SC"],
	websiteUrl: "https://www.centurylink.com",
};
