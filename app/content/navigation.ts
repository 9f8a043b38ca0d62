import { same, type Words } from "./words";

export interface NavLink {
	label: Words;
	to: string;
}

export interface NavGroup {
	heading: Words;
	links: readonly NavLink[];
}

const blog: NavLink = { label: same("Blog"), to: "/blog" };
const wirelessPlans: NavLink = {
	label: { en: "Wireless Plans", es: "Planes de celular", pt: "Planos de celular" },
	to: "/wireless-plans",
};
const internetPlans: NavLink = {
	label: { en: "Internet Plans", es: "Planes de internet", pt: "Planos de internet" },
	to: "/internet-plans",
};
const securitySystems: NavLink = {
	label: { en: "Security Systems", es: "Sistemas de seguridad", pt: "Sistemas de segurança" },
	to: "/security-systems",
};
const servicesHeading: Words = { en: "Services", es: "Servicios", pt: "Serviços" };

export const mainLinks: readonly NavLink[] = [
	{ label: { en: "Home", es: "Inicio", pt: "Início" }, to: "/" },
	blog,
	{ label: { en: "About", es: "Nosotros", pt: "Sobre" }, to: "/about" },
];

export const shopMenu: {
	readonly services: NavGroup;
	readonly products: NavGroup & { readonly comingSoon: Words; readonly note: Words };
} = {
	services: {
		heading: servicesHeading,
		links: [
			wirelessPlans,
			internetPlans,
			securitySystems,
			{
				label: { en: "TV Cable & On-Demand", es: "TV por cable y bajo demanda", pt: "TV a cabo e sob demanda" },
				to: "/tv-cable-on-demand",
			},
			{ label: { en: "Partners", es: "Compañías", pt: "Parceiros" }, to: "/partners" },
		],
	},
	products: {
		heading: { en: "Products", es: "Productos", pt: "Produtos" },
		links: [
			{
				label: { en: "Phone Cases", es: "Fundas para celular", pt: "Capinhas de celular" },
				to: "/phone-cases",
			},
		],
		comingSoon: { en: "Coming Soon", es: "Próximamente", pt: "Em breve" },
		note: {
			en: "More products under development",
			es: "Estamos preparando más productos",
			pt: "Estamos preparando mais produtos",
		},
	},
};

export const footerColumns: readonly NavGroup[] = [
	{
		heading: servicesHeading,
		links: [
			wirelessPlans,
			internetPlans,
			securitySystems,
			{
				label: { en: "TV & Entertainment", es: "TV y entretenimiento", pt: "TV e entretenimento" },
				to: "/tv-cable-on-demand",
			},
		],
	},
	{
		heading: { en: "Support", es: "Ayuda", pt: "Atendimento" },
		links: [
			{ label: { en: "Contact Us", es: "Contáctanos", pt: "Fale conosco" }, to: "/contact" },
			{ label: { en: "Store Locations", es: "Nuestras tiendas", pt: "Nossas lojas" }, to: "/locations" },
			{ label: { en: "Help Center", es: "Centro de ayuda", pt: "Central de ajuda" }, to: "/blog" },
			{ label: { en: "My Account", es: "Mi cuenta", pt: "Minha conta" }, to: "/account" },
		],
	},
	{
		heading: { en: "Company", es: "Empresa", pt: "Empresa" },
		links: [
			{ label: { en: "About Us", es: "Sobre nosotros", pt: "Sobre nós" }, to: "/about" },
			blog,
			{ label: { en: "Shop", es: "Tienda", pt: "Loja" }, to: "/shop" },
		],
	},
];
