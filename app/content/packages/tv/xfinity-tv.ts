import { same, type Words } from "../../words";
import type { TvProvider } from "../package";

const cloudDvr: Words = { en: "Cloud DVR", es: "DVR en la nube", pt: "DVR na nuvem" };
const onDemand: Words = { en: "On-demand titles", es: "Títulos bajo demanda", pt: "Títulos sob demanda" };

export const xfinityTv: TvProvider = {
	id: "xfinity-tv",
	name: same("Xfinity TV"),
	packages: [
		{
			id: "xfinity-now-tv",
			name: "NOW TV",
			provider: "Xfinity TV",
			price: "$20/month",
			term: { en: "Month-to-month", es: "Mes a mes", pt: "Mês a mês" },
			channels: {
				en: "125+ live and free channels",
				es: "Más de 125 canales",
				pt: "Mais de 125 canais",
			},
			features: [
				{ en: "Streams in the app", es: "Se ve por streaming en la app", pt: "Streaming pelo app" },
				{ en: "Peacock included", es: "Peacock incluido", pt: "Peacock incluído" },
				cloudDvr,
			],
		},
		{
			id: "xfinity-choice-tv",
			name: "Xfinity Choice TV",
			provider: "Xfinity TV",
			price: "$37/month",
			channels: { en: "10+ local channels", es: "Más de 10 canales locales", pt: "Mais de 10 canais locais" },
			features: [
				{ en: "Local stations", es: "Estaciones locales", pt: "Emissoras locais" },
				{ en: "20-hour cloud DVR", es: "DVR de 20 horas en la nube", pt: "DVR na nuvem com 20 horas" },
				onDemand,
				{ en: "Add genre packs", es: "Agrega paquetes temáticos", pt: "Adicione pacotes temáticos" },
			],
		},
		{
			id: "xfinity-popular-tv",
			name: "Xfinity Popular TV",
			provider: "Xfinity TV",
			price: "$62/month",
			channels: { en: "125+ channels", es: "Más de 125 canales", pt: "Mais de 125 canais" },
			features: [
				{ en: "Sports and news", es: "Deportes y noticias", pt: "Esportes e notícias" },
				cloudDvr,
				{ en: "X1 voice remote", es: "Control remoto por voz X1", pt: "Controle remoto por voz X1" },
				onDemand,
			],
		},
		{
			id: "xfinity-ultimate-tv",
			name: "Xfinity Ultimate TV",
			provider: "Xfinity TV",
			price: "$85/month",
			channels: { en: "185+ channels", es: "Más de 185 canales", pt: "Mais de 185 canais" },
			features: [
				{ en: "Regional sports", es: "Deportes regionales", pt: "Esportes regionais" },
				{ en: "Movie networks", es: "Canales de películas", pt: "Canais de filmes" },
				cloudDvr,
				onDemand,
			],
		},
	],
};
