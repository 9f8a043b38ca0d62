import type { LegalSection } from "./legal-section";
import { howLong } from "./privacy/how-long";
import { inShort } from "./privacy/in-short";
import { cookies, deviceStorage } from "./privacy/in-your-browser";
import { linksOut, stores } from "./privacy/outside-this-site";
import { recipients } from "./privacy/recipients";
import { serverLogs } from "./privacy/server-logs";
import { accounts, callsAndTexts, messages } from "./privacy/what-you-give-us";
import { changes, choices, doNotTrack, security } from "./privacy/your-choices";
import { whichLanguage } from "./which-language";

/** LEGAL-2: the day the text last changed. `legal.test.ts` holds both together. */
export const privacyEffective = "2026-11-19";

/** LEGAL-1: what this site actually does. If you change how it handles data, change this text, too. */
export const privacySections: readonly LegalSection[] = [
	inShort,
	messages,
	callsAndTexts,
	accounts,
	cookies,
	deviceStorage,
	serverLogs,
	recipients,
	howLong,
	linksOut,
	stores,
	choices,
	doNotTrack,
	security,
	whichLanguage,
	changes,
];
