/** The languages of the site. The first is the one without a prefix in the address. */
export const locales = ["en", "es", "pt"] as const;
export type Locale = (typeof locales)[number];

/** A text of the catalogue with its translations. A missing one does not compile. */
export type Words = Readonly<Record<Locale, string>>;

/** A text that is written the same in every language: model names, speeds, sizes. */
export const same = (text: string): Words => ({ en: text, es: text, pt: text });
