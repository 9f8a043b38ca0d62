import type { Words } from "./words";

type DealIcon = "badge-dollar-sign" | "phone-forwarded" | "shield-check" | "users";

export interface Deal {
	id: string;
	title: Words;
	description: Words;
	/** The plan page it leads to. */
	to: string;
	icon: DealIcon;
}

export const deals: readonly Deal[] = [
	{
		id: "switch-credit",
		title: {
			en: "$200 credit for switching your number",
			es: "$200 de crédito por cambiarte con tu número",
			pt: "US$ 200 de crédito por trazer seu número",
		},
		description: {
			en: "Bring your number from another carrier. Ask in store which plans come with the credit.",
			es: "Haz la portabilidad desde otra compañía. Pregunta en nuestras tiendas qué planes incluyen el crédito.",
			pt: "Faça a portabilidade de outra operadora. Pergunte em nossas lojas quais planos dão o crédito.",
		},
		to: "/wireless-plans?tab=postpaid",
		icon: "badge-dollar-sign",
	},
	{
		id: "four-lines",
		title: {
			en: "4 lines for the price of 3",
			es: "4 líneas por el precio de 3",
			pt: "4 linhas pelo preço de 3",
		},
		description: {
			en: "Save $20/month with four lines on one account.",
			es: "Ahorra $20 al mes con cuatro líneas en una misma cuenta.",
			pt: "Economize US$ 20 por mês com quatro linhas na mesma conta.",
		},
		to: "/wireless-plans?tab=postpaid",
		icon: "users",
	},
	{
		id: "no-credit-check",
		title: {
			en: "No credit check on prepaid plans",
			es: "Sin verificación de crédito en planes de prepago",
			pt: "Sem análise de crédito nos planos pré-pagos",
		},
		description: {
			en: "You pay for the month ahead, so your credit history doesn’t matter.",
			es: "Pagas el mes por adelantado, así que no importa tu historial de crédito.",
			pt: "Você paga o mês adiantado, então o seu histórico de crédito não importa.",
		},
		to: "/wireless-plans?tab=prepaid",
		icon: "shield-check",
	},
	{
		id: "keep-your-number",
		title: { en: "Keep your number", es: "Conserva tu número", pt: "Mantenha seu número" },
		description: {
			en: "We transfer it to your new plan. Bring your account number and transfer PIN.",
			es: "Lo pasamos a tu nuevo plan. Trae tu número de cuenta y tu PIN de transferencia.",
			pt: "Transferimos o número para o seu novo plano. Traga o número da conta e o PIN de transferência.",
		},
		to: "/wireless-plans",
		icon: "phone-forwarded",
	},
];
