import type { contactMessages } from "../../../db/schema";
import { dealer } from "../../content/dealer";
import type { Locale } from "../../content/words";
import { m } from "../../paraglide/messages.js";
import { inLocale } from "../../platform/language.server";
import { composeMail, type Mail } from "../../platform/mail.server";
import type { Staff } from "../staff";
import { storeName } from "./inbox.server";

/** A reply to a visitor, in the language that they want, with what they wrote. Their answer reaches the dealer's mailbox. */
export const replyMail = (
	reply: {
		entry: string;
		message: typeof contactMessages.$inferSelect;
		text: string;
		to: string;
		staff: Pick<Staff, "name">;
		store: string | null;
	},
	{ dealerInbox }: { dealerInbox: string },
): Mail =>
	inLocale(reply.message.language as Locale, () =>
		composeMail({
			id: `${reply.message.reference}-reply-${reply.entry}`,
			to: reply.to,
			replyTo: dealerInbox,
			subject: m.admin_inbox_mail_subject({ reference: reply.message.reference }),
			blocks: [
				{ paragraph: reply.text },
				{ paragraph: `${reply.staff.name}\n${reply.store === null ? dealer.name : storeName(reply.store)}` },
				{ note: m.admin_inbox_mail_you_wrote() },
				{ quote: reply.message.message },
			],
		}),
	);
