import { isDeepStrictEqual } from "node:util";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { type Item, itemKey } from "../../app/catalogue/catalogue-at";
import { type Conflict, merge } from "../../app/catalogue/merge";
import { withoutOldCheck } from "../../app/catalogue/price-check";
import { storedProblem } from "../../app/catalogue/problems";
import { type Kind, readItem, type Stored, shapeVersion } from "../../app/catalogue/shapes";
import type { Database } from "../connect";
import { Refusal } from "../refusal";
import { catalogueRevisions } from "../schema";
import { BrokenRules } from "./broken-rules";

export type Transaction = Pick<Database, "select" | "selectDistinctOn" | "insert" | "execute">;

/** A stored state of an item. Its data is as it was written: `parse` checks it. */
export interface Revision {
	kind: string;
	item: string;
	number: number;
	shape: number;
	data: unknown;
}

interface Change<K extends Kind = Kind> {
	kind: K;
	item: string;
	/** The revision that the author saw; 0 for a new item. */
	base: number;
	/** Null removes the item. */
	data: Stored<K> | null;
	author?: string;
	note?: string;
	cause?: "edit" | "import" | "restore";
}

export type SaveResult =
	| { outcome: "saved" | "merged"; number: number }
	| { outcome: "unchanged"; number: number }
	/** Nothing was stored. `number` is what the author has to look at; `merged` has their values in the conflicting fields. */
	| { outcome: "conflict"; number: number; conflicts: Conflict[]; merged: unknown };

const ITEM = /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/;
export const isItemName = (item: string): boolean => ITEM.test(item) && item.length <= 100;
const MAX_DATA_LENGTH = 100_000;

/**
 * Stores a new revision. If somebody has saved since `base`, changes of different fields are merged; if both changed the same
 * field, the caller gets both values.
 */
export async function save(
	db: Transaction,
	{ kind, item, base, data, cause = "edit", ...by }: Change,
): Promise<SaveResult> {
	if (!isItemName(item)) throw new Refusal(`"${item}" cannot be the name of an item.`);
	if (JSON.stringify(data).length > MAX_DATA_LENGTH) throw new Refusal(`${itemKey({ kind, item })} is too large.`);
	const tidy = (state: Stored | null) => state && withoutOldCheck(state);
	const mine = tidy(data && parse({ kind, item, number: base, shape: shapeVersion(kind), data }).data);
	const seen = base === 0 ? null : contentOf(await revision(db, kind, item, base));
	for (;;) {
		const head = await newest(db, kind, item);
		if (head === undefined ? base > 0 : base > head.number)
			throw new Refusal(`${itemKey({ kind, item })} has no revision ${base}.`);
		const theirs = head ? contentOf(head) : null;
		const number = head?.number ?? 0;
		const { merged, conflicts } = number === base ? { merged: mine, conflicts: [] } : merge(seen, mine, theirs);
		if (conflicts.length > 0) return { outcome: "conflict", number, conflicts, merged };
		// One may have changed the price while the other confirmed it.
		const next = tidy(merged as Stored | null);
		if (isDeepStrictEqual(next, theirs)) return { outcome: "unchanged", number };
		const content = { kind, item, base, shape: shapeVersion(kind), data: next };
		const stored = await db
			.insert(catalogueRevisions)
			.values({ ...content, ...by, number: number + 1, cause: number === base ? cause : "merge" })
			.onConflictDoNothing()
			.returning({ number: catalogueRevisions.number });
		// Otherwise somebody took the number in between: look again.
		if (stored[0]) return { outcome: number === base ? "saved" : "merged", number: stored[0].number };
	}
}

/** Lets nobody else save until the transaction ends, so that what it read is still the newest when it writes. */
export async function holdSaves(tx: Pick<Transaction, "execute">): Promise<void> {
	await tx.execute(sql`lock table ${catalogueRevisions} in share row exclusive mode`);
}

const columns = {
	kind: catalogueRevisions.kind,
	item: catalogueRevisions.item,
	number: catalogueRevisions.number,
	shape: catalogueRevisions.shape,
	data: catalogueRevisions.data,
};

const ofItem = (kind: string, item: string) =>
	and(eq(catalogueRevisions.kind, kind), eq(catalogueRevisions.item, item));

async function newest(db: Transaction, kind: Kind, item: string): Promise<Revision | undefined> {
	const [found] = await db
		.select(columns)
		.from(catalogueRevisions)
		.where(ofItem(kind, item))
		.orderBy(desc(catalogueRevisions.number))
		.limit(1);
	return found;
}

async function revision(db: Transaction, kind: Kind, item: string, number: number): Promise<Revision> {
	const [found] = await db
		.select(columns)
		.from(catalogueRevisions)
		.where(and(ofItem(kind, item), eq(catalogueRevisions.number, number)));
	if (!found) throw new Refusal(`${itemKey({ kind, item })} has no revision ${number}.`);
	return found;
}

/** The newest revision of every item, removed ones included. */
export async function heads(db: Transaction): Promise<Revision[]> {
	return db
		.selectDistinctOn([catalogueRevisions.kind, catalogueRevisions.item], columns)
		.from(catalogueRevisions)
		.orderBy(asc(catalogueRevisions.kind), asc(catalogueRevisions.item), desc(catalogueRevisions.number));
}

/** The item of a revision in its present shape; throws BrokenRules that say what is wrong with it. */
export function parse({ kind, item, shape, data }: Revision): Item {
	const read = readItem(kind as Kind, data, shape);
	if ("broken" in read) throw new BrokenRules(read.broken.map((broken) => storedProblem({ kind, item }, broken)));
	return { kind: kind as Kind, item, data: read.data };
}

/**
 * In the present shape; null if the item was removed. Data that somebody broke by hand is returned as it is, so that it can be
 * replaced; publishing it is refused.
 */
export function contentOf(stored: Revision): Stored | null {
	if (stored.data === null) return null;
	const read = readItem(stored.kind as Kind, stored.data, stored.shape);
	return "data" in read ? read.data : (stored.data as Stored);
}

/** All revisions of some items. */
export const revisionsOf = (db: Transaction, kind: Kind, items: readonly string[]): Promise<Revision[]> =>
	db
		.select(columns)
		.from(catalogueRevisions)
		.where(and(eq(catalogueRevisions.kind, kind), inArray(catalogueRevisions.item, [...items])));

/** The revisions of one item, newest first. */
export const historyOf = (db: Transaction, kind: string, item: string) =>
	db
		.select({
			number: catalogueRevisions.number,
			base: catalogueRevisions.base,
			shape: catalogueRevisions.shape,
			data: catalogueRevisions.data,
			cause: catalogueRevisions.cause,
			note: catalogueRevisions.note,
			author: sql<string | null>`(select name from auth_users where id = ${catalogueRevisions.author})`,
			at: catalogueRevisions.at,
		})
		.from(catalogueRevisions)
		.where(ofItem(kind, item))
		.orderBy(desc(catalogueRevisions.number));
