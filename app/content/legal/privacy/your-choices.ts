import type { LegalSection } from "../legal-section";

export const choices: LegalSection = {
	id: "your-choices",
	heading: { en: "Your choices", es: "Lo que tú decides", pt: "O que você decide" },
	body: [
		{
			en: "You can ask us what we hold about you, have it corrected, or have it deleted, your account included. Write or call using the details at the end of this page; we may ask you to show that the data is yours.",
			es: "Puedes pedirnos que te digamos qué datos tuyos tenemos, que los corrijamos o que los borremos, incluida tu cuenta. Escríbenos o llámanos; el contacto está al final de esta página; quizá te pidamos comprobar que los datos son tuyos.",
			pt: "Você pode nos pedir para saber o que temos sobre você, para corrigir ou para apagar, inclusive a sua conta. Escreva ou ligue usando os dados no fim desta página; talvez peçamos que você comprove que os dados são seus.",
		},
		{
			en: "This site is not meant for children under 13, and we do not knowingly keep their data.",
			es: "Este sitio no está dirigido a menores de 13 años y no guardamos sus datos a sabiendas.",
			pt: "Este site não é destinado a menores de 13 anos e não guardamos intencionalmente dados deles.",
		},
	],
};

export const changes: LegalSection = {
	id: "changes",
	heading: { en: "Changes to this page", es: "Cambios a esta página", pt: "Mudanças nesta página" },
	body: [
		{
			en: "When the site begins to do something else with data, this page says so the same day.",
			es: "Cuando el sitio empiece a hacer otra cosa con los datos, esta página lo dirá desde el mismo día.",
			pt: "Quando o site passar a fazer outra coisa com os dados, esta página vai dizer isso desde o mesmo dia.",
		},
	],
};
