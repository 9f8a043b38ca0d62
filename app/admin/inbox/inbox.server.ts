import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/connect";
import { contactMessages, leads, users } from "../../../db/schema";
import { currentCatalogue } from "../../catalogue/current.server";
import { type Topic, topicName, topics } from "../../features/contact/topics";
import { m } from "../../paraglide/messages.js";
import { staffTime } from "../review/staff-time.server";
import type { Staff } from "../staff";
import { stateAt, type View, views } from "./lead-states";

const PAGE = 30;
/** More than this are "99+": nobody waits for an exact count. */
const MOST_COUNTED = 100;
const MOST_TEXT = 140;
/** What is typed as a store to find what no store takes care of. */
export const NO_STORE = "none";

export interface InboxQuery {
	view: View;
	/** A store's id, `NO_STORE`, or everything. */
	store: string | null;
	/** Only what I take care of. */
	isMine: boolean;
	words: string;
	/** The last lead of the page before. */
	after: string | null;
}

/** What somebody may see: an owner everything, others what is for their stores or for none yet. */
export const isVisibleTo = ({ role, stores }: Pick<Staff, "role" | "stores">): SQL | undefined =>
	role === "owner" ? undefined : or(isNull(leads.store), inArray(leads.store, [...stores]));

/** Whether the time has come is asked of the clock of the request, as everywhere else. */
const isIn = (view: View, now: Date): SQL | undefined => {
	const isBack = sql`${leads.snoozedUntil} <= ${now.toISOString()}::timestamptz`;
	if (view === "todo") return or(inArray(leads.state, ["new", "open"]), and(eq(leads.state, "snoozed"), isBack));
	if (view === "snoozed") return and(eq(leads.state, "snoozed"), sql`not ${isBack}`);
	return eq(leads.state, view);
};

/** A store that is gone keeps its id. */
export const storeName = (id: string | null): string =>
	id === null ? m.admin_inbox_no_store() : (currentCatalogue().stores.find((each) => each.id === id)?.name ?? id);

/** Messages of former versions have topics that are no more. */
export const topicWords = (topic: string): string =>
	(topics as readonly string[]).includes(topic) ? topicName(topic as Topic) : topic;

/** A page of the inbox (LEAD-2): what waits comes oldest first, what is over newest first. */
export async function inbox(db: Database, staff: Staff, query: InboxQuery, now: Date) {
	const { view, store, isMine, words, after } = query;
	const chosen = and(
		isVisibleTo(staff),
		store === null ? undefined : store === NO_STORE ? isNull(leads.store) : eq(leads.store, store),
		isMine ? eq(leads.assignee, staff.id) : undefined,
		words === "" ? undefined : matches(words),
	);
	const isOver = view === "done" || view === "spam";
	const towards = isOver ? desc : asc;
	const [rows, counts] = await Promise.all([
		db
			.select({
				id: leads.id,
				createdAt: leads.createdAt,
				store: leads.store,
				state: leads.state,
				snoozedUntil: leads.snoozedUntil,
				assignee: users.name,
				name: contactMessages.name,
				topic: contactMessages.topic,
				language: contactMessages.language,
				text: sql<string>`left(${contactMessages.message}, ${MOST_TEXT + 1})`,
			})
			.from(leads)
			.innerJoin(contactMessages, eq(contactMessages.id, leads.messageId))
			.leftJoin(users, eq(users.id, leads.assignee))
			.where(and(isIn(view, now), chosen, after === null ? undefined : isAfter(after, isOver)))
			.orderBy(towards(leads.createdAt), towards(leads.id))
			.limit(PAGE + 1),
		Promise.all(
			views.map(async (each) => {
				const [found] = await db.select({ count: sql<number>`count(*)::int` }).from(
					db
						.select({ one: sql`1` })
						.from(leads)
						.where(and(isIn(each, now), chosen))
						.limit(MOST_COUNTED)
						.as("some"),
				);
				return [each, found?.count ?? 0] as const;
			}),
		),
	]);
	const shown = rows.slice(0, PAGE);
	return {
		leads: shown.map(({ createdAt, snoozedUntil, store: at, topic, text, ...lead }) => ({
			...lead,
			state: stateAt({ state: lead.state, snoozedUntil }, now.getTime()),
			at: createdAt.toISOString(),
			time: staffTime(createdAt),
			until: lead.state === "snoozed" && snoozedUntil ? staffTime(snoozedUntil) : null,
			store: storeName(at),
			topic: topicWords(topic),
			text: text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT).toWellFormed().trimEnd()}…` : text,
		})),
		counts: Object.fromEntries(counts) as Record<View, number>,
		mostCounted: MOST_COUNTED,
		stores: storesOf(staff),
		next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
	};
}

export type Inbox = Awaited<ReturnType<typeof inbox>>;

/** Every word of the query; digits are looked for without what people write between them. */
function matches(query: string): SQL | undefined {
	const phone = query.replace(/[\s().+/-]/g, "");
	const words = /^\d{4,}$/.test(phone) ? [phone] : query.split(/\s+/).filter(Boolean).slice(0, 8);
	return and(
		...words.map((word) => {
			const escaped = word.replace(/[\\%_]/g, "\\$&");
			return sql`${leads.words} like '%' || plain_words(${escaped}) || '%'`;
		}),
	);
}

const isAfter = (last: string, isOver: boolean): SQL => {
	const place = sql`(select last.created_at, last.id from ${leads} last where last.id = ${last}::uuid)`;
	// Compared in the database: a JavaScript date has no microseconds.
	return isOver ? sql`(${leads.createdAt}, ${leads.id}) < ${place}` : sql`(${leads.createdAt}, ${leads.id}) > ${place}`;
};

/** The stores that somebody works for, in the order of the site. */
const storesOf = ({ role, stores }: Pick<Staff, "role" | "stores">) =>
	currentCatalogue()
		.stores.filter(({ id }) => role === "owner" || stores.includes(id))
		.map(({ id, name }) => ({ id, name }));
