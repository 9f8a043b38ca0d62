import type { LegalSection } from "../legal-section";

export const messages: LegalSection = {
	id: "messages",
	heading: { en: "Messages you send us", es: "Los mensajes que nos envías", pt: "As mensagens que você nos envia" },
	body: [
		{
			en: "The contact form asks for your name, your e-mail address or phone number, the store, the topic and your message. If you came from a plan, a package, a partner or your cart, the form also holds what you were looking at; you see it and can change it before you send.",
			es: "El formulario de contacto pide tu nombre, tu correo o teléfono, la tienda, el tema y tu mensaje. Si vienes de un plan, un paquete, un socio o tu carrito, el formulario también incluye lo que estabas viendo; lo ves y puedes cambiarlo antes de enviarlo.",
			pt: "O formulário de contato pede o seu nome, o seu e-mail ou telefone, a loja, o assunto e a sua mensagem. Se você veio de um plano, um pacote, um parceiro ou do seu carrinho, o formulário também traz o que você estava vendo; você vê e pode mudar antes de enviar.",
		},
		{
			en: "The message is stored in our database and e-mailed to us. We use it to answer you and for nothing else, and we delete it when you ask us to.",
			es: "El mensaje se guarda en nuestra base de datos y nos llega por correo electrónico. Lo usamos solo para contestarte y lo borramos cuando nos lo pides.",
			pt: "A mensagem fica guardada no nosso banco de dados e chega até nós por e-mail. Nós a usamos só para responder a você e a apagamos quando você pede.",
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
				es: "dónde iniciaste sesión (qué navegador y en qué tipo de dispositivo), desde cuándo y hasta cuándo; no tu dirección de red.",
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
