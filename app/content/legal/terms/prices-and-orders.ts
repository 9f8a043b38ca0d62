import type { LegalSection } from "../legal-section";

export const offers: LegalSection = {
	id: "prices-and-offers",
	heading: { en: "Prices and offers", es: "Precios y ofertas", pt: "Preços e ofertas" },
	body: [
		{
			en: "We show prices and conditions as the carriers and providers give them to us. They can change, and what you can have depends on things we cannot know here:",
			es: "Mostramos los precios y condiciones como nos los dan las compañías y proveedores. Pueden cambiar, y lo que puedes contratar depende de cosas que aquí no podemos saber:",
			pt: "Mostramos os preços e condições como as operadoras e os provedores nos passam. Eles podem mudar, e o que você pode contratar depende de coisas que aqui não temos como saber:",
		},
		[
			{
				en: "your address, for internet, TV and security;",
				es: "tu domicilio, para internet, TV y seguridad;",
				pt: "o seu endereço, para internet, TV e segurança;",
			},
			{
				en: "your credit, your age, whether you study or where you switch from, where a plan says so;",
				es: "tu crédito, tu edad, si estudias o de qué compañía te cambias, cuando el plan lo indica;",
				pt: "o seu crédito, a sua idade, se você estuda ou de qual operadora vem, quando o plano indica;",
			},
			{
				en: "taxes, fees and equipment, unless the price says that they are included.",
				es: "impuestos, cargos y equipo, salvo que el precio diga que están incluidos.",
				pt: "impostos, taxas e equipamento, a não ser que o preço diga que estão incluídos.",
			},
		],
		{
			en: "What counts is the agreement that you are shown and sign. If this site and that agreement differ, the agreement decides, and we would like to hear about it.",
			es: "Lo que vale es el contrato que te muestran y firmas. Si este sitio y ese contrato no coinciden, prevalece el contrato, y te agradecemos que nos avises.",
			pt: "O que vale é o contrato que mostram a você e que você assina. Se este site e esse contrato não baterem, vale o contrato, e agradecemos se você nos avisar.",
		},
	],
};

export const cart: LegalSection = {
	id: "cart",
	heading: { en: "The cart is not an order", es: "El carrito no es un pedido", pt: "O carrinho não é um pedido" },
	body: [
		{
			en: "There is no online checkout. The cart is a list for your visit: nothing is reserved and nothing is paid until you are in a store. There we confirm stock and price, and the store's receipt says how you can return something.",
			es: "No hay pago en línea. El carrito es una lista para tu visita: no se aparta ni se paga nada hasta que estés en una tienda. Ahí confirmamos existencias y precio, y el recibo de la tienda dice cómo puedes devolver algo.",
			pt: "Não há pagamento online. O carrinho é uma lista para a sua visita: nada é reservado nem pago até você estar em uma loja. Lá confirmamos estoque e preço, e o recibo da loja diz como você pode devolver algo.",
		},
	],
};
