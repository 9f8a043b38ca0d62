import { dealer } from "../../dealer";
import type { LegalSection } from "../legal-section";

export const whoWeAre: LegalSection = {
	id: "who-we-are",
	heading: { en: "Who we are", es: "Quiénes somos", pt: "Quem somos" },
	body: [
		{
			en: `${dealer.name} is an authorized reseller of the carriers and providers shown on this site. We are not those companies: they run their networks and services, and the contract for a service is between you and them.`,
			es: `${dealer.name} es distribuidor autorizado de las compañías y proveedores que aparecen en este sitio. No somos esas empresas: ellas operan sus redes y servicios, y el contrato de un servicio es entre tú y ellas.`,
			pt: `A ${dealer.name} é revendedora autorizada das operadoras e dos provedores mostrados neste site. Não somos essas empresas: elas operam as próprias redes e serviços, e o contrato de um serviço é entre você e elas.`,
		},
		{
			en: "By using this site you accept these terms. If you do not accept them, our stores are happy to help you in person.",
			es: "Al usar este sitio aceptas estos términos. Si no los aceptas, en nuestras tiendas te atendemos en persona con gusto.",
			pt: "Ao usar este site você aceita estes termos. Se não aceitar, as nossas lojas atendem você pessoalmente com prazer.",
		},
	],
};

export const trademarks: LegalSection = {
	id: "trademarks",
	heading: { en: "Names and marks", es: "Nombres y marcas", pt: "Nomes e marcas" },
	body: [
		{
			en: "The names and marks of carriers, providers and phone makers belong to their owners. We use them to say whose services and products we sell.",
			es: "Los nombres y marcas de compañías, proveedores y fabricantes de celulares pertenecen a sus dueños. Los usamos para decir de quién son los servicios y productos que vendemos.",
			pt: "Os nomes e marcas de operadoras, provedores e fabricantes de celulares pertencem aos seus donos. Nós os usamos para dizer de quem são os serviços e produtos que vendemos.",
		},
		{
			en: "You may read, print and share our texts and pictures for your own use. For anything else, ask us first.",
			es: "Puedes leer, imprimir y compartir nuestros textos e imágenes para tu uso personal. Para cualquier otra cosa, pregúntanos antes.",
			pt: "Você pode ler, imprimir e compartilhar os nossos textos e imagens para uso próprio. Para qualquer outra coisa, fale com a gente antes.",
		},
	],
};
