/**
 * The languages of the site. A new one is an entry here and its translations (README: "How to change … a language"). The
 * first is the default: it has no prefix in URLs, and texts without a translation are shown in it.
 */
export const languages = {
	en: {
		/** As its own speakers call it. */
		name: "English",
		/** BCP 47: by which dates, times and numbers are written; Open Graph's locale is made from it. */
		tag: "en-US",
		/** Said to visitors whose browser asks for this language, on a page in another one. */
		offer: {
			label: "Language",
			question: "Would you rather read this in English?",
			yes: "Switch to English",
			no: "No, thanks",
		},
	},
	es: {
		name: "Español",
		tag: "es-US",
		offer: { label: "Idioma", question: "¿Prefieres leer esto en español?", yes: "Ver en español", no: "No, gracias" },
	},
	pt: {
		name: "Português",
		tag: "pt-BR",
		offer: { label: "Idioma", question: "Prefere ler isto em português?", yes: "Ver em português", no: "Agora não" },
	},
} as const;
