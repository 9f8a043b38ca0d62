import { m } from "../../paraglide/messages.js";

/** A message to a store: the greeting (LOC-5), a line for each thing that it is about, and a question about all of them. */
export const enquiryText = (store: string, about: readonly string[], question?: string | undefined): string =>
	[m.whatsapp_greeting({ store }), ...about.map((line) => `• ${line}`), ...(question ? [question] : [])].join("\n");
