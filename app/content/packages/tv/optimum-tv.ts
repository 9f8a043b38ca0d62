import { same, type Words } from "../../words";
import type { TvProvider } from "../package";

const cloudDvrOption: Words = {
	en: "Cloud DVR option",
	es: "DVR en la nube opcional",
	pt: "DVR na nuvem opcional",
};
const onDemand: Words = { en: "On-demand titles", es: "Títulos bajo demanda", pt: "Títulos sob demanda" };

export const optimumTv: TvProvider = {
	id: "optimum-tv",
	name: same("Optimum TV"),
	packages: [
		{
			id: "optimum-basic-tv",
			name: "Optimum Basic TV",
			provider: "Optimum TV",
			price: "$45/month",
			channels: { en: "50+ channels", es: "Más de 50 canales", pt: "Mais de 50 canais" },
			equipment: {
				en: "Optimum Stream box, if you want it",
				es: "Optimum Stream Box, opcional",
				pt: "Optimum Stream Box, opcional",
			},
			features: [
				{ en: "Local channels", es: "Canales locales", pt: "Canais locais" },
				{ en: "Public-access channels", es: "Canales comunitarios", pt: "Canais comunitários" },
				onDemand,
			],
		},
		{
			id: "optimum-core-tv",
			name: "Optimum Core TV",
			provider: "Optimum TV",
			price: "$95/month",
			channels: { en: "220+ channels", es: "Más de 220 canales", pt: "Mais de 220 canais" },
			features: [
				{ en: "Sports and news", es: "Deportes y noticias", pt: "Esportes e notícias" },
				{ en: "Kids networks", es: "Canales infantiles", pt: "Canais infantis" },
				cloudDvrOption,
				onDemand,
			],
		},
		{
			id: "optimum-premier-tv",
			name: "Optimum Premier TV",
			provider: "Optimum TV",
			price: "$135/month",
			channels: { en: "340+ channels", es: "Más de 340 canales", pt: "Mais de 340 canais" },
			features: [
				{ en: "Premium movie networks", es: "Canales premium de películas", pt: "Canais premium de filmes" },
				{ en: "Sports pack", es: "Paquete de deportes", pt: "Pacote de esportes" },
				cloudDvrOption,
				onDemand,
			],
		},
	],
};
