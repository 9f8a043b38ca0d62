import { stores } from "./stores";
import { same, type Words } from "./words";

export interface SearchEntry {
	title: Words;
	/** May name facts of the dealer: "Our {stores} {where}". */
	description: Words;
	url: string;
	category: Words;
	type: "location" | "page" | "product" | "service";
}

const pageCategory: Words = { en: "Pages", es: "Páginas", pt: "Páginas" };
const serviceCategory: Words = { en: "Services", es: "Servicios", pt: "Serviços" };
const carrierCategory: Words = { en: "Carriers", es: "Compañías", pt: "Operadoras" };
const productCategory: Words = { en: "Products", es: "Productos", pt: "Produtos" };
const locationCategory: Words = { en: "Store Locations", es: "Tiendas", pt: "Lojas" };

const page = (url: string, title: Words, description: Words): SearchEntry => ({
	title,
	description,
	url,
	category: pageCategory,
	type: "page",
});

const service = (url: string, title: Words, description: Words): SearchEntry => ({
	title,
	description,
	url,
	category: serviceCategory,
	type: "service",
});

const carrier = (url: string, name: string, description: Words): SearchEntry => ({
	title: same(name),
	description,
	url,
	category: carrierCategory,
	type: "service",
});

const storeEntries: readonly SearchEntry[] = stores.map(({ id, name, street, city, region }) => ({
	title: same(name === city ? `${city}, ${region}` : `${city}, ${region} (${name})`),
	description: {
		en: `Our store at ${street}: hours, services and directions`,
		es: `Nuestra tienda en ${street}: horario, servicios y cómo llegar`,
		pt: `Nossa loja em ${street}: horário, serviços e como chegar`,
	},
	url: `/locations#${id}`,
	category: locationCategory,
	type: "location",
}));

