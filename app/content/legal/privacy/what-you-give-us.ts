import type { LegalSection } from "../legal-section";

export const messages: LegalSection = {
	id: "messages",
	heading: { en: "Messages you send us", es: "Los mensajes que nos envías", pt: "As mensagens que você nos envia" },
	body: [
		{
			en: "The contact form asks for your name, your e-mail address or phone number, the store, the topic, the language for our answer and your message. If you came from a plan, a package, a partner or your cart, the form also holds what you were looking at; you see it, and can leave it out, before you send.",
			es: "El formulario de contacto pide tu nombre, tu correo o teléfono, la tienda, el tema, el idioma de nuestra respuesta y tu mensaje. Si vienes de un plan, un paquete, una compañía o tu carrito, el formulario también incluye lo que estabas viendo; lo ves, y puedes quitarlo, antes de enviarlo.",
			pt: "O formulário de contato pede o seu nome, o seu e-mail ou telefone, a loja, o assunto, o idioma da nossa resposta e a sua mensagem. Se você veio de um plano, um pacote, um parceiro ou do seu carrinho, o formulário também traz o que você estava vendo; você vê, e pode tirar, antes de enviar.",
		},
		{
			en: "The message is stored in our database with the time and a reference number, and e-mailed to us. If you gave an e-mail address, a copy goes there. If you agree to be called or texted, we keep the sentence you agreed to and when; you can take that back at any time.",
			es: "El mensaje se guarda en nuestra base de datos con la hora y un número de referencia, y nos llega por correo electrónico. Si diste un correo, ahí te llega una copia. Si aceptas que te llamemos o te enviemos mensajes de texto, guardamos la frase que aceptaste y cuándo; puedes retirar tu permiso en cualquier momento.",
			pt: "A mensagem fica guardada no nosso banco de dados com a hora e um código, e chega até nós por e-mail. Se você informou um e-mail, uma cópia vai para ele. Se você aceita receber ligações ou mensagens de texto, guardamos a frase que você aceitou e quando; você pode voltar atrás a qualquer momento.",
		},
		{
			en: "We use the message to answer you and for nothing else. It stays in our database until you ask us to delete it.",
			es: "Usamos el mensaje para contestarte y para nada más. Se queda en nuestra base de datos hasta que nos pidas borrarlo.",
			pt: "Usamos a mensagem para responder a você e para mais nada. Ela fica no nosso banco de dados até você pedir para apagar.",
		},
	],
};

export const accounts: LegalSection = {
	id: "accounts",
	heading: { en: "Your account", es: "Tu cuenta", pt: "A sua conta" },
	body: [
		{
			en: "You do not need an account to use this site. If you open one, we store:",
			es: "Para usar este sitio no necesitas una cuenta. Si abres una, guardamos:",
			pt: "Você não precisa de uma conta para usar este site. Se abrir uma, guardamos:",
		},
		[
			{
				en: "your e-mail address and the name you give;",
				es: "tu correo electrónico y el nombre que nos das;",
				pt: "o seu e-mail e o nome que você informa;",
			},
			{
				en: "your password as a hash, from which nobody, ourselves included, can read the password;",
				es: "tu contraseña en forma de hash, del que nadie, ni nosotros, puede leer la contraseña;",
				pt: "a sua senha em forma de hash, do qual ninguém, nem nós, consegue ler a senha;",
			},
			{
				en: "where you are signed in (which browser on what kind of device), since when and until when; not your network address.",
				es: "dónde iniciaste sesión (con qué navegador y en qué tipo de dispositivo), desde cuándo y hasta cuándo; no tu dirección de red.",
				pt: "onde você entrou na conta (qual navegador e que tipo de aparelho), desde quando e até quando; não o seu endereço de rede.",
			},
		],
		{
			en: "We e-mail you to confirm your address after you sign up, and when you ask for a new password. If you sign in through another company where we offer that, it tells us your e-mail address and name, and it learns that you signed in here.",
			es: "Te escribimos para confirmar tu correo cuando te registras y cuando pides una contraseña nueva. Si inicias sesión mediante otra empresa, donde lo ofrecemos, esa empresa nos da tu correo y tu nombre, y sabe que iniciaste sesión aquí.",
			pt: "Enviamos um e-mail para confirmar o seu endereço quando você se cadastra e quando pede uma nova senha. Se você entrar por meio de outra empresa, onde oferecemos isso, ela nos informa o seu e-mail e o seu nome e fica sabendo que você entrou aqui.",
		},
	],
};
