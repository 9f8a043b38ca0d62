import { badges } from "../../badges";
import { same, type Words } from "../../words";
import type { TvProvider } from "../package";

const localChannels: Words = { en: "Local channels", es: "Canales locales", pt: "Canais locais" };
const onDemand: Words = { en: "On-demand titles", es: "Títulos bajo demanda", pt: "Títulos sob demanda" };

export const spectrumTv: TvProvider = {
	id: "spectrum-tv",
	name: same("Spectrum TV"),
	packages: [
		{
			id: "spectrum-tv-stream",
			name: "Spectrum TV Stream",
			provider: "Spectrum TV",
			price: "$40/month",
			channels: { en: "90+ channels", es: "Más de 90 canales", pt: "Mais de 90 canais" },
			equipment: { en: "No cable box", es: "Sin decodificador", pt: "Sem decodificador" },
			features: [
				{ en: "Watch in the app", es: "Se ve en la app", pt: "Assista pelo app" },
				onDemand,
				{
					en: "News and lifestyle networks",
					es: "Canales de noticias y estilo de vida",
					pt: "Canais de notícias e estilo de vida",
				},
			],
			badge: badges.noBox,
		},
		{
			id: "spectrum-tv-mi-plan-latino",
			name: "Spectrum Mi Plan Latino",
			provider: "Spectrum TV",
			price: "$45/month",
			channels: { en: "145+ channels", es: "Más de 145 canales", pt: "Mais de 145 canais" },
			features: [
				{
					en: "70+ Spanish-language networks",
					es: "Más de 70 canales en español",
					pt: "Mais de 70 canais em espanhol",
				},
				localChannels,
				{ en: "Soccer coverage", es: "Transmisiones de fútbol", pt: "Transmissões de futebol" },
				onDemand,
			],
			badge: badges.inSpanish,
		},
		{
			id: "spectrum-tv-select",
			name: "Spectrum TV Select",
			provider: "Spectrum TV",
			price: "$100/month",
			channels: { en: "150+ channels", es: "Más de 150 canales", pt: "Mais de 150 canais" },
			features: [
				localChannels,
				{ en: "Sports networks", es: "Canales de deportes", pt: "Canais de esportes" },
				{ en: "Streaming apps included", es: "Apps de streaming incluidas", pt: "Apps de streaming incluídos" },
				onDemand,
			],
		},
	],
};