export const searchCatalogue: readonly SearchEntry[] = [
	page(
		"/",
		{ en: "Home", es: "Inicio", pt: "Início" },
		{
			en: "Current offers, our partners and our stores",
			es: "Ofertas vigentes, nuestras compañías y nuestras tiendas",
			pt: "Ofertas atuais, nossos parceiros e nossas lojas",
		},
	),
	page(
		"/shop",
		{ en: "Shop", es: "Tienda en línea", pt: "Loja online" },
		{
			en: "Our online store, coming soon",
			es: "Nuestra tienda en línea, próximamente",
			pt: "Nossa loja online, em breve",
		},
	),
	page(
		"/account",
		{ en: "Account", es: "Mi cuenta", pt: "Minha conta" },
		{
			en: "Sign in, create an account or reset your password",
			es: "Inicia sesión, crea una cuenta o cambia tu contraseña",
			pt: "Entre, crie uma conta ou redefina a sua senha",
		},
	),
	page(
		"/partners",
		{ en: "Partners", es: "Compañías", pt: "Parceiros" },
		{
			en: "The carriers and providers we are an authorized reseller of",
			es: "Las compañías de las que somos distribuidor autorizado",
			pt: "As empresas das quais somos revendedora autorizada",
		},
	),
	page(
		"/blog",
		{ en: "Blog and Stories", es: "Blog y artículos", pt: "Blog e artigos" },
		{
			en: "News, guides and stories from our stores",
			es: "Noticias, guías y artículos de nuestras tiendas",
			pt: "Notícias, guias e artigos das nossas lojas",
		},
	),
	page(
		"/about",
		{ en: "About", es: "Nosotros", pt: "Sobre nós" },
		{
			en: "Who we are and what we have done since {year}",
			es: "Quiénes somos y qué hacemos desde {year}",
			pt: "Quem somos e o que fazemos desde {year}",
		},
	),
	page(
		"/contact",
		{ en: "Contact", es: "Contacto", pt: "Contato" },
		{
			en: "Call, write on WhatsApp or send us a message",
			es: "Llama, escribe por WhatsApp o mándanos un mensaje",
			pt: "Ligue, chame no WhatsApp ou mande uma mensagem",
		},
	),
	page(
		"/locations",
		{ en: "Locations", es: "Tiendas", pt: "Lojas" },
		{
			en: "Our {stores} {where}",
			es: "Nuestras {stores} {where}",
			pt: "Nossas {stores} {where}",
		},
	),
	page(
		"/privacy",
		{ en: "Privacy", es: "Privacidad", pt: "Privacidade" },
		{
			en: "What we do with your personal data",
			es: "Qué hacemos con tus datos personales",
			pt: "O que fazemos com os seus dados pessoais",
		},
	),
	page(
		"/terms",
		{ en: "Terms", es: "Términos", pt: "Termos" },
		{
			en: "The terms for using this site",
			es: "Las condiciones de uso de este sitio",
			pt: "As condições de uso deste site",
		},
	),
	service(
		"/wireless-plans",
		{ en: "Wireless Plans", es: "Planes de celular", pt: "Planos de celular" },
		{
			en: "Postpaid and prepaid mobile phone plans",
			es: "Planes de celular de pospago y prepago",
			pt: "Planos de celular pós-pagos e pré-pagos",
		},
	),
	service(
		"/internet-plans",
		{ en: "Internet Plans", es: "Planes de internet", pt: "Planos de internet" },
		{
			en: "Home internet by fiber, cable and 5G, with or without a contract",
			es: "Internet residencial por fibra, cable y 5G, con o sin contrato",
			pt: "Internet residencial por fibra, cabo e 5G, com ou sem contrato",
		},
	),
	service(
		"/security-systems",
		{ en: "Security Systems", es: "Sistemas de seguridad", pt: "Sistemas de segurança" },
		{
			en: "Alarms, cameras and monitoring for homes and businesses",
			es: "Alarmas, cámaras y monitoreo para casas y negocios",
			pt: "Alarmes, câmeras e monitoramento para casas e empresas",
		},
	),
	service(
		"/tv-cable-on-demand",
		{ en: "TV Cable & On-Demand", es: "TV por cable y bajo demanda", pt: "TV a cabo e sob demanda" },
		{
			en: "Cable, satellite and streaming TV packages",
			es: "Paquetes de TV por cable, satélite y streaming",
			pt: "Pacotes de TV a cabo, via satélite e por streaming",
		},
	),
	carrier("/partners/att", "AT&T", {
		en: "Wireless, prepaid, fiber and home internet",
		es: "Celular, prepago, fibra e internet residencial",
		pt: "Celular, pré-pago, fibra e internet residencial",
	}),
	carrier("/partners/xfinity", "Xfinity", {
		en: "Internet, mobile, TV and home security",
		es: "Internet, celular, TV y seguridad para el hogar",
		pt: "Internet, celular, TV e segurança residencial",
	}),
	carrier("/partners/cricket", "Cricket", {
		en: "Prepaid wireless with taxes included",
		es: "Celular de prepago con impuestos incluidos",
		pt: "Celular pré-pago com impostos incluídos",
	}),
	carrier("/wireless-plans?tab=prepaid&plan=total-by-verizon-30", "Total by Verizon", {
		en: "Prepaid wireless plans, no credit check",
		es: "Planes de celular de prepago, sin verificación de crédito",
		pt: "Planos de celular pré-pagos, sem análise de crédito",
	}),
	carrier("/partners/spectrum", "Spectrum", {
		en: "Internet, mobile, TV and home phone",
		es: "Internet, celular, TV y teléfono fijo",
		pt: "Internet, celular, TV e telefone fixo",
	}),
	carrier("/internet-plans?plan=fios-300-mbps", "Verizon Fios", {
		en: "Fiber home internet",
		es: "Internet residencial por fibra",
		pt: "Internet residencial por fibra",
	}),
	{
		title: { en: "Phone Cases", es: "Fundas para celular", pt: "Capinhas de celular" },
		description: {
			en: "Cases for iPhone, Samsung, Google and Motorola phones",
			es: "Fundas para iPhone, Samsung, Google y Motorola",
			pt: "Capinhas para iPhone, Samsung, Google e Motorola",
		},
		url: "/phone-cases",
		category: productCategory,
		type: "product",
	},
	...storeEntries,
];
