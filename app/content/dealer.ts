import type { Words } from "./words";

/** Who the dealer is. Named here and nowhere else (SITE-5): the pages, mails and share pictures all read it. */
export const dealer = {
	name: "Bay & Palmetto Wireless",
	shortName: "Bay & Palmetto",
	foundingYear: 2009,
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
