import type { LegalSection } from "./legal-section";

export const whichLanguage: LegalSection = {
	id: "language",
	heading: { en: "Which language applies", es: "Qué idioma prevalece", pt: "Qual idioma prevalece" },
	body: [
		{
			en: "You can read this page in English, Spanish and Portuguese. Where the versions differ, the English one applies, unless the law says otherwise.",
			es: "Puedes leer esta página en inglés, español y portugués. Si las versiones no coinciden, prevalece la versión en inglés, salvo que la ley disponga otra cosa.",
			pt: "Você pode ler esta página em inglês, espanhol e português. Se as versões não coincidirem, prevalece a versão em inglês, a não ser que a lei disponha de outra forma.",
		},
	],
};
