import type { Locale, Words } from "./words";

interface SocialLink {
	platform: "Facebook" | "Instagram";
	url: `https://${string}`;
	icon: "facebook" | "instagram";
}

export interface SocialGroup {
	locale: Locale;
	language: Words;
	audience: Words;
	/** The country whose flag stands for the audience. */
	flag: "br" | "mx" | "us";
	links: readonly SocialLink[];
}

const links = (account: string): readonly SocialLink[] => [
	{ platform: "Facebook", url: `https://www.facebook.com/${account}`, icon: "facebook" },
	{ platform: "Instagram", url: `https://www.instagram.com/${account}`, icon: "instagram" },
];

// The accounts are placeholders until the dealer fills them in.
export const socialGroups: readonly SocialGroup[] = [
	{
		locale: "en",
		language: { en: "English", es: "Inglés", pt: "Inglês" },
		audience: { en: "USA", es: "EE. UU.", pt: "EUA" },
		flag: "us",
		links: links("bayandpalmetto"),
	},
	{
		locale: "es",
		language: { en: "Spanish", es: "Español", pt: "Espanhol" },
		audience: { en: "Mexico", es: "México", pt: "México" },
		flag: "mx",
		links: links("bayandpalmetto.mx"),
	},
	{
		locale: "pt",
		language: { en: "Portuguese", es: "Portugués", pt: "Português" },
		audience: { en: "Brazil", es: "Brasil", pt: "Brasil" },
		flag: "br",
		links: links("bayandpalmetto.br"),
	},
];
