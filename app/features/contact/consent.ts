import { dealer } from "../../content/dealer";
import { m } from "../../paraglide/messages.js";

/**
 * Stored with the words that were agreed to. Change it whenever the sentence changes in any language; `consent.test.ts`
 * holds the current one.
 */
export const CONSENT_VERSION = "2026-11-18";

/** LEGAL-6: the sentence beside the box; stored verbatim. */
export const consentWording = (): string => m.contact_consent({ dealer: dealer.name });
