import { regions } from "../../regions";
import { legalDetails } from "../legal-details";
import type { LegalSection } from "../legal-section";

const state = regions[legalDetails.governingLaw].name;

export const liability: LegalSection = {
	id: "responsibility",
	heading: { en: "Our responsibility", es: "Nuestra responsabilidad", pt: "Nossa responsabilidade" },
	body: [
		{
			en: "We take care of this site, but we can’t promise that it’s always up, complete or free of mistakes. Carriers and providers are responsible for their services, and other sites for what they show when you follow a link there.",
			es: "Cuidamos este sitio, pero no podemos prometer que siempre esté disponible, completo o sin errores. Las compañías y proveedores responden por sus servicios, y los otros sitios responden por lo que muestran cuando sigues un enlace.",
			pt: "Cuidamos deste site, mas não podemos prometer que ele esteja sempre no ar, completo ou sem erros. As operadoras e os provedores respondem pelos serviços deles, e os outros sites respondem pelo que mostram quando você segue um link.",
		},
		{
			en: "As far as the law allows, we aren’t liable for losses that come only from using, or not being able to use, this site. Nothing here takes away a right that the law gives you as a consumer.",
			es: "Hasta donde la ley lo permita, no respondemos por pérdidas que se deban solo al uso de este sitio o a no poder usarlo. Nada de lo aquí escrito te quita un derecho que la ley te da como consumidor.",
			pt: "Até onde a lei permite, não respondemos por perdas causadas apenas pelo uso deste site ou pela impossibilidade de usá-lo. Nada aqui tira um direito que a lei dá a você como consumidor.",
		},
	],
};

export const law: LegalSection = {
	id: "law",
	heading: { en: "Law and courts", es: "Ley y tribunales", pt: "Lei e tribunais" },
	body: [
		{
			en: `These terms are governed by the law of this state: ${state.en}. If you live elsewhere, you keep the rights that the consumer law of your own state gives you.`,
			es: `Estos términos se rigen por la ley de este estado: ${state.es}. Si vives en otro lugar, conservas los derechos que te da la ley del consumidor de tu propio estado.`,
			pt: `Estes termos são regidos pela lei deste estado: ${state.pt}. Se você mora em outro lugar, mantém os direitos que a lei do consumidor do seu próprio estado dá a você.`,
		},
		{
			en: "Disputes go to that state’s courts. Where the law lets you go to court where you live, including small claims court, you can do that instead. Please talk to us first: most things can be settled in a store.",
			es: "Los tribunales de ese estado resuelven las disputas; donde la ley te permita acudir a un tribunal donde vives, incluido el de reclamos menores, puedes hacerlo. Por favor, habla primero con nosotros: casi todo se puede resolver en una tienda.",
			pt: "Os tribunais desse estado decidem as disputas; onde a lei permite recorrer ao tribunal do lugar em que você mora, inclusive o de pequenas causas, você pode fazer isso. Por favor, fale antes conosco: quase tudo se resolve em uma loja.",
		},
		{
			en: "If a part of these terms turns out to be invalid, the rest still applies.",
			es: "Si una parte de estos términos resulta inválida, el resto sigue vigente.",
			pt: "Se uma parte destes termos for considerada inválida, o restante continua valendo.",
		},
	],
};

export const changes: LegalSection = {
	id: "changes",
	heading: { en: "Changes to these terms", es: "Cambios a estos términos", pt: "Mudanças nestes termos" },
	body: [
		{
			en: "We may change these terms. The effective date at the top is the day the current text began to apply; “last updated” is the day you’re reading it. What you bought earlier stays under the terms of that day.",
			es: "Podemos cambiar estos términos. La fecha de vigencia al inicio es el día en que empezó a valer el texto actual; “última actualización” es el día en que lo lees. Lo que compraste antes sigue bajo los términos de ese día.",
			pt: "Podemos mudar estes termos. A data de vigência no início é o dia em que o texto atual começou a valer; “última atualização” é o dia em que você o lê. O que você comprou antes continua sob os termos daquele dia.",
		},
	],
};
