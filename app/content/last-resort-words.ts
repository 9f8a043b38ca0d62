import type { Words } from "./words";

/** The texts of pages that depend on nothing else (`server/last-resort-page.ts`). The sentence goes on with the phone number. */
export interface LastResortWords {
	heading: Words;
	sentence: Words;
}

export const callUs: Words = { en: "or call us at", es: "o llámanos al", pt: "ou ligue para" };
export const goHome: Words = { en: "Go Home", es: "Ir al inicio", pt: "Ir para o início" };

export const lastResortWords = {
	failed: {
		heading: {
			en: "Something went wrong on our end",
			es: "Algo falló de nuestro lado",
			pt: "Algo deu errado do nosso lado",
		},
		sentence: {
			en: "Try again in a moment,",
			es: "Inténtalo de nuevo en un momento",
			pt: "Tente de novo em instantes",
		},
	},
	foreign: {
		heading: {
			en: "We couldn’t accept that form",
			es: "No pudimos aceptar ese formulario",
			pt: "Não conseguimos aceitar esse formulário",
		},
		sentence: {
			en: "It didn’t come from our site, so nothing was sent. Use the form on our own pages,",
			es: "No vino de nuestro sitio, así que no se envió nada. Usa el formulario de nuestras páginas",
			pt: "Ele não veio do nosso site, então nada foi enviado. Use o formulário das nossas páginas",
		},
	},
	tooLarge: {
		heading: {
			en: "That message is too long",
			es: "Ese mensaje es demasiado largo",
			pt: "Essa mensagem é longa demais",
		},
		sentence: {
			en: "Nothing was sent. Go back and shorten it,",
			es: "No se envió nada. Vuelve atrás y acórtalo",
			pt: "Nada foi enviado. Volte e encurte a mensagem",
		},
	},
	tooMany: {
		heading: { en: "One moment, please", es: "Un momento, por favor", pt: "Um momento, por favor" },
		sentence: {
			en: "There were too many searches in a short time. Try again in a minute,",
			es: "Hubo demasiadas búsquedas en poco tiempo. Inténtalo de nuevo en un minuto",
			pt: "Houve buscas demais em pouco tempo. Tente de novo em um minuto",
		},
	},
	slow: {
		heading: {
			en: "Your connection is too slow right now",
			es: "Tu conexión está muy lenta en este momento",
			pt: "Sua conexão está muito lenta agora",
		},
		sentence: {
			en: "Nothing was sent. Go back and try again,",
			es: "No se envió nada. Vuelve atrás e inténtalo de nuevo",
			pt: "Nada foi enviado. Volte e tente de novo",
		},
	},
	busy: {
		heading: {
			en: "We’re very busy right now",
			es: "En este momento tenemos muchas visitas",
			pt: "Estamos com muitos acessos agora",
		},
		sentence: {
			en: "Wait a few seconds and try again. If you were sending a form, it didn’t go through. Go back and try again,",
			es: "Espera unos segundos e inténtalo de nuevo. Si enviaste un formulario, no nos llegó: vuelve atrás y envíalo otra vez",
			pt: "Espere alguns segundos e tente de novo. Se você enviou um formulário, ele não chegou: volte e envie outra vez",
		},
	},
} satisfies Record<string, LastResortWords>;
