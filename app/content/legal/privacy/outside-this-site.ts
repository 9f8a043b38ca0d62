import type { LegalSection } from "../legal-section";

export const linksOut: LegalSection = {
	id: "other-sites",
	heading: { en: "Links to other sites", es: "Enlaces a otros sitios", pt: "Links para outros sites" },
	body: [
		{
			en: "Some links lead to WhatsApp, Google Maps, Facebook, Instagram or a carrier. Our pages load nothing from them; they learn about you only when you follow such a link, and then their own privacy rules apply.",
			es: "Algunos enlaces llevan a WhatsApp, Google Maps, Facebook, Instagram o a una compañía. Nuestras páginas no cargan nada de ellos; solo saben de ti cuando sigues uno de esos enlaces, y entonces valen sus propias reglas de privacidad.",
			pt: "Alguns links levam ao WhatsApp, ao Google Maps, ao Facebook, ao Instagram ou a uma operadora. As nossas páginas não carregam nada deles; eles só ficam sabendo de você quando você segue um desses links, e aí valem as regras de privacidade deles.",
		},
		{
			en: "A WhatsApp link carries a greeting with the name of the store, and your list if you send one from the cart. A map link carries the address of the store.",
			es: "Un enlace de WhatsApp lleva un saludo con el nombre de la tienda, y tu lista si la envías desde el carrito. Un enlace al mapa lleva la dirección de la tienda.",
			pt: "Um link do WhatsApp leva uma saudação com o nome da loja e a sua lista, se você a enviar do carrinho. Um link do mapa leva o endereço da loja.",
		},
	],
};

export const stores: LegalSection = {
	id: "in-our-stores",
	heading: { en: "In our stores", es: "En nuestras tiendas", pt: "Nas nossas lojas" },
	body: [
		{
			en: "This page is about this site. When you order a plan in a store, the carrier or provider asks for what it needs, such as your address or a credit check, and handles it under its own privacy policy.",
			es: "Esta página trata de este sitio. Cuando contratas un plan en una tienda, la compañía o el proveedor pide lo que necesita, como tu dirección o una verificación de crédito, y lo maneja según su propio aviso de privacidad.",
			pt: "Esta página trata deste site. Quando você contrata um plano em uma loja, a operadora ou o provedor pede o que precisa, como o seu endereço ou uma análise de crédito, e cuida disso conforme a própria política de privacidade.",
		},
		{
			en: "If you let us see your carrier account in a store, for example to go over a bill, we use what we see only for what you asked us to do.",
			es: "Si nos dejas ver tu cuenta con una compañía en la tienda, por ejemplo para revisar una factura, usamos lo que vemos solo para lo que nos pediste.",
			pt: "Se você nos deixar ver a sua conta com uma operadora na loja, por exemplo para conferir uma fatura, usamos o que vemos só para o que você pediu.",
		},
	],
};
