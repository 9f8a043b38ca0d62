import { desc, eq, sql } from "drizzle-orm";
import { csvLine } from "../../app/platform/csv";
import type { Database } from "../../db/connect";
import { Refusal } from "../../db/refusal";
import { contactMessages } from "../../db/schema";
import { multiline, oneLine } from "./one-line";
import { storeTime } from "./store-time";

const PAGE = 500;
type Message = typeof contactMessages.$inferSelect;

/** Newest first, in pages, because all of them may not fit in memory. */
async function* newestFirst(db: Database): AsyncGenerator<Message> {
	let after = sql`true`;
	for (;;) {
		const page = await db
			// JavaScript dates are truncated to milliseconds, so the cursor is the database's own text.
			.select({ message: contactMessages, moment: sql<string>`${contactMessages.createdAt}::text` })
			.from(contactMessages)
			.where(after)
			.orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
			.limit(PAGE);
		for (const { message } of page) yield message;
		const last = page.at(-1);
		if (!last || page.length < PAGE) return;
		after = sql`(${contactMessages.createdAt}, ${contactMessages.id}) < (${last.moment}::timestamptz, ${last.message.id}::uuid)`;
	}
}

export async function* listMessages(db: Database): AsyncGenerator<string> {
	let none = true;
	for await (const { createdAt, reference, topic, name } of newestFirst(db)) {
		none = false;
		yield `${storeTime(createdAt)}  ${oneLine(reference).padEnd(12)}  ${oneLine(topic).padEnd(12)}  ${oneLine(name)}\n`;
	}
	if (none) yield "No messages.\n";
}

/** Shows one message in full, by reference or id. */
export async function* showMessage(db: Database, id: string): AsyncGenerator<string> {
	const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
	const [message] = await db
		.select()
		.from(contactMessages)
		.where(isUuid ? eq(contactMessages.id, id) : sql`lower(${contactMessages.reference}) = lower(${id})`)
		.limit(1);
	if (!message) throw new Refusal(`No message "${oneLine(id)}"; list them with: npm run messages -- list`);
	const about = {
		Reference: message.reference,
		Received: storeTime(message.createdAt),
		Name: message.name,
		"E-mail": message.email,
		Phone: message.phone,
		Store: message.store,
		Topic: message.topic,
		"Looked at": message.subject.join("; "),
		Language: message.language,
		Consent: message.consentAt && `${storeTime(message.consentAt)}, to: ${message.consentWording}`,
		Id: message.id,
	};
	for (const [name, value] of Object.entries(about)) yield `${`${name}:`.padEnd(11)} ${oneLine(value || "-")}\n`;
	yield `\n${multiline(message.message)}\n`;
}

const columns: Record<string, (message: Message) => string | null> = {
	reference: ({ reference }) => reference,
	received: ({ createdAt }) => createdAt.toISOString(),
	name: ({ name }) => name,
	email: ({ email }) => email,
	phone: ({ phone }) => phone,
	store: ({ store }) => store,
	topic: ({ topic }) => topic,
	looked_at: ({ subject }) => subject.join("\n"),
	language: ({ language }) => language,
	message: ({ message }) => message,
	consent_at: ({ consentAt }) => consentAt?.toISOString() ?? null,
	consent_wording: ({ consentWording }) => consentWording,
	consent_version: ({ consentVersion }) => consentVersion,
	id: ({ id }) => id,
};

/** All messages as CSV. The byte order mark makes spreadsheets read it as UTF-8. */
export async function* exportMessages(db: Database): AsyncGenerator<string> {
	yield `\ufeff${csvLine(Object.keys(columns))}`;
	for await (const message of newestFirst(db))
		yield csvLine(Object.values(columns).map((column) => column(message) ?? ""));
}
