import type { Words } from "../../words";
import type { TvProvider } from "../package";

const cancelAnyTime: Words = {
	en: "Cancel anytime",
	es: "Cancela cuando quieras",
	pt: "Cancele quando quiser",
};
const threeStreams: Words = {
	en: "Three streams at once",
	es: "Tres pantallas a la vez",
	pt: "Três telas ao mesmo tempo",
};

export const streamingAndOnDemand: TvProvider = {
	id: "streaming-on-demand",
	name: { en: "Streaming & On Demand", es: "Streaming y bajo demanda", pt: "Streaming e sob demanda" },
	packages: [
		{
			id: "youtube-tv-base",
			name: "YouTube TV Base Plan",
			provider: "YouTube TV",
			price: "$82.99/month",
			term: cancelAnyTime,
			channels: { en: "100+ channels", es: "Más de 100 canales", pt: "Mais de 100 canais" },
			features: [
				{ en: "Unlimited DVR", es: "DVR ilimitado", pt: "DVR ilimitado" },
				{ en: "Six household profiles", es: "Seis perfiles para tu casa", pt: "Seis perfis para a casa" },
				threeStreams,
			],
		},
		{
			id: "sling-orange-blue",
			name: "Sling Orange + Blue",
			provider: "Sling TV",
			price: "$60/month",
			term: cancelAnyTime,
			channels: { en: "45+ channels", es: "Más de 45 canales", pt: "Mais de 45 canais" },
			features: [
				{ en: "Sports and news mix", es: "Deportes y noticias", pt: "Esportes e notícias" },
				{ en: "50-hour DVR", es: "DVR de 50 horas", pt: "DVR com 50 horas" },
				{ en: "Add genre extras", es: "Agrega extras temáticos", pt: "Adicione extras temáticos" },
			],
		},
		{
			id: "philo-core",
			name: "Philo Core",
			provider: "Philo",
			price: "$33/month",
			term: cancelAnyTime,
			channels: { en: "70+ channels", es: "Más de 70 canales", pt: "Mais de 70 canais" },
			features: [
				{
					en: "Unlimited DVR, kept for a year",
					es: "DVR ilimitado; guarda las grabaciones un año",
					pt: "DVR ilimitado, com gravações guardadas por um ano",
				},
				{
					en: "Entertainment and lifestyle",
					es: "Entretenimiento y estilo de vida",
					pt: "Entretenimento e estilo de vida",
				},
				threeStreams,
			],
		},
	],
};
