import type { LegalSection } from "../legal-section";

export const liability: LegalSection = {
	id: "responsibility",
	heading: { en: "What we are responsible for", es: "De qué respondemos", pt: "Pelo que respondemos" },
	body: [
		{
			en: "We keep this site with care, but we cannot promise that it is always up, complete or free of mistakes. Carriers and providers answer for their services, and other sites answer for what they show when you follow a link there.",
			es: "Cuidamos este sitio, pero no podemos prometer que siempre esté disponible, completo o sin errores. Las compañías y proveedores responden por sus servicios, y los otros sitios responden por lo que muestran cuando sigues un enlace.",
			pt: "Cuidamos deste site, mas não podemos prometer que ele esteja sempre no ar, completo ou sem erros. As operadoras e os provedores respondem pelos serviços deles, e os outros sites respondem pelo que mostram quando você segue um link.",
		},
		{
			en: "As far as the law allows, we are not liable for losses that come only from using, or not being able to use, this site. Nothing here takes away a right that the law gives you as a consumer.",
			es: "Hasta donde la ley lo permita, no respondemos por pérdidas que se deban solo al uso de este sitio o a no poder usarlo. Nada de lo aquí escrito te quita un derecho que la ley te da como consumidor.",
			pt: "Até onde a lei permite, não respondemos por perdas causadas apenas pelo uso deste site ou pela impossibilidade de usá-lo. Nada aqui tira um direito que a lei dá a você como consumidor.",
		},
	],
};

export const law: LegalSection = {
	id: "law",
	heading: { en: "Which law applies", es: "Qué ley se aplica", pt: "Qual lei se aplica" },
	body: [
		{
			en: "The law of the state of the store you deal with applies: {anyState}.",
			es: "Se aplica la ley del estado de la tienda con la que tratas: {anyState}.",
			pt: "Vale a lei do estado da loja que atende você: {anyState}.",
		},
	],
};

export const changes: LegalSection = {
	id: "changes",
	heading: { en: "Changes to these terms", es: "Cambios a estos términos", pt: "Mudanças nestes termos" },
	body: [
		{
			en: "We may change these terms; the ones shown here are those that apply today.",
			es: "Podemos cambiar estos términos; los que ves aquí son los que valen hoy.",
			pt: "Podemos mudar estes termos; os que aparecem aqui são os que valem hoje.",
		},
	],
};
