import { dealer } from "../../dealer";
import type { LegalSection } from "../legal-section";

export const whoWeAre: LegalSection = {
	id: "who-we-are",
	heading: { en: "Who we are", es: "Quiénes somos", pt: "Quem somos" },
	body: [
		{
			en: `${dealer.name} is an authorized reseller of the {partnerCount} carriers and providers on our Partners page. Other names are shown for comparison. We are not those companies: they run their networks and services, and the contract for a service is between you and them.`,
			es: `${dealer.name} es distribuidor autorizado de las {partnerCount} compañías de nuestra página Compañías. Los demás nombres se muestran para comparar. No somos esas empresas: ellas operan sus redes y servicios, y el contrato de un servicio es entre tú y ellas.`,
			pt: `A ${dealer.name} é revendedora autorizada das {partnerCount} empresas da nossa página Parceiros. Os outros nomes aparecem para comparação. Não somos essas empresas: elas operam as próprias redes e serviços, e o contrato de um serviço é entre você e elas.`,
		},
		{
			en: "By using this site you accept these terms. If you don’t accept them, our stores are happy to help you in person.",
			es: "Al usar este sitio aceptas estos términos. Si no los aceptas, en nuestras tiendas te atendemos en persona con gusto.",
			pt: "Ao usar este site você aceita estes termos. Se não aceitar, as nossas lojas atendem você pessoalmente com prazer.",
		},
	],
};

export const compensation: LegalSection = {
	id: "how-we-are-paid",
	heading: { en: "How we are paid", es: "Cómo nos pagan", pt: "Como somos remunerados" },
	body: [
		{
			en: "Carriers and providers pay us commissions or other compensation when you buy their services through us, and they don’t all pay the same. Keep that in mind when we compare plans or recommend one, here or in a store, and feel free to ask what else is out there.",
			es: "Las compañías y proveedores nos pagan comisiones u otra compensación cuando contratas sus servicios con nosotros, y no todos pagan lo mismo. Tenlo en cuenta cuando comparamos planes o te recomendamos uno, aquí o en una tienda, y pregúntanos qué más hay.",
			pt: "As operadoras e os provedores nos pagam comissões ou outra compensação quando você contrata os serviços deles por meio de nós, e nem todos pagam o mesmo. Leve isso em conta quando comparamos planos ou recomendamos um, aqui ou em uma loja, e pergunte o que mais existe.",
		},
	],
};

export const trademarks: LegalSection = {
	id: "trademarks",
	heading: { en: "Names and marks", es: "Nombres y marcas", pt: "Nomes e marcas" },
	body: [
		{
			en: "The names and marks of carriers, providers and phone makers belong to their owners. We use them to say whose services and products we talk about. Those companies don’t run, sponsor or endorse this site.",
			es: "Los nombres y marcas de compañías, proveedores y fabricantes de celulares pertenecen a sus dueños. Los usamos para decir de quién son los servicios y productos de los que hablamos. Esas empresas no operan, patrocinan ni respaldan este sitio.",
			pt: "Os nomes e marcas de operadoras, provedores e fabricantes de celulares pertencem aos seus donos. Nós os usamos para dizer de quem são os serviços e produtos de que falamos. Essas empresas não operam, não patrocinam e não endossam este site.",
		},
		{
			en: "You may read, print and share our texts and pictures for your own use. For anything else, ask us first.",
			es: "Puedes leer, imprimir y compartir nuestros textos e imágenes para tu uso personal. Para cualquier otra cosa, pregúntanos antes.",
			pt: "Você pode ler, imprimir e compartilhar os nossos textos e imagens para uso próprio. Para qualquer outra coisa, fale conosco antes.",
		},
	],
};
