import { same } from "../../words";
import type { Landing } from "./landing";

export const spectrumLanding: Landing = {
	headline: {
		en: "Start with internet. Add the rest when you want it.",
		es: "Empieza con internet. Suma lo demás cuando quieras.",
		pt: "Comece pela internet. Adicione o resto quando quiser.",
	},
	lead: {
		en: "Get cable internet first. Add or drop a phone line or TV later, all on one account.",
		es: "Con Spectrum empiezas por el internet de cable: una línea celular o la TV se suma después a la misma cuenta, y también se puede quitar.",
		pt: "Tudo começa pela internet a cabo; celular e TV entram depois na mesma conta, e você pode cancelá-los quando quiser.",
	},
	parts: [
		{
			icon: "router",
			title: same("Internet"),
			text: {
				en: "The modem is free and there is no data cap.",
				es: "El módem es gratis y no hay límite de datos.",
				pt: "O modem é grátis e não há franquia de dados.",
			},
			plans: ["spectrum-internet-advantage", "spectrum-internet-gig"],
		},
		{
			icon: "phone",
			title: { en: "Mobile", es: "Celular", pt: "Celular" },
			text: {
				en: "For homes with Spectrum Internet. By the gig, or unlimited.",
				es: "Para casas con Spectrum Internet. Por giga o ilimitado.",
				pt: "Para casas com Spectrum Internet. Por giga ou ilimitado.",
			},
			plans: ["spectrum-mobile-by-the-gig-2", "spectrum-mobile-unlimited"],
		},
		{
			icon: "tv",
			title: same("TV"),
			text: {
				en: "In the app without a box, in Spanish, or with sports.",
				es: "En la app y sin decodificador, en español o con deportes.",
				pt: "No app e sem decodificador, em espanhol ou com esportes.",
			},
			plans: ["spectrum-tv-stream", "spectrum-tv-select"],
		},
	],
	highlights: [
		{
			icon: "spanish",
			title: same("Mi Plan Latino"),
			text: {
				en: "More than 70 Spanish-language channels along with the local ones.",
				es: "Más de 70 canales en español junto con los locales.",
				pt: "Mais de 70 canais em espanhol ao lado dos locais.",
			},
			more: {
				label: { en: "See the package", es: "Ver el paquete", pt: "Ver o pacote" },
				to: "/tv-cable-on-demand#spectrum-tv",
			},
		},
		{
			icon: "number",
			title: { en: "Home phone", es: "Teléfono fijo", pt: "Telefone fixo" },
			text: {
				en: "Keep the number your family has known for years.",
				es: "Trae el número que tu familia conoce desde hace años.",
				pt: "Traga o número que a sua família conhece há anos.",
			},
		},
		{
			icon: "business",
			title: { en: "Business internet", es: "Internet para negocios", pt: "Internet para empresas" },
			text: {
				en: "Internet and phone lines for a shop or an office.",
				es: "Internet y líneas telefónicas para un local o una oficina.",
				pt: "Internet e linhas telefônicas para uma loja ou um escritório.",
			},
		},
		{
			icon: "home",
			title: { en: "Installation help", es: "Ayuda con la instalación", pt: "Ajuda na instalação" },
			text: {
				en: "Pick up the kit and set it up yourself, or let us book the technician.",
				es: "Llévate el kit e instálalo tú, o agendamos la visita del técnico.",
				pt: "Leve o kit e instale por conta própria, ou agendamos o técnico.",
			},
		},
	],
};
