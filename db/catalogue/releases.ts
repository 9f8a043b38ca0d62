import { isDeepStrictEqual } from "node:util";
import { count, desc, eq, lte, max, sql } from "drizzle-orm";
import { type Item, itemKey } from "../../app/catalogue/catalogue-at";
import { type Difference, differences } from "../../app/catalogue/differences";
import { merge } from "../../app/catalogue/merge";
import { problemsOf } from "../../app/catalogue/problems";
import { isKind, type Kind, type Stored, shapeVersion } from "../../app/catalogue/shapes";
import type { Problem } from "../../app/content/problem";
import type { Database } from "../connect";
import { Refusal } from "../refusal";
import { catalogueReleaseItems, catalogueReleases, catalogueRevisions } from "../schema";
import { BrokenRules } from "./broken-rules";
import { contentOf, heads, holdSaves, parse, type Revision, type Transaction } from "./revisions";

/** Arbitrary, but the same on every server: two publishers wait for each other. */
const PUBLISH_LOCK = 20090617;

type Around = Parameters<typeof problemsOf>[1];

interface By {
	author?: string;
	note?: string;
}

export async function newestRelease(db: Pick<Database, "select">): Promise<number> {
	const [found] = await db.select({ number: max(catalogueReleases.number) }).from(catalogueReleases);
	return found?.number ?? 0;
}

/**
 * What a release has published. Releases are never changed, so reading its number first and its items later gives one
 * consistent state.
 */
export async function published(
	db: Pick<Database, "selectDistinctOn" | "select">,
	release: number,
): Promise<Revision[]> {
	const items = db
		.selectDistinctOn([catalogueReleaseItems.kind, catalogueReleaseItems.item])
		.from(catalogueReleaseItems)
		.where(lte(catalogueReleaseItems.release, release))
		.orderBy(catalogueReleaseItems.kind, catalogueReleaseItems.item, desc(catalogueReleaseItems.release))
		.as("items");
	const rows = await db
		.select({
			kind: items.kind,
			item: items.item,
			number: items.revision,
			shape: catalogueRevisions.shape,
			data: catalogueRevisions.data,
		})
		.from(items)
		.innerJoin(
			catalogueRevisions,
			sql`(${catalogueRevisions.kind}, ${catalogueRevisions.item}, ${catalogueRevisions.number}) = (${items.kind}, ${items.item}, ${items.revision})`,
		)
		.orderBy(items.kind, items.item);
	return rows;
}

/** An item whose newest revision is not the published one. */
export interface Pending {
	kind: Kind;
	item: string;
	/** The revision that would be published. */
	number: number;
	isNew: boolean;
	isRemoved: boolean;
	differences: Difference[];
}

const byKey = (revisions: readonly Revision[]) => new Map(revisions.map((each) => [itemKey(each), each]));

/** What publishing would change. */
export async function pending(db: Transaction): Promise<Pending[]> {
	const live = byKey(await published(db, await newestRelease(db)));
	return differing(live, await heads(db));
}

function differing(live: ReadonlyMap<string, Revision>, newest: readonly Revision[]): Pending[] {
	return newest.flatMap((head) => {
		const before = live.get(itemKey(head));
		if (before?.number === head.number || !isKind(head.kind)) return [];
		const [old, now] = [before ? contentOf(before) : null, contentOf(head)];
		const changed = differences(old, now);
		if (changed.length === 0) return [];
		const { kind, item, number } = head;
		return { kind, item, number, isNew: old === null, isRemoved: now === null, differences: changed };
	});
}

/** A revision that somebody has looked at and wants published. */
type Chosen = Pick<Revision, "kind" | "item" | "number">;

export type Published = { release: number; changed: Pending[] };

/**
 * Publishes what is pending, or exactly the chosen revisions of it, as one release: all or nothing. Throws BrokenRules with
 * every problem of the catalogue as it would be.
 */
export function publish(
	db: Database,
	{ around, now, chosen, ...by }: By & { around: Around; now: number; chosen?: readonly Chosen[] },
): Promise<Published> {
	return alone(db, async (tx) => {
		const current = await newestRelease(tx);
		const live = byKey(await published(tx, current));
		const newest = byKey(await heads(tx));
		const all = differing(live, [...newest.values()]);
		const changed = chosen ? chosen.map((each) => chosenOf(all, each)) : all;
		if (changed.length === 0) throw new Refusal("There is nothing to publish.");
		const next = new Map(live);
		for (const each of changed) {
			const head = newest.get(itemKey(each));
			if (head) next.set(itemKey(each), head);
		}
		check([...next.values()], around, now);
		return { release: await addRelease(tx, current + 1, changed, { ...by, restores: null }), changed };
	});
}

function chosenOf(all: readonly Pending[], { kind, item, number }: Chosen): Pending {
	const found = all.find((each) => each.kind === kind && each.item === item);
	if (found?.number === number) return found;
	throw new Refusal(`${kind}/${item} has changed since you looked at it. Nothing was published.`);
}

