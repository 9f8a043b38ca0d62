import type { LegalSection } from "../legal-section";

export const serverLogs: LegalSection = {
	id: "server-logs",
	heading: { en: "Server logs", es: "Registros del servidor", pt: "Registros do servidor" },
	body: [
		{
			en: "For each request our server writes down the time, the page, whether it worked, how long it took and a random number. It does not write down your network (IP) address, your browser, what you searched for or what you typed.",
			es: "Por cada solicitud, nuestro servidor anota la hora, la página, si funcionó, cuánto tardó y un número al azar. No anota tu dirección de red (IP), tu navegador, lo que buscaste ni lo que escribiste.",
			pt: "A cada acesso, o nosso servidor anota a hora, a página, se deu certo, quanto demorou e um número aleatório. Ele não anota o seu endereço de rede (IP), o seu navegador, o que você buscou nem o que digitou.",
		},
		{
			en: "So that nobody can guess passwords or flood us with messages and searches, the server counts such tries by network address and by account for at most an hour. It keeps them scrambled (as a keyed hash), so that the count does not tell who you are.",
			es: "Para que nadie adivine contraseñas ni nos inunde de mensajes y búsquedas, el servidor cuenta esos intentos por dirección de red y por cuenta durante una hora como máximo. Los guarda cifrados (como hash con clave), así que ese conteo no dice quién eres.",
			pt: "Para que ninguém adivinhe senhas nem nos inunde de mensagens e buscas, o servidor conta essas tentativas por endereço de rede e por conta durante, no máximo, uma hora. Elas ficam embaralhadas (como hash com chave), de modo que a contagem não diz quem você é.",
		},
	],
};
