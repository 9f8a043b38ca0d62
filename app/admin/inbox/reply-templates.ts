import { dealer } from "../../content/dealer";
import type { Locale } from "../../content/words";
import { m } from "../../paraglide/messages.js";

/** Beginnings of a reply, in the visitor's language; their names are in the reader's. */
export function replyTemplates({ name, language, store }: { name: string; language: Locale; store: string | null }) {
	const inTheirs = { locale: language };
	const hello = m.admin_inbox_template_hello({ name }, inTheirs);
	const shop = store ?? dealer.name;
	return [
		{ id: "visit", label: m.admin_inbox_template_visit_name(), text: m.admin_inbox_template_visit({ shop }, inTheirs) },
		{ id: "details", label: m.admin_inbox_template_details_name(), text: m.admin_inbox_template_details({}, inTheirs) },
		{ id: "call", label: m.admin_inbox_template_call_name(), text: m.admin_inbox_template_call({}, inTheirs) },
	].map((each) => ({ ...each, text: `${hello}\n\n${each.text}` }));
}
