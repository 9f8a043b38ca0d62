import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "../../../db/connect";
import { contactMessages, leadEntries, leads, staff as staffTable, users } from "../../../db/schema";
import { currentCatalogue } from "../../catalogue/current.server";
import { dealer } from "../../content/dealer";
import type { Locale } from "../../content/words";
import { m } from "../../paraglide/messages.js";
import { ownName } from "../../platform/language";
import { typedPhone } from "../../platform/telephone";
import { staffTime } from "../review/staff-time.server";
import type { Staff } from "../staff";
import { isVisibleTo, storeName, topicWords } from "./inbox.server";
import { type LeadState, stateAt, stateNames } from "./lead-states";
import { replyTemplates } from "./reply-templates";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const isId = (text: string): boolean => uuid.test(text);

type Reader = Pick<Database, "select">;

/** Null for what somebody may not see, or what is gone. */
export async function leadFor(db: Reader, staff: Staff, id: string) {
	if (!isId(id)) return null;
	const [found] = await db
		.select({ lead: leads, message: contactMessages, assignee: users.name })
		.from(leads)
		.innerJoin(contactMessages, eq(contactMessages.id, leads.messageId))
		.leftJoin(users, eq(users.id, leads.assignee))
		.where(and(eq(leads.id, id), isVisibleTo(staff)));
	return found ?? null;
}

export type FoundLead = NonNullable<Awaited<ReturnType<typeof leadFor>>>;

/** How many entries its thread has: whoever replies has seen all of them. */
export async function threadLength(db: Reader, lead: string): Promise<number> {
	const [found] = await db
		.select({ count: sql<number>`count(*)::int` })
		.from(leadEntries)
		.where(eq(leadEntries.lead, lead));
	return found?.count ?? 0;
}

/** Everything on the screen of one lead (LEAD-3). */
export async function leadData(db: Database, staff: Staff, found: FoundLead, now: Date) {
	const { lead, message, assignee } = found;
	const [entries, colleagues] = await Promise.all([threadOf(db, lead.id), colleaguesFor(db, lead.store)]);
	const language = message.language as Locale;
	const state = stateAt(lead, now.getTime());
	const hello = m.admin_inbox_hello({ name: message.name, dealer: dealer.name }, { locale: language });
	return {
		id: lead.id,
		reference: message.reference,
		name: message.name,
		email: message.email,
		phone: message.phone && {
			number: message.phone,
			call: `tel:${typedPhone(message.phone)}`,
			// The privacy page promises texts only to those who agreed, and WhatsApp only to those who wrote there first.
			text: message.consentAt && `sms:${typedPhone(message.phone)}?&body=${encodeURIComponent(hello)}`,
		},
		topic: topicWords(message.topic),
		store: lead.store,
		storeName: storeName(lead.store),
		language,
		languageName: ownName(language),
		about: message.subject,
		text: message.message,
		time: staffTime(message.createdAt),
		consent: message.consentAt !== null,
		state,
		until: state === "snoozed" && lead.snoozedUntil ? staffTime(lead.snoozedUntil) : null,
		assignee: lead.assignee,
		assigneeName: assignee,
		entries,
		// Whoever has it may have left the store since.
		colleagues:
			lead.assignee && assignee && !colleagues.some(({ id }) => id === lead.assignee)
				? [...colleagues, { id: lead.assignee, name: assignee }]
				: colleagues,
		stores: currentCatalogue().stores.map(({ id, name }) => ({ id, name })),
		templates: replyTemplates({
			name: message.name,
			language,
			store: lead.store === null ? null : storeName(lead.store),
		}),
		/** One for each form that adds to the thread: a form that is sent twice counts once. */
		nextIds: { reply: randomUUID(), note: randomUUID() },
		me: staff.id,
	};
}

export type LeadData = Awaited<ReturnType<typeof leadData>>;

async function threadOf(db: Database, lead: string) {
	const rows = await db
		.select({
			id: leadEntries.id,
			at: leadEntries.at,
			what: leadEntries.what,
			text: leadEntries.text,
			author: users.name,
		})
		.from(leadEntries)
		.leftJoin(users, eq(users.id, leadEntries.author))
		.where(eq(leadEntries.lead, lead))
		.orderBy(asc(leadEntries.at), asc(leadEntries.id));
	const assigned = rows.flatMap(({ what, text }) => (what === "assigned" && text !== "" ? [text] : []));
	const found =
		assigned.length > 0
			? await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, assigned))
			: [];
	const people = new Map(found.map(({ id, name }) => [id, name]));
	return rows.map(({ id, at, what, text, author }) => ({
		id,
		what,
		author: author ?? m.admin_log_no_author(),
		time: staffTime(at),
		text: entryText(what, text, people),
	}));
}

/** Of a note or reply, what was written; else a sentence. */
function entryText(what: "assigned" | "moved" | "note" | "reply" | "state", text: string, people: Map<string, string>) {
	if (what === "moved") return m.admin_inbox_was_moved({ store: storeName(text || null) });
	if (what === "state") return m.admin_inbox_was_set({ state: stateNames[text as LeadState]().toLowerCase() });
	if (what !== "assigned") return text;
	return text === ""
		? m.admin_inbox_was_unassigned()
		: m.admin_inbox_was_assigned({ name: people.get(text) ?? m.admin_log_erased() });
}

/** Who can take care of it: owners, and whoever works for its store. */
export const colleaguesFor = (db: Reader, store: string | null) =>
	db
		.select({ id: users.id, name: users.name })
		.from(staffTable)
		.innerJoin(users, eq(users.id, staffTable.userId))
		.where(
			and(
				eq(staffTable.active, true),
				store === null ? undefined : or(eq(staffTable.role, "owner"), sql`${store} = any(${staffTable.stores})`),
			),
		)
		.orderBy(users.name, users.id);
