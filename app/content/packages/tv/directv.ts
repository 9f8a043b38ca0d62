import { same, type Words } from "../../words";
import type { TvProvider } from "../package";

const cloudDvr: Words = { en: "Unlimited cloud DVR", es: "DVR ilimitado en la nube", pt: "DVR ilimitado na nuvem" };
const localChannels: Words = { en: "Local channels", es: "Canales locales", pt: "Canais locais" };
const regionalSports: Words = { en: "Regional sports", es: "Deportes regionales", pt: "Esportes regionais" };

export const directv: TvProvider = {
	id: "directv",
	name: same("DIRECTV"),
	packages: [
		{
			id: "directv-entertainment",
			name: "DIRECTV Entertainment",
			provider: "DIRECTV",
			price: "$89.99/month",
			term: { en: "24-month price term", es: "Precio fijo por 24 meses", pt: "Preço fixo por 24 meses" },
			channels: { en: "90+ channels", es: "Más de 90 canales", pt: "Mais de 90 canais" },
			features: [
				localChannels,
				{
					en: "News and family networks",
					es: "Canales de noticias y para la familia",
					pt: "Canais de notícias e para a família",
				},
				cloudDvr,
			],
		},
		{
			id: "directv-choice",
			name: "DIRECTV Choice",
			provider: "DIRECTV",
			price: "$94.99/month",
			channels: { en: "125+ channels", es: "Más de 125 canales", pt: "Mais de 125 canais" },
			features: [
				regionalSports,
				localChannels,
				cloudDvr,
				{
					en: "Thousands of on-demand titles",
					es: "Miles de títulos bajo demanda",
					pt: "Milhares de títulos sob demanda",
				},
			],
		},
		{
			id: "directv-ultimate",
			name: "DIRECTV Ultimate",
			provider: "DIRECTV",
			price: "$129.99/month",
			channels: { en: "160+ channels", es: "Más de 160 canales", pt: "Mais de 160 canais" },
			features: [
				{ en: "Movie channels", es: "Canales de películas", pt: "Canais de filmes" },
				regionalSports,
				cloudDvr,
				{ en: "On-demand library", es: "Catálogo bajo demanda", pt: "Catálogo sob demanda" },
			],
		},
		{
			id: "directv-premier",
			name: "DIRECTV Premier",
			provider: "DIRECTV",
			price: "$169.99/month",
			channels: { en: "185+ channels", es: "Más de 185 canales", pt: "Mais de 185 canais" },
			features: [
				{ en: "Premium movie networks", es: "Canales premium de películas", pt: "Canais premium de filmes" },
				{ en: "Sports add-ons", es: "Complementos de deportes", pt: "Pacotes extras de esportes" },
				cloudDvr,
				{ en: "Full on-demand library", es: "Catálogo completo bajo demanda", pt: "Catálogo completo sob demanda" },
			],
		},
	],
};
