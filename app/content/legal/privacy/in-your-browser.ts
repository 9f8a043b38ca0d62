import type { LegalSection } from "../legal-section";

export const cookies: LegalSection = {
	id: "cookies",
	heading: { en: "Cookies", es: "Cookies", pt: "Cookies" },
	body: [
		{
			en: "This site sets cookies only for signing in: they tell our server that you’re signed in. The one that counts is HttpOnly, so no script on a page can read it; a second one only says that someone is signed in. They end when you sign out or when they expire. Another one, for up to a year, tells us that you’ve signed in from this browser before, so nobody can lock you out by trying passwords. One more, for a day, remembers that you signed up here, and if you sign in through another company, one remembers for up to ten minutes that you started here. Until you start to sign up or sign in there are none, which is why you see no cookie banner.",
			es: "Este sitio solo usa cookies para el inicio de sesión: le dicen a nuestro servidor que ya entraste. La principal es HttpOnly, así que ningún script de la página puede leerla; otra solo dice que alguien inició sesión. Terminan cuando cierras sesión o cuando vencen. Otra, durante un año como máximo, nos dice que ya entraste antes desde este navegador, para que nadie pueda bloquearte probando contraseñas. Una más recuerda durante un día que te registraste aquí y, si inicias sesión mediante otra empresa, otra recuerda hasta diez minutos que empezaste aquí. Mientras no empieces a registrarte o a iniciar sesión no hay ninguna, y por eso no ves un aviso de cookies.",
			pt: "Este site só usa cookies para o login: eles dizem ao nosso servidor que você entrou. O principal é HttpOnly, ou seja, nenhum script da página consegue lê-lo; um segundo só diz que alguém entrou. Eles expiram quando você sai da conta ou quando vence o prazo deles. Outro, por até um ano, nos diz que você já entrou por este navegador, para que ninguém consiga bloquear sua conta testando senhas. Mais um lembra por um dia que você se cadastrou aqui e, se você entrar por meio de outra empresa, outro lembra por até dez minutos que você começou aqui. Enquanto você não começa o cadastro ou o login não há nenhum, e por isso não existe aviso de cookies.",
		},
	],
};

export const deviceStorage: LegalSection = {
	id: "your-device",
	heading: {
		en: "What stays on your device",
		es: "Lo que se queda en tu dispositivo",
		pt: "O que fica no seu aparelho",
	},
	body: [
		{
			en: "Your browser keeps some things in its own storage and doesn’t send them to us:",
			es: "Algunas cosas las guarda tu navegador (en su propio almacenamiento) y no se nos envían:",
			pt: "Algumas coisas ficam guardadas no seu navegador (no armazenamento dele) e não são enviadas a nós:",
		},
		[
			{
				en: "your cart;",
				es: "tu carrito;",
				pt: "o seu carrinho;",
			},
			{
				en: "the plans you picked to compare;",
				es: "los planes que elegiste para comparar;",
				pt: "os planos que você escolheu para comparar;",
			},
			{
				en: "whether you chose the light or the dark theme;",
				es: "si elegiste el tema claro o el oscuro;",
				pt: "se você escolheu o tema claro ou o escuro;",
			},
			{
				en: "which language you chose to read in;",
				es: "en qué idioma elegiste leer;",
				pt: "em que idioma você escolheu ler;",
			},
			{
				en: "a message that you’ve started to write, until you send it or close the tab;",
				es: "un mensaje que empezaste a escribir, hasta que lo envíes o cierres la pestaña;",
				pt: "uma mensagem que você começou a escrever, até enviá-la ou fechar a aba;",
			},
			{
				en: "how far you had scrolled, until you close the tab.",
				es: "hasta dónde habías bajado en la página, mientras no cierres la pestaña.",
				pt: "até onde você tinha rolado a página, enquanto não fechar a aba.",
			},
		],
		{
			en: "The first four stay until you remove them here or clear the data of this site in your browser. A link to a comparison, or a list that you send to a store, holds what you put in it.",
			es: "Los cuatro primeros se quedan ahí hasta que los quites aquí o borres los datos de este sitio en tu navegador. Un enlace a una comparación, o una lista que envías a una tienda, lleva lo que tú pusiste en ellos.",
			pt: "As quatro primeiras ficam ali até você removê-las aqui ou apagar os dados deste site no navegador. Um link para uma comparação, ou uma lista que você envia a uma loja, leva o que você colocou neles.",
		},
		{
			en: "If you sort the stores by distance, your browser asks you first and then tells the page where you are. The page works out the distances by itself; your location is neither stored nor sent to us.",
			es: "Si ordenas las tiendas por distancia, tu navegador te pregunta primero y luego le dice a la página dónde estás. La página calcula las distancias por su cuenta; tu ubicación no se guarda ni se nos envía.",
			pt: "Se você ordenar as lojas por distância, o navegador pergunta primeiro e depois diz à página onde você está. A própria página calcula as distâncias; a sua localização não é guardada nem enviada a nós.",
		},
	],
};
