/** Who the dealer is. Stated here only (SITE-5); pages, mails and share pictures read it. */
export const dealer = {
	name: "Bay & Palmetto Wireless",
	shortName: "Bay & Palmetto",
	foundingYear: 2009,
	/** Decides what "today" is, wherever the server runs. */
	timeZone: "America/New_York",
	/** Placeholders until the dealer fills them in: docs/before-launch.md. */
	email: "hello@example.com",
	privacyEmail: "privacy@example.com",
	phone: "(508) 555-0100",
} as const;
