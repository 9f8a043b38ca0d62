import { badges } from "../badges";
import { same } from "../words";
import type { Partner } from "./partner";
import { phrases } from "./phrases";

export const brightspeed: Partner = {
	slug: "brightspeed",
	name: "Brightspeed",
	logo: "partners/brightspeed",
	primaryColor: "#FFC800",
	onPrimary: "#111111",
	colorUnconfirmed: true,
	description: {
		en: "Regional fiber and broadband provider in former CenturyLink areas.",
		es: "Proveedor regional de fibra y banda ancha en zonas que antes eran de CenturyLink.",
		pt: "Provedor regional de fibra e banda larga em áreas que eram da CenturyLink.",
	},
	tagline: {
		en: "Fiber for smaller cities and towns.",
		es: "Fibra para ciudades pequeñas y pueblos.",
		pt: "Fibra para cidades pequenas.",
	},
	promotions: [
		{
			id: "fiber-install-help",
			title: { en: "Fiber Install Help", es: "Ayuda para instalar tu fibra", pt: "Ajuda para instalar a fibra" },
			description: {
				en: "Ask us to check your address and book the fiber install.",
				es: "Pídenos revisar tu dirección y agendar la instalación de fibra.",
				pt: "Peça para consultarmos o seu endereço e agendarmos a instalação da fibra.",
			},
			discount: "—",
			badge: badges.new,
			features: [
				{ en: "Address check", es: "Revisión de tu dirección", pt: "Consulta do endereço" },
				phrases.installationBooking,
				phrases.noAnnualContract,
			],
		},
		{
			id: "fiber-1-gig",
			title: same("Fiber 1 Gig"),
			description: {
				en: "Gig speed with the router included.",
				es: "Velocidad de 1 giga con el router incluido.",
				pt: "Velocidade de 1 giga com o roteador incluído.",
			},
			discount: "—",
			features: [phrases.sameSpeedUpAndDown, phrases.noDataCap, phrases.routerIncluded],
		},
	],
	services: [
		phrases.fiberInternet,
		{ en: "Broadband internet", es: "Internet de banda ancha", pt: "Internet banda larga" },
		phrases.homePhone,
		phrases.installationBooking,
		phrases.businessInternet,
	],
	websiteUrl: "https://www.brightspeed.com",
};
