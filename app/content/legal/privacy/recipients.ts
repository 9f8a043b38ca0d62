import type { LegalSection } from "../legal-section";

export const recipients: LegalSection = {
	id: "recipients",
	heading: { en: "Who receives your data", es: "Quién recibe tus datos", pt: "Quem recebe os seus dados" },
	body: [
		{
			en: "Our stores read your messages. Outside our business, only these receive data, and only what they need for their task:",
			es: "Nuestras tiendas leen tus mensajes. Fuera de nuestra empresa, solo estos reciben datos, y solo los que necesitan para su tarea:",
			pt: "As nossas lojas leem as suas mensagens. Fora da nossa empresa, só estes recebem dados, e só os que precisam para a sua tarefa:",
		},
		[
			{
				en: "the companies that host our server and our backups;",
				es: "las empresas que alojan nuestro servidor y nuestras copias de seguridad;",
				pt: "as empresas que hospedam o nosso servidor e as nossas cópias de segurança;",
			},
			{
				en: "the company that delivers our email;",
				es: "la empresa que entrega nuestro correo electrónico;",
				pt: "a empresa que entrega os nossos e-mails;",
			},
			{
				en: "a sign-in provider, such as Google or Facebook, if you choose to sign in through it;",
				es: "un proveedor de inicio de sesión, como Google o Facebook, si eliges entrar por medio de él;",
				pt: "um serviço de login, como Google ou Facebook, se você escolher entrar por meio dele;",
			},
			{
				en: "a carrier or provider, if you ask a store to act on your message, for example to check your address or to start an order;",
				es: "una compañía o un proveedor, si le pides a una tienda que actúe según tu mensaje, por ejemplo que revise tu dirección o inicie un pedido;",
				pt: "uma operadora ou um provedor, se você pedir a uma loja que aja conforme a sua mensagem, por exemplo que consulte o seu endereço ou inicie um pedido;",
			},
			{
				en: "authorities and courts, where the law requires it.",
				es: "autoridades y tribunales, cuando la ley lo exige.",
				pt: "autoridades e tribunais, quando a lei exige.",
			},
		],
		{
			en: "The companies that host our data and deliver our email work for us and may not use it for their own purposes. We don’t sell your data to anyone.",
			es: "Quienes alojan nuestros datos y entregan nuestro correo trabajan para nosotros y no pueden usarlos para fines propios. No vendemos tus datos a nadie.",
			pt: "Quem hospeda os nossos dados e entrega os nossos e-mails trabalha para nós e não pode usá-los para fins próprios. Não vendemos os seus dados a ninguém.",
		},
	],
};
