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
				en: "We keep what you choose to send us: messages, and an account if you open one. We delete it after the periods listed on this page.",
				es: "Guardamos lo que decides enviarnos: mensajes y, si abres una cuenta, sus datos. Lo borramos en los plazos que indica esta página.",
				pt: "Guardamos o que você decide nos enviar: mensagens e, se você abrir uma conta, os dados dela. Apagamos tudo nos prazos indicados nesta página.",
			},
			{
				en: "We don’t track you, we show no advertising, and our pages load nothing from other companies.",
				es: "No te rastreamos, no mostramos publicidad y nuestras páginas no cargan nada de otras empresas.",
				pt: "Não rastreamos você, não mostramos publicidade e as nossas páginas não carregam nada de outras empresas.",
			},
			{
				en: "We don’t sell your data, and we don’t share it for advertising.",
				es: "No vendemos tus datos ni los compartimos con fines publicitarios.",
				pt: "Não vendemos os seus dados nem os compartilhamos para publicidade.",
			},
		],
	],
};
