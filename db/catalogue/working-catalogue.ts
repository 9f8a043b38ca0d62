import { isDeepStrictEqual } from "node:util";
import { and, asc, desc, gt, lte, sql } from "drizzle-orm";
import { itemKey } from "../../app/catalogue/catalogue-at";
import { isKind, type Kind, type Stored } from "../../app/catalogue/shapes";
import { catalogueReleaseItems, catalogueReleases, catalogueRevisions } from "../schema";
import { newestRelease, published } from "./releases";
import { contentOf, heads, type Revision, type Transaction } from "./revisions";

/** An item as the back office sees it: its newest revision beside the published one. */
export interface WorkingItem {
	kind: Kind;
	item: string;
	/** The newest revision. */
	number: number;
	/** Null: removed. */
	data: Stored | null;
	/** Null: never published. */
	live: { number: number; data: Stored | null } | null;
	status: "live" | "changed" | "new" | "removed";
}

/** Frozen: all requests share it. */
export interface WorkingCatalogue {
	release: number;
	items: ReadonlyMap<string, WorkingItem>;
}

/**
 * Everything as it is being worked on, by the key of the item: `internet-plan/fios-300`. Its parsed state stays in the
 * process; a request asks the database for one line, and reads what is newer than that state.
 */
export async function workingCatalogue(db: Transaction): Promise<WorkingCatalogue> {
	return (await keptState(db)).working;
}

/** How many items wait to be published. */
export async function pendingCount(db: Transaction): Promise<number> {
	return (await keptState(db)).pending;
}

/** The same, read and parsed as a whole. */
export async function readWorkingCatalogue(db: Transaction): Promise<WorkingCatalogue> {
	const release = await newestRelease(db);
	const live = new Map((await published(db, release)).map((each) => [itemKey(each), each]));
	const items = new Map<string, WorkingItem>();
	for (const head of await heads(db)) {
		if (!isKind(head.kind)) continue;
		const before = live.get(itemKey(head));
		const data = contentOf(head);
		items.set(
			itemKey(head),
			workingItem(
				{ kind: head.kind, item: head.item, number: head.number, data },
				before ? { number: before.number, data: before.number === head.number ? data : contentOf(before) } : null,
			),
		);
	}
	return { release, items };
}

function workingItem(
	newest: Pick<WorkingItem, "kind" | "item" | "number" | "data">,
	live: WorkingItem["live"],
): WorkingItem {
	return freeze({ ...newest, live, status: statusOf(newest.data, live) });
}

/** By what is in them: what was changed and changed back is live. */
function statusOf(data: Stored | null, live: WorkingItem["live"]): WorkingItem["status"] {
	if (data === null) return "removed";
	if (!live?.data) return "new";
	return isDeepStrictEqual(live.data, data) ? "live" : "changed";
}

const isPending = ({ data, live }: WorkingItem): boolean => !isDeepStrictEqual(live?.data ?? null, data);

function freeze<T>(value: T): T {
	if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
	for (const inner of Object.values(value)) freeze(inner);
	return Object.freeze(value);
}

/**
 * Changes with everything that is committed to the catalogue, by any server. History is append-only, so the number of
 * revisions grows with each; emptying the tables, as a restore does, gives them new files.
 */
interface Mark {
	files: string;
	revisions: number;
	release: number;
}

interface State {
	mark: Mark;
	working: WorkingCatalogue;
	pending: number;
}

/** By database: a transaction, which sees what nobody else does yet, has a state of its own. */
const states = new WeakMap<object, { state?: State; turn: Promise<unknown> }>();

async function keptState(db: Transaction): Promise<State> {
	const kept = states.get(db) ?? { turn: Promise.resolve() };
	states.set(db, kept);
	// Before reading: what is committed in between is found the next time.
	const mark = await readMark(db);
	const next = kept.turn.then(async () => {
		if (kept.state && isDeepStrictEqual(kept.state.mark, mark)) return kept.state;
		const working = await broughtUpToDate(db, kept.state, mark);
		const pending = [...working.items.values()].filter(isPending).length;
		kept.state = { mark, working, pending };
		return kept.state;
	});
	// One at a time, so that two requests do not read the same.
	kept.turn = next.catch(() => {});
	return next;
}

