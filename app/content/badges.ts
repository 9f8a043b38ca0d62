import { same, type Words } from "./words";

/** A badge; one that claims something ("Best Seller", "Limited Time") says where the claim comes from (TRUE-4). */
export interface Badged {
	badge?: Words;
	badgeSource?: string;
}

/** The short labels of plans, packages, cases and promotions. */
export const badges = {
	family: { en: "Family", es: "Familiar", pt: "Família" },
	bundle: { en: "Bundle", es: "Paquete", pt: "Combo" },
	popular: same("Popular"),
	limitedTime: { en: "Limited Time", es: "Por tiempo limitado", pt: "Por tempo limitado" },
	currentOffer: { en: "Current Offer", es: "Oferta vigente", pt: "Oferta atual" },
	eco: { en: "Eco", es: "Ecológica", pt: "Ecológica" },
	free: { en: "Free", es: "Gratis", pt: "Grátis" },
	noBox: { en: "No Box", es: "Sin decodificador", pt: "Sem decodificador" },
	inSpanish: { en: "En Español", es: "En español", pt: "Em espanhol" },
	video: { en: "Video", es: "Con video", pt: "Com vídeo" },
	sports: { en: "Sports", es: "Deportes", pt: "Esportes" },
	business: { en: "Business", es: "Para negocios", pt: "Para empresas" },
	rural: { en: "Rural", es: "Zonas rurales", pt: "Áreas rurais" },
	fiftyFivePlus: { en: "55+", es: "55 años o más", pt: "55 anos ou mais" },
	easySetup: { en: "Easy Setup", es: "Fácil de instalar", pt: "Fácil de instalar" },
	bundlePrice: { en: "Bundle Price", es: "Precio de paquete", pt: "Preço de combo" },
	switchAndSave: { en: "Switch & Save", es: "Cámbiate y ahorra", pt: "Troque e economize" },
	student: { en: "Student", es: "Estudiantes", pt: "Estudantes" },
	prepaid: { en: "Prepaid", es: "Prepago", pt: "Pré-pago" },
	streamingPerk: { en: "Streaming Perk", es: "Streaming incluido", pt: "Streaming incluído" },
	priceHeldFiveYears: { en: "Price Held 5 Years", es: "Precio fijo por 5 años", pt: "Preço fixo por 5 anos" },
} as const satisfies Record<string, Words>;
