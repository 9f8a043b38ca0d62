import type { Words } from "./words";

/** Of the dealer. Apart from `dealer.ts`, because every page's script has that. */
export const tagline: Words = {
	en: "Wireless, internet, TV and security from people you can visit.",
	es: "Telefonía, internet, TV y seguridad, con atención en persona.",
	pt: "Telefonia, internet, TV e segurança, com atendimento presencial.",
};