async function readMark(db: Transaction): Promise<Mark> {
	const { rows } = (await db.execute(sql`
		select concat(pg_relation_filenode('catalogue_revisions'), ' ', pg_relation_filenode('catalogue_releases')) as files,
			(select count(*)::int from ${catalogueRevisions}) as revisions,
			(select coalesce(max(number), 0) from ${catalogueReleases}) as release`)) as unknown as { rows: Mark[] };
	return rows[0] as Mark;
}

type Reference = Pick<Revision, "kind" | "item" | "number">;

async function broughtUpToDate(db: Transaction, old: State | undefined, mark: Mark): Promise<WorkingCatalogue> {
	if (
		!old ||
		old.mark.files !== mark.files ||
		old.mark.revisions > mark.revisions ||
		old.working.release > mark.release
	)
		return readWorkingCatalogue(db);
	const known = old.working.items;
	// Releases first: what one of them has published is among the newest revisions, or older than they are.
	const live = new Map(
		(await publishedSince(db, old.working.release, mark.release)).map((each) => [itemKey(each), each]),
	);
	const newest = (await newestNumbers(db)).filter(({ kind }) => isKind(kind));
	const missing = newest.flatMap((head): Reference[] => {
		const key = itemKey(head);
		const [before, now] = [known.get(key), live.get(key)];
		return [
			...(before?.number === head.number ? [] : [head]),
			...(now && now.number !== head.number && before?.live?.number !== now.number ? [now] : []),
		];
	});
	const read = new Map((await readRevisions(db, missing)).map((each) => [referenceKey(each), contentOf(each)]));
	const items = new Map<string, WorkingItem>();
	for (const head of newest) {
		const key = itemKey(head);
		const [before, now] = [known.get(key), live.get(key)];
		if (before?.number === head.number && (!now || now.number === before.live?.number)) {
			items.set(key, before);
			continue;
		}
		/** A revision of this item: one that was just read, or one that was known. */
		const content = (number: number): Stored | null => {
			const found = read.get(referenceKey({ ...head, number }));
			if (found !== undefined) return found;
			return (before?.number === number ? before.data : before?.live?.data) ?? null;
		};
		const data = content(head.number);
		const liveNumber = now?.number ?? before?.live?.number;
		items.set(
			key,
			workingItem(
				{ kind: head.kind as Kind, item: head.item, number: head.number, data },
				liveNumber === undefined ? null : { number: liveNumber, data: content(liveNumber) },
			),
		);
	}
	return { release: mark.release, items };
}

const referenceKey = (each: Reference) => `${itemKey(each)} ${each.number}`;

/** The revision that each item got last in the releases after one, up to another. */
const publishedSince = (db: Transaction, after: number, upTo: number): Promise<Reference[]> =>
	db
		.selectDistinctOn([catalogueReleaseItems.kind, catalogueReleaseItems.item], {
			kind: catalogueReleaseItems.kind,
			item: catalogueReleaseItems.item,
			number: catalogueReleaseItems.revision,
		})
		.from(catalogueReleaseItems)
		.where(and(gt(catalogueReleaseItems.release, after), lte(catalogueReleaseItems.release, upTo)))
		.orderBy(catalogueReleaseItems.kind, catalogueReleaseItems.item, desc(catalogueReleaseItems.release));

/** In the order of `heads`. */
const newestNumbers = (db: Transaction): Promise<Reference[]> =>
	db
		.select({
			kind: catalogueRevisions.kind,
			item: catalogueRevisions.item,
			number: sql<number>`max(${catalogueRevisions.number})`,
		})
		.from(catalogueRevisions)
		.groupBy(catalogueRevisions.kind, catalogueRevisions.item)
		.orderBy(asc(catalogueRevisions.kind), asc(catalogueRevisions.item));

async function readRevisions(db: Transaction, wanted: readonly Reference[]): Promise<Revision[]> {
	if (wanted.length === 0) return [];
	const names = JSON.stringify(wanted.map(({ kind, item, number }) => ({ kind, item, number })));
	const { rows } = (await db.execute(sql`
		select kind, item, number, shape, data from ${catalogueRevisions}
		join jsonb_to_recordset(${names}::jsonb) as wanted(kind text, item text, number int) using (kind, item, number)`)) as unknown as {
		rows: Revision[];
	};
	return rows;
}
