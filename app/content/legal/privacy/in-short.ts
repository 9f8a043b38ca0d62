import type { LegalSection } from "../legal-section";

export const inShort: LegalSection = {
	id: "in-short",
	heading: { en: "In short", es: "En pocas palabras", pt: "Em poucas palavras" },
	body: [
		[
			{
				en: "You can read every page without telling us who you are.",
				es: "Puedes leer todas las páginas sin decirnos quién eres.",
				pt: "Você pode ler todas as páginas sem nos dizer quem é.",
			},
			{
				en: "We keep what you choose to send us: messages, and an account if you open one.",
				es: "Guardamos lo que tú mismo nos envías: mensajes y, si la abres, una cuenta.",
				pt: "Guardamos o que você mesmo nos envia: mensagens e, se você abrir, uma conta.",
			},
			{
				en: "We do not track you, we show no advertising, and our pages load nothing from other companies.",
				es: "No te rastreamos, no mostramos publicidad y nuestras páginas no cargan nada de otras empresas.",
				pt: "Não rastreamos você, não mostramos publicidade e as nossas páginas não carregam nada de outras empresas.",
			},
			{
				en: "We do not sell your data, and we do not pass it on for advertising.",
				es: "No vendemos tus datos ni los compartimos con fines publicitarios.",
				pt: "Não vendemos os seus dados nem os repassamos para publicidade.",
			},
		],
	],
};
