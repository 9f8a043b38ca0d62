import { retention } from "../../retention";
import type { LegalSection } from "../legal-section";

export const serverLogs: LegalSection = {
	id: "server-logs",
	heading: { en: "Server logs", es: "Registros del servidor", pt: "Registros do servidor" },
	body: [
		{
			en: "For each request our server logs the time, the page, whether it worked, how long it took and a random number. Our access logs don’t hold your network (IP) address, your browser, what you searched for or what you typed.",
			es: "Por cada solicitud, nuestro servidor registra la hora, la página, si funcionó, cuánto tardó y un número al azar. Nuestros registros de acceso no contienen tu dirección de red (IP), tu navegador, lo que buscaste ni lo que escribiste.",
			pt: "A cada acesso, o nosso servidor registra a hora, a página, se deu certo, quanto demorou e um número aleatório. Os nossos registros de acesso não contêm o seu endereço de rede (IP), o seu navegador, o que você buscou nem o que digitou.",
		},
		{
			en: `When something goes wrong, the error log of the web server in front of it can hold your network address. We keep that log for ${retention.errorLogDays} days.`,
			es: `Cuando algo falla, el registro de errores del servidor web que está delante puede contener tu dirección de red. Guardamos ese registro ${retention.errorLogDays} días.`,
			pt: `Quando algo falha, o registro de erros do servidor web que fica à frente pode conter o seu endereço de rede. Guardamos esse registro por ${retention.errorLogDays} dias.`,
		},
		{
			en: "To keep anyone from guessing passwords or flooding us with messages and searches, the server counts such attempts by network address and by account for at most an hour. It stores them as a keyed hash, so the count doesn’t show who you are.",
			es: "Para que nadie adivine contraseñas ni nos inunde de mensajes y búsquedas, el servidor cuenta esos intentos por dirección de red y por cuenta durante una hora como máximo. Los guarda de forma irreconocible (hash con clave), así que ese conteo no muestra quién eres.",
			pt: "Para que ninguém adivinhe senhas nem nos inunde de mensagens e buscas, o servidor conta essas tentativas por endereço de rede e por conta durante, no máximo, uma hora. Elas ficam irreconhecíveis (hash com chave), de modo que a contagem não mostra quem você é.",
		},
	],
};
