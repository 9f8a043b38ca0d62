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
	},
	es: {
		name: "Español",
		tag: "es-US",
	},
	pt: {
		name: "Português",
		tag: "pt-BR",
	},
} as const;
