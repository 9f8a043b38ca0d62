import { dealer } from "../../content/dealer";
import { m } from "../../paraglide/messages.js";

/** The consent sentence; stored verbatim. */
export const consentWording = (): string => m.contact_consent({ dealer: dealer.name });
