import type { LegalSection } from "./legal-section";
import { inShort } from "./privacy/in-short";
import { cookies, deviceStorage } from "./privacy/in-your-browser";
import { linksOut, stores } from "./privacy/outside-this-site";
import { serverLogs } from "./privacy/server-logs";
import { accounts, messages } from "./privacy/what-you-give-us";
import { changes, choices } from "./privacy/your-choices";

/** LEGAL-1: what this site actually does. If you change how it handles data, change this text, too. */
export const privacySections: readonly LegalSection[] = [
	inShort,
	messages,
	accounts,
	cookies,
	deviceStorage,
	serverLogs,
	linksOut,
	stores,
	choices,
	changes,
];
