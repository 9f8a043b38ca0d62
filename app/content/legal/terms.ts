import type { LegalSection } from "./legal-section";
import { cart, offers } from "./terms/prices-and-orders";
import { changes, law, liability } from "./terms/responsibility";
import { accounts, use } from "./terms/using-the-site";
import { trademarks, whoWeAre } from "./terms/who-we-are";

/** LEGAL-1 */
export const termsSections: readonly LegalSection[] = [
	whoWeAre,
	use,
	offers,
	cart,
	accounts,
	trademarks,
	liability,
	law,
	changes,
];
