import { badges } from "../badges";
import { same } from "../words";
import type { Partner } from "./partner";
import { phrases } from "./phrases";

export const spectrum: Partner = {
	slug: "spectrum",
	name: "Spectrum",
	logo: "partners/spectrum",
	primaryColor: "#0062B2",
	onPrimary: "#FFFFFF",
	colorUnconfirmed: true,
	description: {
		en: "Cable company with internet, mobile, TV and home phone.",
		es: "Compañía de cable con internet, celular, TV y teléfono fijo.",
		pt: "Empresa de cabo com internet, celular, TV e telefone fixo.",
	},
	tagline: {
		en: "Internet first, add mobile and TV.",
		es: "Empieza con internet; suma celular y TV.",
		pt: "Comece pela internet; adicione celular e TV.",
	},
	promotions: [
		{
			id: "internet-and-mobile-together",
			title: { en: "Internet and Mobile Together", es: "Internet y celular juntos", pt: "Internet e celular juntos" },
			description: {
				en: "Pair Spectrum Internet with Spectrum Mobile for a lower combined price.",
				es: "Junta Spectrum Internet con Spectrum Mobile y paga menos por los dos.",
				pt: "Junte Spectrum Internet e Spectrum Mobile e pague menos pelos dois.",
			},
			discount: "—",
			badge: badges.bundle,
			features: [phrases.freeModem, phrases.noDataCap, phrases.fiveGAccess, phrases.noContract],
		},
		{
			id: "mi-plan-latino-tv",
			title: { en: "Mi Plan Latino TV", es: "TV Mi Plan Latino", pt: "TV Mi Plan Latino" },
			description: {
				en: "Spanish-language and local channels in one package.",
				es: "Canales en español y canales locales en un solo paquete.",
				pt: "Canais em espanhol e canais locais em um só pacote.",
			},
			discount: "—",
			badge: badges.inSpanish,
			features: [
				{
					en: "70+ Spanish-language networks",
					es: "Más de 70 canales en español",
					pt: "Mais de 70 canais em espanhol",
				},
				phrases.localChannels,
				{ en: "Watch in the app", es: "Se ve en la app", pt: "Assista pelo app" },
			],
		},
		{
			id: "internet-gig",
			title: same("Internet Gig"),
			description: {
				en: "Gig speed over cable, with Advanced Wi-Fi.",
				es: "Velocidad de 1 giga por cable, con wifi avanzado.",
				pt: "Velocidade de 1 giga por cabo, com Advanced Wi-Fi.",
			},
			discount: "—",
			features: [
				{ en: "Good for many devices", es: "Para muchos dispositivos", pt: "Para muitos aparelhos" },
				phrases.freeModem,
				{ en: "Money-back guarantee", es: "Garantía de devolución del dinero", pt: "Garantia de reembolso" },
			],
		},
	],
	services: [
		same("Spectrum Internet"),
		same("Spectrum Mobile"),
		same("Spectrum TV"),
		phrases.homePhone,
		phrases.businessInternet,
		{ en: "Installation help", es: "Ayuda con la instalación", pt: "Ajuda na instalação" },
	],
	websiteUrl: "https://www.spectrum.com",
};
