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
		en: "Regional fiber and broadband provider.",
		es: "Proveedor regional de fibra y banda ancha.",
		pt: "Provedor regional de fibra e banda larga.",
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
				pt: "Peça para consultarmos seu endereço e agendarmos a instalação da fibra.",
			},
			discount: "—",
			features: [
				{ en: "We check your address", es: "Revisión de tu dirección", pt: "Consulta do endereço" },
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
	notSoldIn: ["MA"],
	websiteUrl: "https://www.brightspeed.com",
};
