import type { Words } from "./words";

/** The alternative texts of the stories' pictures, by the key that a story names as its `image`. */
export const storyPictures: Readonly<Record<string, Words>> = {
	"stories/bring-your-own-phone": {
		en: "A phone with three green checks on its screen; in front of it two SIM cards and the pin that opens the tray.",
		es: "Un celular con tres marcas verdes en la pantalla; delante, dos tarjetas SIM y el alfiler que abre la bandeja.",
		pt: "Um celular com três marcas verdes na tela; à frente, dois chips e a chavinha que abre a gaveta do chip.",
	},
	"stories/choose-a-plan-by-how-you-use-data": {
		en: "Five columns of different heights rise from the screen of a phone; the tallest is amber.",
		es: "De la pantalla de un celular salen cinco columnas de distinta altura; la más alta es ámbar.",
		pt: "Da tela de um celular saem cinco colunas de alturas diferentes; a mais alta é âmbar.",
	},
	"stories/cutting-the-cord-tv-choices": {
		en: "A TV shows a sunrise over the sea; on the floor a pair of scissors has cut its cable.",
		es: "Un televisor muestra el amanecer en el mar; en el piso, unas tijeras cortaron su cable.",
		pt: "Uma televisão mostra o nascer do sol no mar; no chão, uma tesoura cortou o cabo dela.",
	},
	"stories/discounts-for-55-plus": {
		en: "A phone with large lines of text, reading glasses, an ID card, coins and a tag that says 55+.",
		es: "Un celular con letra grande, lentes para leer, una identificación, monedas y una etiqueta que dice 55+.",
		pt: "Um celular com letras grandes, óculos de leitura, um documento de identidade, moedas e uma etiqueta com 55+.",
	},
	"stories/home-security-before-you-buy": {
		en: "A small house at night with lit windows; a camera beside the door looks down the path.",
		es: "Una casita de noche con las ventanas iluminadas; una cámara junto a la puerta vigila el camino.",
		pt: "Uma casinha à noite com as janelas acesas; uma câmera ao lado da porta vigia o caminho.",
	},
	"stories/keep-your-number-when-you-switch": {
		en: "Two phones stand on two banks; a phone number crosses the wooden bridge between them.",
		es: "Dos celulares en dos orillas; un número de teléfono cruza el puente de madera que las une.",
		pt: "Dois celulares em duas margens; um número de telefone atravessa a ponte de madeira entre elas.",
	},
	"stories/phone-case-that-survives-a-drop": {
		en: "A phone in a rugged case with thick amber corners lands on one corner; the sand around it ripples.",
		es: "Un celular con funda reforzada y esquinas ámbar cae sobre una esquina; la arena hace ondas alrededor.",
		pt: "Um celular com capinha reforçada e cantos âmbar cai de quina; a areia em volta faz ondas.",
	},
	"stories/prepaid-or-postpaid": {
		en: "Two calendars: coins lie before the first day of one month, a bill stands after the last day of the other.",
		es: "Dos calendarios: unas monedas están antes del primer día de un mes; una factura, después del último día del otro.",
		pt: "Dois calendários: moedas antes do primeiro dia de um mês; uma fatura depois do último dia do outro.",
	},
	"stories/visiting-our-stores": {
		en: "Four of our stores as small models: a brick street, a beach, a waterway and oaks, each with a map pin above it.",
		es: "Cuatro de nuestras tiendas en miniatura: una calle de ladrillo, una playa, un canal y unos robles, cada una con su marcador de mapa.",
		pt: "Quatro das nossas lojas em miniatura: uma rua de tijolos, uma praia, um canal e carvalhos, cada uma com seu marcador de mapa.",
	},
	"stories/what-fiber-is-and-whether-you-need-it": {
		en: "A cable cut open in layers; from its colored tubes fan out thin threads of glass with light at their tips.",
		es: "Un cable abierto por capas; de sus tubos de colores salen hilos finos de vidrio con luz en la punta.",
		pt: "Um cabo aberto em camadas; de seus tubos coloridos saem fios finos de vidro com luz na ponta.",
	},
	"stories/where-to-put-the-router": {
		en: "A living room seen from above; the router stands on a high open shelf, its signal drawn as three arcs.",
		es: "Una sala vista desde arriba; el router está en una repisa alta y despejada, con la señal dibujada en tres arcos.",
		pt: "Uma sala vista de cima; o roteador fica em uma prateleira alta e livre, com o sinal desenhado em três arcos.",
	},
};
