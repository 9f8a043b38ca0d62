import { badges } from "../badges";
import type { Partner } from "./partner";
import { phrases } from "./phrases";

export const wow: Partner = {
	slug: "wow",
	name: "WOW!",
	aliases: ["wow internet"],
	logo: "partners/wow",
	primaryColor: "#5C2D91",
	onPrimary: "#FFFFFF",
	colorUnconfirmed: true,
	description: {
		en: "Regional cable and fiber provider that also serves South Carolina.",
		es: "Proveedor regional de cable y fibra, también en Carolina del Sur.",
		pt: "Provedor regional de cabo e fibra, também na Carolina do Sul.",
	},
	tagline: { en: "Internet without the fuss.", es: "Internet sin complicaciones.", pt: "Internet sem complicação." },
	promotions: [
		{
			id: "price-hold-internet",
			title: { en: "Price-Hold Internet", es: "Internet con precio fijo", pt: "Internet com preço fixo" },
			description: {
				en: "Plans with the same rate for a stated period.",
				es: "Planes con el mismo precio durante un plazo definido.",
				pt: "Planos com o mesmo preço por um prazo definido.",
			},
			discount: "—",
			badge: badges.popular,
			features: [phrases.modemIncluded, phrases.noDataCap, phrases.noContract],
		},
		{
			id: "youtube-tv-discount",
			title: { en: "YouTube TV Discount", es: "Descuento en YouTube TV", pt: "Desconto no YouTube TV" },
			description: {
				en: "Internet with a YouTube TV partner offer.",
				es: "Internet con una oferta de YouTube TV.",
				pt: "Internet com uma oferta do YouTube TV.",
			},
			discount: "—",
			features: [
				{ en: "Streaming TV", es: "TV por streaming", pt: "TV por streaming" },
				{ en: "No cable box", es: "Sin decodificador", pt: "Sem decodificador" },
				{ en: "Setup help", es: "Ayuda con la instalación", pt: "Ajuda na instalação" },
			],
		},
	],
	services: [
		phrases.internet,
		phrases.fiberInternet,
		phrases.youTubeTvBundle,
		phrases.homePhone,
		phrases.businessServices,
	],
	notSoldIn: ["MA"],
	websiteUrl: "https://www.wowway.com",
};
