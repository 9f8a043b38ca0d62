import type { LegalSection } from "../legal-section";

export const messages: LegalSection = {
	id: "messages",
	heading: { en: "Messages you send us", es: "Los mensajes que nos envías", pt: "As mensagens que você nos envia" },
	body: [
		{
			en: "The contact form asks for your name, your email address or phone number, the store, the topic, the language for our reply and your message. If you came from a plan, a package, a partner or your cart, the form also holds what you were looking at; you see it, and can leave it out, before you send.",
			es: "El formulario de contacto pide tu nombre, tu correo o teléfono, la tienda, el tema, el idioma de nuestra respuesta y tu mensaje. Si vienes de un plan, un paquete, una compañía o tu carrito, el formulario también incluye lo que estabas viendo; lo ves, y puedes quitarlo, antes de enviarlo.",
			pt: "O formulário de contato pede o seu nome, o seu e-mail ou telefone, a loja, o assunto, o idioma da nossa resposta e a sua mensagem. Se você veio de um plano, um pacote, um parceiro ou do seu carrinho, o formulário também traz o que você estava vendo; você vê, e pode tirar, antes de enviar.",
		},
		{
			en: "The message is stored in our database with the time and a reference number, and emailed to us. If you gave an email address, we send you a copy. What we reply through this site, and notes of our team about your message, are stored with it and deleted with it.",
			es: "El mensaje se guarda en nuestra base de datos con la hora y un número de referencia, y nos llega por correo electrónico. Si diste un correo, te enviamos una copia. Lo que te respondemos por este sitio y las notas de nuestro equipo sobre tu mensaje se guardan con él y se eliminan con él.",
			pt: "A mensagem fica guardada no nosso banco de dados com a hora e um número de referência, e chega até nós por e-mail. Se você informou um e-mail, enviamos uma cópia para você. O que respondemos por este site e as notas da nossa equipe sobre a sua mensagem ficam guardados com ela e são apagados com ela.",
		},
		{
			en: "We use the message to answer you and to do what you ask for in it. We don’t use it for marketing.",
			es: "Usamos el mensaje para contestarte y para hacer lo que nos pides en él. No lo usamos para publicidad.",
			pt: "Usamos a mensagem para responder a você e para fazer o que você pede nela. Não a usamos para publicidade.",
		},
	],
};

export const callsAndTexts: LegalSection = {
	id: "calls-and-texts",
	heading: {
		en: "Calls and text messages",
		es: "Llamadas y mensajes de texto",
		pt: "Ligações e mensagens de texto",
	},
	body: [
		{
			en: "If you check the box on the contact form, our stores may call or text you at the number you gave, about your message. We store the words you agreed to, their version and the time. You don’t have to check the box to buy anything, and checking it never means that you agree to marketing.",
			es: "Si marcas la casilla del formulario de contacto, nuestras tiendas pueden llamarte o enviarte mensajes de texto al número que diste, sobre tu mensaje. Guardamos las palabras que aceptaste, su versión y la hora. No necesitas marcarla para comprar, y marcarla nunca significa que aceptas publicidad.",
			pt: "Se você marcar a caixa do formulário de contato, as nossas lojas podem ligar ou enviar mensagens de texto para o número informado, sobre a sua mensagem. Guardamos as palavras que você aceitou, a versão delas e a hora. Você não precisa marcar a caixa para comprar, e marcá-la nunca significa aceitar publicidade.",
		},
		{
			en: "How many texts you get depends on your message, and your carrier’s message and data rates may apply. Reply STOP to stop texts or HELP for help. You can also take back your consent at any time by telling any of our stores, or by email or phone with the details at the end of this page.",
			es: "La cantidad de mensajes depende de tu consulta, y pueden aplicarse las tarifas de mensajes y datos de tu compañía. Responde STOP para dejar de recibirlos o HELP para recibir ayuda. También puedes retirar tu permiso cuando quieras: avisa en cualquiera de nuestras tiendas, o por correo o teléfono con los datos al final de esta página.",
			pt: "A quantidade de mensagens depende do seu pedido, e a sua operadora pode cobrar tarifas de mensagens e dados. Responda STOP para parar de receber ou HELP para ajuda. Você também pode retirar a autorização quando quiser: avise em qualquer uma das nossas lojas, ou por e-mail ou telefone com os dados no fim desta página.",
		},
		{
			en: "If you leave only a phone number and don’t check the box, we call you back about that message. We don’t text you, and we don’t use the number for anything else. On WhatsApp we write to you only if you wrote to us there first.",
			es: "Si solo dejas un teléfono y no marcas la casilla, te devolvemos la llamada sobre ese mensaje. No te enviamos mensajes de texto ni usamos el número para otra cosa. Por WhatsApp te escribimos solo si tú nos escribiste primero.",
			pt: "Se você deixar só um telefone e não marcar a caixa, retornamos a ligação sobre essa mensagem. Não enviamos mensagens de texto nem usamos o número para outra coisa. Pelo WhatsApp, só escrevemos se você escreveu antes.",
		},
		{
			en: "We don’t share your phone number or your consent with anyone for marketing.",
			es: "No compartimos tu número ni tu permiso con nadie para fines publicitarios.",
			pt: "Não compartilhamos o seu número nem a sua autorização com ninguém para fins de publicidade.",
		},
	],
};

export const accounts: LegalSection = {
	id: "accounts",
	heading: { en: "Your account", es: "Tu cuenta", pt: "A sua conta" },
	body: [
		{
			en: "You don’t need an account to use this site. If you open one, we store:",
			es: "Para usar este sitio no necesitas una cuenta. Si abres una, guardamos:",
			pt: "Você não precisa de uma conta para usar este site. Se abrir uma, guardamos:",
		},
		[
			{
				en: "your email address and the name you give;",
				es: "tu correo electrónico y el nombre que nos das;",
				pt: "o seu e-mail e o nome que você informa;",
			},
			{
				en: "your password as a hash, from which nobody, ourselves included, can read the password;",
				es: "tu contraseña en forma de hash, del que nadie, ni nosotros, puede leer la contraseña;",
				pt: "a sua senha em forma de hash, do qual ninguém, nem nós, consegue ler a senha;",
			},
			{
				en: "where you are signed in (which browser on what kind of device), since when and until when; not your network (IP) address.",
				es: "dónde iniciaste sesión (con qué navegador y en qué tipo de dispositivo), desde cuándo y hasta cuándo; no tu dirección de red (IP).",
				pt: "onde você entrou na conta (qual navegador e que tipo de aparelho), desde quando e até quando; não o seu endereço de rede (IP).",
			},
		],
		{
			en: "We email you to confirm your address after you sign up, and when you ask for a new password. If you sign in through another company where we offer that, it tells us your email address and name, and it learns that you signed in here.",
			es: "Te escribimos para confirmar tu correo cuando te registras y cuando pides una contraseña nueva. Si inicias sesión mediante otra empresa, donde lo ofrecemos, esa empresa nos da tu correo y tu nombre, y sabe que iniciaste sesión aquí.",
			pt: "Enviamos um e-mail para confirmar o seu endereço quando você se cadastra e quando pede uma nova senha. Se você entrar por meio de outra empresa, onde oferecemos isso, ela nos informa o seu e-mail e o seu nome e fica sabendo que você entrou aqui.",
		},
	],
};