/** Runs `work` in a transaction while nobody else publishes. */
const alone = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
	db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(${PUBLISH_LOCK})`);
		return work(tx);
	});

function check(revisions: readonly Revision[], around: Around, now: number): void {
	const items: Item[] = [];
	const problems: Problem[] = [];
	for (const each of revisions) {
		try {
			if (each.data !== null) items.push(parse(each));
		} catch (cause) {
			if (!(cause instanceof BrokenRules)) throw cause;
			problems.push(...cause.problems);
		}
	}
	if (problems.length === 0) problems.push(...problemsOf(items, around, now));
	if (problems.length > 0) throw new BrokenRules(problems, "Nothing was published:");
}

async function addRelease(
	tx: Transaction,
	number: number,
	items: readonly Chosen[],
	by: By & { restores: number | null },
): Promise<number> {
	await tx.insert(catalogueReleases).values({ number, ...by });
	await tx
		.insert(catalogueReleaseItems)
		.values(items.map(({ kind, item, number: revision }) => ({ release: number, kind, item, revision })));
	return number;
}

/**
 * Takes back the newest release: one more release with the content of the one before. Again, it takes back the one before
 * that. Drafts stay drafts: what they changed is applied to the older content. With `release`, takes back only that one.
 */
export function undo(
	db: Database,
	{ around, now, release: expected, ...by }: By & { around: Around; now: number; release?: number },
): Promise<{ release: number; restores: number; items: number }> {
	return alone(db, async (tx) => {
		const [last] = await tx.select().from(catalogueReleases).orderBy(desc(catalogueReleases.number)).limit(1);
		if (expected !== undefined && last?.number !== expected)
			throw new Refusal(`Release ${expected} is not the latest any more. Nothing was undone.`);
		const restores = (last?.restores ?? last?.number ?? 0) - 1;
		if (!last || restores < 1) throw new Refusal("There is no earlier release.");
		await holdSaves(tx);
		const before = byKey(await published(tx, restores));
		const live = byKey(await published(tx, last.number));
		const newest = byKey(await heads(tx));
		const restored: Revision[] = [];
		const drafts: Revision[] = [];
		for (const [key, is] of live) {
			const was = before.get(key);
			const content = was ? contentOf(was) : null;
			if (was?.number === is.number || isDeepStrictEqual(content, contentOf(is))) continue;
			const head = newest.get(key) ?? is;
			const back = { ...is, number: head.number + 1, shape: shapeVersion(is.kind as Kind), data: content };
			restored.push(back);
			const { merged: draft } = merge(contentOf(is), contentOf(head), content);
			if (head.number !== is.number && !isDeepStrictEqual(draft, content))
				drafts.push({ ...back, number: head.number + 2, data: draft });
		}
		if (restored.length === 0) throw new Refusal(`Release ${restores} had the same content.`);
		const next = byKey([...live.values(), ...restored]);
		check([...next.values()], around, now);
		const values = (revisions: readonly Revision[], cause: "merge" | "undo") =>
			revisions.map((each) => ({ ...each, ...by, base: each.number - 1, cause }));
		await tx.insert(catalogueRevisions).values([...values(restored, "undo"), ...values(drafts, "merge")]);
		const release = await addRelease(tx, last.number + 1, restored, { ...by, restores });
		return { release, restores, items: restored.length };
	});
}

/** All releases, newest first. */
export const releases = (db: Pick<Database, "select">) =>
	db
		.select({
			number: catalogueReleases.number,
			restores: catalogueReleases.restores,
			note: catalogueReleases.note,
			author: sql<string | null>`(select name from auth_users where id = ${catalogueReleases.author})`,
			at: catalogueReleases.at,
			items: count(catalogueReleaseItems.item),
		})
		.from(catalogueReleases)
		.leftJoin(catalogueReleaseItems, eq(catalogueReleaseItems.release, catalogueReleases.number))
		.groupBy(catalogueReleases.number)
		.orderBy(desc(catalogueReleases.number));

/** A change of some fields of an item; what else the item says, it leaves as it is. */
interface DirectChange {
	kind: Kind;
	item: string;
	change: (data: Stored) => Stored;
}

/**
 * Puts changes of a few fields on the site at once, and nothing else. What is drafted for the same items stays a draft, in a
 * newer revision that has these changes, too. Where the site says so already, nothing is published.
 */
export function publishDirectly(
	db: Database,
	{ around, now, changes, ...by }: By & { around: Around; now: number; changes: readonly DirectChange[] },
): Promise<{ release: number; items: number }> {
	return alone(db, async (tx) => {
		await holdSaves(tx);
		const current = await newestRelease(tx);
		const live = byKey(await published(tx, current));
		const newest = byKey(await heads(tx));
		const direct: Revision[] = [];
		const drafts: Revision[] = [];
		for (const { kind, item, change } of changes) {
			const is = live.get(itemKey({ kind, item }));
			const content = is && contentOf(is);
			if (!is || !content) throw new Refusal(`${kind}/${item} is not on the site yet. Publish it first.`);
			const data = change(content);
			if (isDeepStrictEqual(data, content)) continue;
			const head = newest.get(itemKey(is)) ?? is;
			const next = { ...is, number: head.number + 1, shape: shapeVersion(kind), data };
			direct.push(next);
			const draft = contentOf(head);
			const drafted = draft && change(draft);
			if (head.number !== is.number && !isDeepStrictEqual(drafted, data))
				drafts.push({ ...next, number: head.number + 2, data: drafted });
		}
		if (direct.length === 0) return { release: current, items: 0 };
		check([...byKey([...live.values(), ...direct]).values()], around, now);
		const values = (revisions: readonly Revision[], cause: "edit" | "merge") =>
			revisions.map((each) => ({ ...each, ...by, base: each.number - 1, cause }));
		await tx.insert(catalogueRevisions).values([...values(direct, "edit"), ...values(drafts, "merge")]);
		const release = await addRelease(tx, current + 1, direct, { ...by, restores: null });
		return { release, items: direct.length };
	});
}
