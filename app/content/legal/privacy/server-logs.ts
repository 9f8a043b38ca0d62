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
			en: "To hold off floods of requests, the server may count requests by network address for a short time in its memory. That count is not written anywhere.",
			es: "Para frenar avalanchas de solicitudes, el servidor puede contarlas por dirección de red durante un tiempo corto en su memoria. Esa cuenta no se escribe en ningún lado.",
			pt: "Para conter enxurradas de acessos, o servidor pode contá-los por endereço de rede durante pouco tempo, na memória. Essa contagem não é gravada em lugar nenhum.",
		},
	],
};
