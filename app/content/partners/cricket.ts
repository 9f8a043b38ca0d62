import { badges } from "../badges";
import type { Partner } from "./partner";
import { phrases } from "./phrases";

export const cricket: Partner = {
	slug: "cricket",
	name: "Cricket Wireless",
	logo: "partners/cricket",
	primaryColor: "#60A630",
	onPrimary: "#111111",
	description: {
		en: "Prepaid carrier on the AT&T network.",
		es: "Compañía de prepago en la red de AT&T.",
		pt: "Operadora pré-paga na rede da AT&T.",
	},
	tagline: {
		en: "Prepaid with taxes included.",
		es: "Prepago con impuestos incluidos.",
		pt: "Pré-pago com impostos incluídos.",
	},
	promotions: [
		{
			id: "four-lines-for-the-family",
			title: {
				en: "Four Lines for the Family",
				es: "Cuatro líneas para la familia",
				pt: "Quatro linhas para a família",
			},
			description: {
				en: "Unlimited prepaid lines for four people on one account.",
				es: "Líneas ilimitadas de prepago para cuatro personas en una cuenta.",
				pt: "Linhas pré-pagas ilimitadas para quatro pessoas em uma conta.",
			},
			discount: "—",
			badge: badges.family,
			features: [phrases.taxesIncluded, phrases.noAnnualContract, phrases.fiveGAccess, phrases.keepYourNumber],
		},
		{
			id: "bring-your-phone",
			title: { en: "Bring Your Phone", es: "Trae tu celular", pt: "Traga seu celular" },
			description: {
				en: "Activate your unlocked phone in a few minutes.",
				es: "Activa tu celular liberado en unos minutos.",
				pt: "Ative seu celular desbloqueado em poucos minutos.",
			},
			discount: "—",
			badge: badges.popular,
			features: [
				{ en: "SIM or eSIM", es: "SIM o eSIM", pt: "Chip ou eSIM" },
				phrases.noCreditCheck,
				{ en: "Number transfer help", es: "Te ayudamos con la portabilidad", pt: "Ajuda com a portabilidade" },
			],
		},
	],
	services: [
		phrases.prepaidPlans,
		phrases.phones,
		{ en: "SIM and eSIM activation", es: "Activación de SIM y eSIM", pt: "Ativação de chip e eSIM" },
		phrases.numberTransfer,
		{ en: "Bill payment", es: "Pago de facturas", pt: "Pagamento de faturas" },
	],
	websiteUrl: "https://www.cricketwireless.com",
};
