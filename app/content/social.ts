import type { Locale, Words } from "./words";

interface SocialLink {
	platform: "Facebook" | "Instagram";
	/** Null until the dealer has an account there: nothing is linked then, because the name may be a stranger's. */
	url: `https://${string}` | null;
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

/** The names of the accounts, as in facebook.com/NAME; null where there is none yet (docs/before-launch.md). */
const links = (accounts: { facebook: string | null; instagram: string | null }): readonly SocialLink[] => [
	{
		platform: "Facebook",
		url: accounts.facebook === null ? null : `https://www.facebook.com/${accounts.facebook}`,
		icon: "facebook",
	},
	{
		platform: "Instagram",
		url: accounts.instagram === null ? null : `https://www.instagram.com/${accounts.instagram}`,
		icon: "instagram",
	},
];

export const socialGroups: readonly SocialGroup[] = [
	{
		locale: "en",
		language: { en: "English", es: "Inglés", pt: "Inglês" },
		audience: { en: "USA", es: "EE. UU.", pt: "EUA" },
		flag: "us",
		links: links({ facebook: null, instagram: null }),
	},
	{
		locale: "es",
		language: { en: "Spanish", es: "Español", pt: "Espanhol" },
		audience: { en: "Mexico", es: "México", pt: "México" },
		flag: "mx",
		links: links({ facebook: null, instagram: null }),
	},
	{
		locale: "pt",
		language: { en: "Portuguese", es: "Portugués", pt: "Português" },
		audience: { en: "Brazil", es: "Brasil", pt: "Brasil" },
		flag: "br",
		links: links({ facebook: null, instagram: null }),
	},
];
