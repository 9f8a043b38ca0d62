import { badges } from "./badges";
import type { Words } from "./words";

export interface PromoCard {
	id: string;
	title: Words;
	subtitle: Words;
	badge: Words;
	/** The button's link and its text. */
	to: string;
	action: Words;
	art: "phone" | "sim";
}

export const promoCards: readonly PromoCard[] = [
	{
		id: "free-phone",
		title: {
			en: "Free Phone with New Plan",
			es: "Celular gratis con un plan nuevo",
			pt: "Celular grátis com um plano novo",
		},
		subtitle: {
			en: "On eligible plans, at our stores",
			es: "En planes participantes, en nuestras tiendas",
			pt: "Em planos participantes, em nossas lojas",
		},
		badge: badges.limitedTime,
		to: "/wireless-plans?tab=postpaid",
		action: { en: "See postpaid plans", es: "Ver planes de pospago", pt: "Ver planos pós-pagos" },
		art: "phone",
	},
	{
		id: "free-activation",
		title: { en: "Free Activation", es: "Activación gratis", pt: "Ativação grátis" },
		subtitle: { en: "$50 value", es: "Con valor de $50", pt: "No valor de US$ 50" },
		badge: badges.currentOffer,
		to: "/locations",
		action: { en: "Activate at a store", es: "Actívalo en una tienda", pt: "Ative em uma loja" },
		art: "sim",
	},
];
