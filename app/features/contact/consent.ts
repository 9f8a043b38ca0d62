import { dealer } from "../../content/dealer";
import { m } from "../../paraglide/messages.js";

/** The sentence that a visitor may agree to; it is stored word for word. */
export const consentWording = (): string => m.contact_consent({ dealer: dealer.name });
