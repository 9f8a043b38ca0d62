import type { LegalSection } from "./legal-section";
import { cart, coverage, fees, offers } from "./terms/prices-and-orders";
import { changes, law, liability } from "./terms/responsibility";
import { returns } from "./terms/returns";
import { accounts, use } from "./terms/using-the-site";
import { compensation, trademarks, whoWeAre } from "./terms/who-we-are";
import { whichLanguage } from "./which-language";

/** LEGAL-2: the day the text last changed. `legal.test.ts` holds both together. */
export const termsEffective = "2026-11-18";

/** LEGAL-1 */
export const termsSections: readonly LegalSection[] = [
	whoWeAre,
	use,
	offers,
	fees,
	coverage,
	cart,
	returns,
	compensation,
	accounts,
	trademarks,
	liability,
	law,
	whichLanguage,
	changes,
];
