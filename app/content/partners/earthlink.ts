import { badges } from "../badges";
import type { Partner } from "./partner";
import { phrases } from "./phrases";

export const earthlink: Partner = {
	slug: "earthlink",
	name: "EarthLink",
	logo: "partners/earthlink",
	primaryColor: "#F26722",
	onPrimary: "#111111",
	colorUnconfirmed: true,
	description: {
		en: "Internet provider using partner fiber and wireless networks.",
		es: "Proveedor de internet que usa redes de fibra e inalámbricas de otras compañías.",
		pt: "Provedor de internet que usa redes de fibra e sem fio de outras empresas.",
	},
	tagline: {
		en: "Internet with a privacy focus.",
		es: "Internet que cuida tu privacidad.",
		pt: "Internet com foco na privacidade.",
	},
	promotions: [
		{
			id: "wireless-home-internet",
			title: {
				en: "Wireless Home Internet",
				es: "Internet residencial inalámbrico",
				pt: "Internet residencial sem fio",
			},
			description: {
				en: "Internet by 5G or LTE for hard-to-reach homes.",
				es: "Internet por 5G o LTE para casas de difícil acceso.",
				pt: "Internet por 5G ou LTE para casas de difícil acesso.",
			},
			discount: "—",
			badge: badges.rural,
			features: [
				phrases.selfSetup,
				{ en: "Ships to you", es: "Envío a tu casa", pt: "Entrega na sua casa" },
				{ en: "Several data amounts", es: "Varias cantidades de datos", pt: "Várias franquias de dados" },
			],
		},
		{
			id: "fiber-plans",
			title: { en: "Fiber Plans", es: "Planes de fibra", pt: "Planos de fibra" },
			description: {
				en: "Fiber where a partner network reaches you.",
				es: "Fibra donde llega una red asociada.",
				pt: "Fibra onde uma rede parceira chega.",
			},
			discount: "—",
			features: [
				phrases.noDataCap,
				{ en: "Up to 5 Gbps in some areas", es: "Hasta 5 Gbps en algunas zonas", pt: "Até 5 Gbps em algumas áreas" },
				{ en: "U.S.-based support", es: "Atención desde EE. UU.", pt: "Atendimento nos EUA" },
			],
		},
	],
	services: [
		phrases.fiberInternet,
		{ en: "Wireless home internet", es: "Internet residencial inalámbrico", pt: "Internet residencial sem fio" },
		{ en: "Mobile plans", es: "Planes de celular", pt: "Planos de celular" },
		{ en: "Online security tools", es: "Herramientas de seguridad en línea", pt: "Ferramentas de segurança online" },
		phrases.businessInternet,
	],
	websiteUrl: "https://www.earthlink.net",
};
