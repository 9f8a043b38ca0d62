import { badges } from "../badges";
import type { Partner } from "./partner";
import { phrases } from "./phrases";

export const directv: Partner = {
	slug: "directv",
	name: "DirectTV",
	aliases: ["directv", "direct tv", "dish"],
	logo: "partners/directv",
	primaryColor: "#00558C",
	onPrimary: "#FFFFFF",
	colorUnconfirmed: true,
	description: {
		en: "TV by satellite or over the internet.",
		es: "TV por satélite o por internet.",
		pt: "TV via satélite ou pela internet.",
	},
	tagline: { en: "Live TV your way.", es: "TV en vivo a tu manera.", pt: "TV ao vivo do seu jeito." },
	promotions: [
		{
			id: "tv-with-or-without-a-dish",
			title: { en: "TV With or Without a Dish", es: "TV con antena o sin antena", pt: "TV com ou sem antena" },
			description: {
				en: "Choose satellite or streaming delivery for the same packages.",
				es: "Elige satélite o streaming para los mismos paquetes.",
				pt: "Escolha satélite ou streaming para os mesmos pacotes.",
			},
			discount: "—",
			badge: badges.popular,
			features: [
				phrases.localChannels,
				{ en: "Unlimited cloud DVR", es: "DVR ilimitado en la nube", pt: "DVR ilimitado na nuvem" },
				{ en: "On-demand titles", es: "Títulos bajo demanda", pt: "Títulos sob demanda" },
			],
		},
		{
			id: "sports-season",
			title: { en: "Sports Season", es: "Temporada de deportes", pt: "Temporada de esportes" },
			description: {
				en: "Packages with regional and national sports.",
				es: "Paquetes con deportes regionales y nacionales.",
				pt: "Pacotes com esportes regionais e nacionais.",
			},
			discount: "—",
			badge: badges.sports,
			features: [
				{ en: "Regional sports", es: "Deportes regionales", pt: "Esportes regionais" },
				{ en: "League add-ons", es: "Ligas adicionales", pt: "Ligas adicionais" },
				{ en: "4K events", es: "Eventos en 4K", pt: "Eventos em 4K" },
			],
		},
		{
			id: "business-tv",
			title: { en: "Business TV", es: "TV para negocios", pt: "TV para empresas" },
			description: {
				en: "Packages for bars, offices and waiting rooms.",
				es: "Paquetes para bares, oficinas y salas de espera.",
				pt: "Pacotes para bares, escritórios e salas de espera.",
			},
			discount: "—",
			features: [
				{ en: "Commercial license", es: "Licencia comercial", pt: "Licença comercial" },
				phrases.installation,
				{ en: "Music channels", es: "Canales de música", pt: "Canais de música" },
			],
		},
	],
	services: [
		{ en: "Satellite TV", es: "TV satelital", pt: "TV via satélite" },
		{ en: "Streaming TV", es: "TV por streaming", pt: "TV por streaming" },
		{ en: "Sports packages", es: "Paquetes de deportes", pt: "Pacotes de esportes" },
		{ en: "Spanish-language packages", es: "Paquetes en español", pt: "Pacotes em espanhol" },
		{ en: "Business TV", es: "TV para negocios", pt: "TV para empresas" },
		phrases.installation,
	],
	websiteUrl: "https://www.directv.com",
};
