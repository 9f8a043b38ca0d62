import { type Badged, badges } from "./badges";
import type { Words } from "./words";

export interface PromoCard extends Badged {
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
			en: "On eligible plans; ask us for the terms",
			es: "En planes participantes; pregúntanos por las condiciones",
			pt: "Em planos participantes; pergunte sobre as condições",
		},
		badge: badges.limitedTime,
		badgeSource: "Requirement HOME-4",
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
		action: { en: "Activate at a store", es: "Activar en una tienda", pt: "Ativar em uma loja" },
		art: "sim",
	},
];
