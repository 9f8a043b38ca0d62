import type { contactMessages } from "../../../db/schema";
import { currentCatalogue } from "../../catalogue/current.server";
import { dealer } from "../../content/dealer";
import type { Locale } from "../../content/words";
import { m } from "../../paraglide/messages.js";
import { localePath, ownName } from "../../platform/language";
import { inLocale } from "../../platform/language.server";
import { languageTag } from "../../platform/language-tag";
import { composeMail, type Mail } from "../../platform/mail.server";
import { type Topic, topicName } from "./topics";

type Kept = typeof contactMessages.$inferSelect;
type Facts = [label: string, value: string][];

const store = ({ store: id }: Kept): string => {
	const found = currentCatalogue().stores.find((each) => each.id === id);
	return found ? `${found.name} (${found.city}, ${found.region})` : m.contact_any_store();
};

/** In the dealer's time zone. */
const time = (at: Date): string =>
	new Intl.DateTimeFormat(languageTag(), {
		timeZone: dealer.timeZone,
		year: "numeric",
		month: "long",
		day: "numeric",
		hour: "numeric",
		minute: "2-digit",
		timeZoneName: "short",
	}).format(at);

/** Rows without a value are dropped. */
const facts = (rows: [label: string, value: string | null][]): Facts =>
	rows.filter((row): row is [string, string] => Boolean(row[1]));

/** LEGAL-6: a visitor who leaves only a phone number has been told that a store calls back. */
function consent({ consentWording, consentVersion, consentAt, email }: Kept): string {
	if (consentWording && consentAt)
		return m.contact_mail_agreed({
			wording: consentWording,
			version: consentVersion ?? "",
			time: time(consentAt),
		});
	return email ? m.contact_mail_not_agreed() : m.contact_mail_call_back();
}

/** Replying to this mail writes to the visitor. */
export const mailToDealer = (message: Kept, { dealerInbox }: { dealerInbox: string }): Mail =>
	// The dealer reads English.
	inLocale("en", () =>
		composeMail({
			id: `${message.reference}-message`,
			to: dealerInbox,
			...(message.email && { replyTo: message.email }),
			subject: m.contact_mail_subject({
				reference: message.reference,
				topic: topicName(message.topic as Topic),
				name: message.name,
			}),
			blocks: [
				{ paragraph: message.email ? m.contact_mail_reply() : m.contact_mail_call() },
				{
					facts: facts([
						[m.contact_mail_reference(), message.reference],
						[m.contact_mail_received(), time(message.createdAt)],
						[m.contact_name(), message.name],
						[m.contact_email(), message.email],
						[m.contact_phone(), message.phone],
						[m.contact_store(), store(message)],
						[m.contact_topic(), topicName(message.topic as Topic)],
						[m.contact_mail_language(), ownName(message.language as Locale)],
						[m.contact_mail_subject_lines(), message.subject.join("\n")],
						[m.contact_mail_consent(), consent(message)],
					]),
				},
				{ quote: message.message },
			],
		}),
	);

/** A copy of the message, in the language the visitor wants the reply in. */
export const copyForVisitor = (
	message: Kept,
	{ to, dealerInbox, siteUrl }: { to: string; dealerInbox: string; siteUrl: string },
): Mail => {
	const language = message.language as Locale;
	return inLocale(language, () =>
		composeMail({
			id: `${message.reference}-copy`,
			to,
			// A reply to the copy reaches the dealer.
			replyTo: dealerInbox,
			subject: m.contact_copy_subject({ reference: message.reference }),
			blocks: [
				{ paragraph: m.contact_copy_greeting({ name: message.name }) },
				{ paragraph: m.contact_copy_kept() },
				{
					facts: facts([
						[m.contact_mail_reference(), message.reference],
						[m.contact_mail_received(), time(message.createdAt)],
						[m.contact_phone(), message.phone],
						[m.contact_store(), store(message)],
						[m.contact_topic(), topicName(message.topic as Topic)],
						[m.contact_subject(), message.subject.join("\n")],
						[m.contact_mail_consent(), message.consentWording && consent(message)],
					]),
				},
				{ quote: message.message },
				{ action: { label: m.contact_copy_stores(), href: siteUrl + localePath("/locations", language) } },
				{ note: m.contact_copy_why() },
			],
		}),
	);
};
