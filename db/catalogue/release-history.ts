import { and, count, desc, eq, inArray, lte, sql } from "drizzle-orm";
import { itemKey } from "../../app/catalogue/catalogue-at";
import type { Stored } from "../../app/catalogue/shapes";
import type { Database } from "../connect";
import { catalogueReleaseItems, catalogueReleases, catalogueRevisions } from "../schema";
import { contentOf, type Transaction } from "./revisions";

/** Who stored a revision, when and why. */
export interface RevisionNote {
	kind: string;
	item: string;
	number: number;
	author: string | null;
	at: Date;
	note: string | null;
	cause: string;
}

const ofRevision = sql<string>`${catalogueRevisions.kind} || '/' || ${catalogueRevisions.item}`;

/** Who stored the revisions of some items, newest first. */
export async function revisionNotes(db: Transaction, keys: readonly string[]): Promise<Map<string, RevisionNote[]>> {
	if (keys.length === 0) return new Map();
	const rows = await db
		.select({
			kind: catalogueRevisions.kind,
			item: catalogueRevisions.item,
			number: catalogueRevisions.number,
			author: sql<string | null>`(select name from auth_users where id = ${catalogueRevisions.author})`,
			at: catalogueRevisions.at,
			note: catalogueRevisions.note,
			cause: catalogueRevisions.cause,
		})
		.from(catalogueRevisions)
		.where(inArray(ofRevision, [...keys]))
		.orderBy(desc(catalogueRevisions.number));
	return Map.groupBy(rows, itemKey);
}

export interface Release {
	number: number;
	restores: number | null;
	note: string | null;
	author: string | null;
	at: Date;
	items: number;
}

/** Some releases, newest first. */
export async function releasesFrom(db: Pick<Database, "select">, newest: number, limit: number): Promise<Release[]> {
	return db
		.select({
			number: catalogueReleases.number,
			restores: catalogueReleases.restores,
			note: catalogueReleases.note,
			author: sql<string | null>`(select name from auth_users where id = ${catalogueReleases.author})`,
			at: catalogueReleases.at,
			items: sql<number>`(select ${count()}::int from ${catalogueReleaseItems}
				where ${catalogueReleaseItems.release} = ${catalogueReleases.number})`,
		})
		.from(catalogueReleases)
		.where(lte(catalogueReleases.number, newest))
		.orderBy(desc(catalogueReleases.number))
		.limit(limit);
}

/** What a release did to an item. */
export interface ReleasedChange {
	kind: string;
	item: string;
	before: Stored | null;
	after: Stored | null;
}

interface Row {
	kind: string;
	item: string;
	number: number;
	shape: number;
	data: unknown;
	old_shape: number | null;
	old_data: unknown;
}

/** The items of a release, with what was published before it. */
export async function changesOfRelease(
	db: Pick<Database, "execute">,
	release: number,
	{ limit, offset }: { limit: number; offset: number },
): Promise<ReleasedChange[]> {
	const { rows } = (await db.execute(sql`
		select items.kind, items.item, now.number, now.shape, now.data, before.shape as old_shape, before.data as old_data
		from ${catalogueReleaseItems} items
		join ${catalogueRevisions} now on (now.kind, now.item, now.number) = (items.kind, items.item, items.revision)
		left join lateral (
			select revision from ${catalogueReleaseItems} earlier
			where earlier.kind = items.kind and earlier.item = items.item and earlier.release < items.release
			order by earlier.release desc limit 1
		) previous on true
		left join ${catalogueRevisions} before
			on (before.kind, before.item, before.number) = (items.kind, items.item, previous.revision)
		where items.release = ${release}
		order by items.kind, items.item
		limit ${limit} offset ${offset}`)) as unknown as { rows: Row[] };
	return rows.map(({ kind, item, number, shape, data, old_shape, old_data }) => ({
		kind,
		item,
		before: old_shape === null ? null : contentOf({ kind, item, number, shape: old_shape, data: old_data }),
		after: contentOf({ kind, item, number, shape, data }),
	}));
}

/** The releases that published a revision of an item, by its number. */
export async function publicationsOf(
	db: Pick<Database, "select">,
	kind: string,
	item: string,
): Promise<Map<number, number>> {
	const rows = await db
		.select({ release: catalogueReleaseItems.release, revision: catalogueReleaseItems.revision })
		.from(catalogueReleaseItems)
		.where(and(eq(catalogueReleaseItems.kind, kind), eq(catalogueReleaseItems.item, item)))
		.orderBy(catalogueReleaseItems.release);
	return new Map(rows.map(({ release, revision }) => [revision, release]));
}
