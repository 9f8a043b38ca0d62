import type { LegalSection } from "../legal-section";

export const offers: LegalSection = {
	id: "prices-and-offers",
	heading: { en: "Prices and offers", es: "Precios y ofertas", pt: "Preços e ofertas" },
	body: [
		{
			en: "Prices come from what carriers and providers publish. They change often, so we confirm yours in store before you sign. What you can get depends on things we can’t know here:",
			es: "Los precios son los que publican las compañías y proveedores. Cambian con frecuencia; en la tienda te confirmamos el tuyo antes de que firmes. Lo que puedes contratar depende de cosas que aquí no podemos saber:",
			pt: "Os preços são os que as operadoras e os provedores publicam. Eles mudam com frequência; na loja confirmamos o seu antes de você assinar. O que você pode contratar depende de coisas que aqui não temos como saber:",
		},
		[
			{
				en: "your address, for internet, TV and security;",
				es: "tu dirección, para internet, TV y seguridad;",
				pt: "o seu endereço, para internet, TV e segurança;",
			},
			{
				en: "your credit, your age, whether you’re a student or which carrier you’re switching from, where a plan says so;",
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
			en: "Offers end, can differ from store to store and from address to address, and often can’t be combined. A free phone or a credit can come as monthly bill credits that stop if you leave the plan. Ask for the terms of an offer before you sign.",
			es: "Las ofertas terminan, pueden variar según la tienda y la dirección, y a menudo no se pueden combinar. Un celular gratis o un crédito puede llegar como descuentos mensuales en la factura que se pierden si dejas el plan. Pide las condiciones de la oferta antes de firmar.",
			pt: "As ofertas terminam, podem variar conforme a loja e o endereço e muitas vezes não podem ser combinadas. Um celular grátis ou um crédito pode vir como descontos mensais na fatura, que acabam se você sair do plano. Peça as condições da oferta antes de assinar.",
		},
		{
			en: "If a price or a description on this site is a mistake, we correct it and, as far as the law allows, don’t have to sell on its terms. You’ll always hear the correct price before you pay or sign, and you can say no.",
			es: "Si un precio o una descripción de este sitio es un error, lo corregimos y, hasta donde la ley lo permita, no estamos obligados a vender en esas condiciones. Siempre conoces el precio correcto antes de pagar o firmar, y puedes decir que no.",
			pt: "Se um preço ou uma descrição deste site for um erro, nós corrigimos e, até onde a lei permite, não somos obrigados a vender nessas condições. Você sempre fica sabendo o preço certo antes de pagar ou assinar, e pode dizer não.",
		},
		{
			en: "What counts is the agreement that you’re shown and sign. If this site and that agreement differ, the agreement decides, and we’d like to hear about it.",
			es: "Lo que vale es el contrato que te muestran y firmas. Si este sitio y ese contrato no coinciden, prevalece el contrato, y te agradecemos que nos avises.",
			pt: "O que vale é o contrato que mostram a você e que você assina. Se este site e esse contrato não baterem, vale o contrato, e agradecemos se você nos avisar.",
		},
	],
};

export const fees: LegalSection = {
	id: "fees",
	heading: { en: "Fees", es: "Cargos", pt: "Taxas" },
	body: [
		{
			en: "If a store charges a fee of its own, for example for activating or setting up a device, it tells you the amount before you agree to anything. Carriers and providers have fees of their own, such as for activation, equipment or ending an agreement early; they are in the agreement that you see before you sign.",
			es: "Si una tienda cobra un cargo propio, por ejemplo por activar o configurar un equipo, te dice el monto antes de que aceptes nada. Las compañías y proveedores tienen sus propios cargos, como los de activación, equipo o cancelación anticipada; están en el contrato que ves antes de firmar.",
			pt: "Se uma loja cobrar uma taxa própria, por exemplo para ativar ou configurar um aparelho, ela diz o valor antes de você aceitar qualquer coisa. As operadoras e os provedores têm taxas próprias, como as de ativação, equipamento ou cancelamento antecipado; elas estão no contrato que você vê antes de assinar.",
		},
	],
};

export const coverage: LegalSection = {
	id: "coverage-and-speed",
	heading: { en: "Coverage and speed", es: "Cobertura y velocidad", pt: "Cobertura e velocidade" },
	body: [
		{
			en: "Speeds are the most a plan reaches (“up to”), not a promise for every moment. Coverage and speed depend on the network, your device, your home and how busy the network is, and carriers may slow heavy use under their own rules. For internet and wireless plans, ask us for the carrier’s Broadband Facts label before you sign: it states typical speeds, prices and fees.",
			es: "Las velocidades son las máximas de un plan (“hasta”), no una promesa para cada momento. La cobertura y la velocidad dependen de la red, de tu equipo, de tu casa y de qué tan saturada esté la red, y las compañías pueden reducir la velocidad si usas muchos datos, según sus propias reglas. En los planes de internet y de celular, pídenos la etiqueta Broadband Facts de la compañía antes de firmar: indica velocidades típicas, precios y cargos.",
			pt: "As velocidades são as máximas de um plano (“até”), não uma promessa para cada momento. A cobertura e a velocidade dependem da rede, do seu aparelho, da sua casa e do congestionamento da rede, e as operadoras podem reduzir a velocidade de quem usa muitos dados, conforme regras próprias. Nos planos de internet e de celular, peça a etiqueta Broadband Facts da operadora antes de assinar: ela informa velocidades típicas, preços e taxas.",
		},
	],
};

export const cart: LegalSection = {
	id: "cart",
	heading: { en: "The cart is not an order", es: "El carrito no es un pedido", pt: "O carrinho não é um pedido" },
	body: [
		{
			en: "There is no online checkout. The cart is a list for your visit: nothing is reserved and nothing is paid until you’re in a store. There we confirm stock and price.",
			es: "No hay pago en línea. El carrito es una lista para tu visita: no se reserva ni se paga nada hasta que estés en una tienda. Ahí confirmamos existencias y precio.",
			pt: "Não há pagamento online. O carrinho é uma lista para a sua visita: nada é reservado nem pago até você estar em uma loja. Lá confirmamos estoque e preço.",
		},
	],
};
