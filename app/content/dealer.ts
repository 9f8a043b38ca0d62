import type { Words } from "./words";

/** Who the dealer is. Stated here only (SITE-5); pages, mails and share pictures read it. */
export const dealer = {
	name: "Bay & Palmetto Wireless",
	shortName: "Bay & Palmetto",
	foundingYear: 2009,
	/** Decides what "today" is, wherever the server runs. */
	timeZone: "America/New_York",
	tagline: {
		en: "Wireless, internet, TV and security from people you can visit.",
		es: "Telefonía, internet, TV y seguridad, con atención en persona.",
		pt: "Telefonia, internet, TV e segurança, com gente que você pode visitar.",
	} satisfies Words,
	/** Placeholders until the dealer fills them in. */
	email: "hello@example.com",
	privacyEmail: "privacy@example.com",
	phone: "(508) 555-0100",
} as const;
