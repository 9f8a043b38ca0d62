import { badges } from "../badges";
import type { Partner } from "./partner";
import { phrases } from "./phrases";

export const lumen: Partner = {
	slug: "lumen",
	name: "Lumen",
	aliases: ["quantum fiber"],
	logo: "partners/lumen",
	primaryColor: "#0047BB",
	onPrimary: "#FFFFFF",
	colorUnconfirmed: true,
	description: {
		en: "Business fiber, networking and security provider.",
		es: "Proveedor de fibra, redes y seguridad para negocios.",
		pt: "Provedor de fibra, redes e segurança para empresas.",
	},
	tagline: { en: "Networks for business.", es: "Redes para negocios.", pt: "Redes para empresas." },
	promotions: [
		{
			id: "business-fiber",
			title: { en: "Business Fiber", es: "Fibra para negocios", pt: "Fibra para empresas" },
			description: {
				en: "Dedicated or shared fiber for offices.",
				es: "Fibra dedicada o compartida para oficinas.",
				pt: "Fibra dedicada ou compartilhada para escritórios.",
			},
			discount: "—",
			badge: badges.business,
			features: [
				{ en: "Service-level agreement", es: "Nivel de servicio por contrato", pt: "Nível de serviço em contrato" },
				{ en: "Static IP", es: "IP fija", pt: "IP fixo" },
				{ en: "Site survey", es: "Visita técnica previa", pt: "Visita técnica prévia" },
			],
		},
		{
			id: "voice-and-security",
			title: { en: "Voice and Security", es: "Voz y seguridad", pt: "Voz e segurança" },
			description: {
				en: "Cloud phone and network protection.",
				es: "Telefonía en la nube y protección de red.",
				pt: "Telefonia na nuvem e proteção de rede.",
			},
			discount: "—",
			features: [
				{ en: "Managed firewall", es: "Firewall administrado", pt: "Firewall gerenciado" },
				{ en: "Cloud calling", es: "Llamadas por la nube", pt: "Ligações pela nuvem" },
				{ en: "24/7 support", es: "Atención 24/7", pt: "Suporte 24/7" },
			],
		},
	],
	services: [
		phrases.businessFiber,
		{ en: "Dedicated internet", es: "Internet dedicado", pt: "Internet dedicada" },
		{ en: "Cloud voice", es: "Voz en la nube", pt: "Voz na nuvem" },
		{ en: "Network security", es: "Seguridad de red", pt: "Segurança de rede" },
		{ en: "Edge and cloud connections", es: "Conexiones de nube y de borde (edge)", pt: "Conexões de nuvem e edge" },
	],
	websiteUrl: "https://www.lumen.com",
};
