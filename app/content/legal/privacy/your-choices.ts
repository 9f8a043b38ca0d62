import type { LegalSection } from "../legal-section";

/** Days; the usual period of state privacy laws. */
const RESPONSE_DAYS = 45;

export const choices: LegalSection = {
	id: "your-choices",
	heading: { en: "Your rights", es: "Tus derechos", pt: "Seus direitos" },
	body: [
		{
			en: "Wherever you live, you can ask us:",
			es: "Vivas donde vivas, puedes pedirnos:",
			pt: "Onde quer que você more, pode nos pedir:",
		},
		[
			{
				en: "what we hold about you, and for a copy of it;",
				es: "que te digamos qué datos tuyos tenemos y te demos una copia;",
				pt: "para saber o que temos sobre você e receber uma cópia;",
			},
			{ en: "to correct it;", es: "que los corrijamos;", pt: "para corrigir esses dados;" },
			{
				en: "to delete it, your account included; only the proof of a consent stays for its period.",
				es: "que los borremos, incluida tu cuenta; solo la prueba de un permiso se conserva durante su plazo.",
				pt: "para apagá-los, inclusive a sua conta; só a prova de uma autorização fica guardada pelo prazo dela.",
			},
		],
		{
			en: `Write or call with the details at the end of this page. We may ask you to show that the data is yours. Someone you authorize can make the request for you; we may ask for your written permission. We’ll answer within ${RESPONSE_DAYS} days. If we need longer, or can’t do what you ask, we’ll tell you why within that time.`,
			es: `Escríbenos o llámanos; los datos están al final de esta página. Quizá te pidamos comprobar que los datos son tuyos. Alguien a quien autorices puede pedirlo por ti; quizá pidamos tu permiso por escrito. Te respondemos en un plazo de ${RESPONSE_DAYS} días. Si necesitamos más tiempo o no podemos hacer lo que pides, te decimos por qué dentro de ese plazo.`,
			pt: `Escreva ou ligue; os contatos estão no fim desta página. Talvez peçamos que você comprove que os dados são seus. Alguém autorizado por você pode fazer o pedido; talvez peçamos a sua autorização por escrito. Você recebe a nossa resposta em até ${RESPONSE_DAYS} dias. Se precisarmos de mais tempo ou não pudermos atender, dizemos o motivo dentro desse prazo.`,
		},
		{
			en: "Asking is free, and we won’t treat you any differently for it: prices and service stay the same.",
			es: "Pedirlo es gratis y nadie recibe un trato peor por hacerlo: los precios y el servicio son los mismos.",
			pt: "O pedido é gratuito e ninguém é tratado pior por isso: os preços e o atendimento continuam os mesmos.",
		},
		{
			en: "In the words of California’s and other states’ laws: we collect identifiers (name, email address, phone number), the content of your messages and, for accounts, how you sign in and on what kind of device. We use it only as this page says, and we don’t sell it or “share” it as those laws define that.",
			es: "En los términos de las leyes de California y otros estados: recopilamos identificadores (nombre, correo, teléfono), lo que nos escribes y, en las cuentas, cómo inicias sesión y en qué tipo de dispositivo. Los usamos solo como dice esta página, y no los vendemos ni los “compartimos” en el sentido de esas leyes.",
			pt: "Nos termos das leis da Califórnia e de outros estados: coletamos identificadores (nome, e-mail, telefone), o que você nos escreve e, nas contas, como você entra e em que tipo de aparelho. Usamos esses dados só como diz esta página, e não os vendemos nem os “compartilhamos” no sentido dessas leis.",
		},
		{
			en: "This site isn’t meant for children under 13, and we don’t knowingly keep their data.",
			es: "Este sitio no está dirigido a menores de 13 años y no guardamos sus datos a sabiendas.",
			pt: "Este site não é destinado a menores de 13 anos e não guardamos intencionalmente dados deles.",
		},
	],
};

export const doNotTrack: LegalSection = {
	id: "do-not-track",
	heading: {
		en: "Do Not Track and Global Privacy Control",
		es: "Do Not Track y Global Privacy Control",
		pt: "Do Not Track e Global Privacy Control",
	},
	body: [
		{
			en: "Your browser can send these signals to ask not to be tracked and not to have your data sold. We do neither, so there is nothing to turn off: everyone gets what the signals ask for. No other company can collect data about you through our pages, here or over time on other sites.",
			es: "Tu navegador puede enviar estas señales para pedir que no te rastreen y que no vendan tus datos. No hacemos ninguna de las dos cosas, así que no hay nada que desactivar: todos reciben lo que esas señales piden. Ninguna otra empresa puede reunir datos sobre ti por medio de nuestras páginas, ni aquí ni con el tiempo en otros sitios.",
			pt: "O seu navegador pode enviar esses sinais para pedir que você não seja rastreado e que os seus dados não sejam vendidos. Não fazemos nem uma coisa nem outra, então não há o que desligar: todos recebem o que os sinais pedem. Nenhuma outra empresa consegue coletar dados sobre você pelas nossas páginas, nem aqui nem ao longo do tempo em outros sites.",
		},
	],
};

export const security: LegalSection = {
	id: "security",
	heading: { en: "Security", es: "Seguridad", pt: "Segurança" },
	body: [
		{
			en: "We protect your data with safeguards that fit what we hold: the connection to this site is encrypted (HTTPS), passwords are stored as hashes, emails waiting to be sent are encrypted, scripts can’t read the sign-in cookie, and attempts to guess a password are limited. No system is perfectly secure. If a breach affects you, we tell you as the law requires.",
			es: "Protegemos tus datos con medidas acordes a lo que guardamos: la conexión con este sitio está cifrada (HTTPS), las contraseñas se guardan como hash, los correos en espera de envío están cifrados, los scripts no pueden leer la cookie de sesión y los intentos de adivinar una contraseña están limitados. Ningún sistema es totalmente seguro. Si una filtración te afecta, te avisamos como lo exige la ley.",
			pt: "Protegemos os seus dados com medidas adequadas ao que guardamos: a conexão com este site é criptografada (HTTPS), as senhas ficam guardadas como hash, os e-mails à espera de envio são criptografados, os scripts não conseguem ler o cookie de login e as tentativas de adivinhar uma senha são limitadas. Nenhum sistema é totalmente seguro. Se um vazamento afetar você, avisamos como a lei exige.",
		},
	],
};

export const changes: LegalSection = {
	id: "changes",
	heading: { en: "Changes to this page", es: "Cambios a esta página", pt: "Mudanças nesta página" },
	body: [
		{
			en: "The effective date at the top is the day this text last changed; “last updated” is the day you’re reading it. Before the site starts doing anything else with your data, we’ll change this text and its effective date.",
			es: "La fecha de vigencia al inicio es el día en que este texto cambió por última vez; “última actualización” es el día en que lo lees. Cuando el sitio vaya a hacer otra cosa con los datos, cambiaremos antes este texto y su fecha de vigencia.",
			pt: "A data de vigência no início é o dia em que este texto mudou pela última vez; “última atualização” é o dia em que você o lê. Quando o site for fazer outra coisa com os dados, mudaremos antes este texto e a data de vigência.",
		},
	],
};
