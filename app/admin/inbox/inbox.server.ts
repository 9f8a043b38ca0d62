import { type AnyColumn, and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
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
/** A search looks at these first. */
const NEWEST_SEARCHED = 2_000;
/** Shorter words are not in the index. */
const TRIGRAM = 3;
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
	// The first condition is that of an index.
	if (view === "todo")
		return and(sql`${leads.state} in ('new', 'open', 'snoozed')`, or(ne(leads.state, "snoozed"), isBack));
	if (view === "snoozed") return and(eq(leads.state, "snoozed"), sql`not ${isBack}`);
	return eq(leads.state, view);
};

/** A store that is gone keeps its id. */
export const storeName = (id: string | null): string =>
	id === null ? m.admin_inbox_no_store() : (currentCatalogue().stores.find((each) => each.id === id)?.name ?? id);

export const shortened = (text: string, most: number): string =>
	text.length > most ? `${text.slice(0, most).toWellFormed().trimEnd()}…` : text;

/** Messages of former versions have topics that are no more. */
export const topicWords = (topic: string): string =>
	(topics as readonly string[]).includes(topic) ? topicName(topic as Topic) : topic;

/**
 * A page of the inbox (LEAD-2): what waits comes oldest first, what is over newest first. A search looks at all leads, newest
 * first.
 */
export async function inbox(db: Database, staff: Staff, query: InboxQuery, now: Date) {
	const { view, store, isMine, words, after } = query;
	const chosen = and(
		isVisibleTo(staff),
		store === null ? undefined : store === NO_STORE ? isNull(leads.store) : eq(leads.store, store),
		isMine ? eq(leads.assignee, staff.id) : undefined,
	);
	const wanted = wordsOf(words);
	const [ids, counts] = await Promise.all([
		wanted.length > 0 ? searched(db, wanted, chosen, after) : listed(db, view, and(isIn(view, now), chosen), after),
		Promise.all(views.map(async (each) => [each, await countUpTo(db, and(isIn(each, now), chosen))] as const)),
	]);
	const shown = ids.slice(0, PAGE);
	const details = new Map((await linesOf(db, shown, now)).map((line) => [line.id, line]));
	return {
		leads: shown.flatMap((id) => details.get(id) ?? []),
		counts: Object.fromEntries(counts) as Record<View, number>,
		mostCounted: MOST_COUNTED,
		stores: storesOf(staff),
		next: ids.length > PAGE ? (shown.at(-1) ?? null) : null,
	};
}

/** One id more than a page has, if there are more. */
async function listed(db: Database, view: View, where: SQL | undefined, after: string | null): Promise<string[]> {
	const isOver = view === "done" || view === "spam";
	const towards = isOver ? desc : asc;
	const found = await db
		.select({ id: leads.id })
		.from(leads)
		.where(and(where, isAfter(after, isOver)))
		.orderBy(towards(leads.createdAt), towards(leads.id))
		.limit(PAGE + 1);
	return found.map(({ id }) => id);
}

/** What many leads have is found among the newest, without looking at all; what few have, by the index of words. */
async function searched(db: Database, words: readonly string[], chosen: SQL | undefined, after: string | null) {
	const newest = db
		.select({ id: leads.id, createdAt: leads.createdAt, words: leads.words })
		.from(leads)
		.where(and(chosen, isAfter(after, true)))
		.orderBy(desc(leads.createdAt), desc(leads.id))
		.limit(NEWEST_SEARCHED)
		.as("newest");
	const among = await db
		.select({ id: newest.id })
		.from(newest)
		.where(has(newest.words, words))
		.orderBy(desc(newest.createdAt), desc(newest.id))
		.limit(PAGE + 1);
	const isIndexed = words.some((word) => word.length >= TRIGRAM);
	if (among.length > PAGE || !isIndexed) return among.map(({ id }) => id);
	// "Materialized", or it would be read in the order of time, all of it.
	const { rows } = (await db.execute(sql`
		with found as materialized (
			select ${leads.id}, ${leads.createdAt} from ${leads} where ${and(has(leads.words, words), chosen, isAfter(after, true))}
		)
		select id from found order by created_at desc, id desc limit ${PAGE + 1}`)) as unknown as {
		rows: { id: string }[];
	};
	return rows.map(({ id }) => id);
}

async function countUpTo(db: Database, where: SQL | undefined): Promise<number> {
	const some = db.select({ one: sql`1` }).from(leads).where(where).limit(MOST_COUNTED).as("some");
	const [found] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
	return found?.count ?? 0;
}

/** What the list says about each of them, in any order. */
async function linesOf(db: Database, ids: readonly string[], now: Date) {
	const rows = await db
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
		.where(inArray(leads.id, [...ids]));
	return rows.map(({ createdAt, snoozedUntil, store, topic, text, ...lead }) => {
		const state = stateAt({ state: lead.state, snoozedUntil }, now.getTime());
		return {
			...lead,
			state,
			at: createdAt.toISOString(),
			time: staffTime(createdAt),
			until: state === "snoozed" && snoozedUntil ? staffTime(snoozedUntil) : null,
			store: storeName(store),
			topic: topicWords(topic),
			text: shortened(text, MOST_TEXT),
		};
	});
}

export type Inbox = Awaited<ReturnType<typeof inbox>>;

/** The digits of a phone are looked for without what people write between them. */
function wordsOf(query: string): string[] {
	const phone = query.replace(/[\s().+/-]/g, "");
	return /^\d{4,}$/.test(phone) ? [phone] : query.split(/\s+/).filter(Boolean).slice(0, 8);
}

/** All of these words. */
const has = (text: AnyColumn | SQL.Aliased, words: readonly string[]): SQL | undefined =>
	and(
		...words.map((word) => {
			const escaped = word.replace(/[\\%_]/g, "\\$&");
			return sql`${text} like '%' || plain_words(${escaped}) || '%'`;
		}),
	);

const isAfter = (last: string | null, isOver: boolean): SQL | undefined => {
	if (last === null) return;
	const place = sql`(select last.created_at, last.id from ${leads} last where last.id = ${last}::uuid)`;
	// Compared in the database: a JavaScript date has no microseconds.
	return isOver ? sql`(${leads.createdAt}, ${leads.id}) < ${place}` : sql`(${leads.createdAt}, ${leads.id}) > ${place}`;
};

/** The stores that somebody works for, in the order of the site. */
const storesOf = ({ role, stores }: Pick<Staff, "role" | "stores">) =>
	currentCatalogue()
		.stores.filter(({ id }) => role === "owner" || stores.includes(id))
		.map(({ id, name }) => ({ id, name }));
