import { asc, inArray, sql } from "drizzle-orm";
import { contentOf, type Revision } from "../../../db/catalogue/revisions";
import type { WorkingCatalogue, WorkingItem } from "../../../db/catalogue/working-catalogue";
import type { Database } from "../../../db/connect";
import { catalogueRevisions } from "../../../db/schema";
import { itemKey } from "../../catalogue/catalogue-at";
import { type Outdated, outdatedTranslations } from "../review/outdated-translations";

interface Known {
	/** The newest revision that was looked at. */
	number: number;
	outdated: Outdated[];
}

const ofDatabase = new WeakMap<Database, Map<string, Known>>();

const ofRevision = sql<string>`${catalogueRevisions.kind} || '/' || ${catalogueRevisions.item}`;

/** Items with translations whose English has changed since. Only the history of items that are new to this process is read. */
export async function outdatedItems(db: Database, { items }: WorkingCatalogue): Promise<[WorkingItem, Outdated[]][]> {
	const known = ofDatabase.get(db) ?? new Map<string, Known>();
	ofDatabase.set(db, known);
	// A first revision has nothing to be older than.
	const edited = [...items].filter(([, { number, data }]) => number > 1 && data !== null);
	const unknown = edited.flatMap(([key, { number }]) => (known.get(key)?.number === number ? [] : [key]));
	for (const [key, revisions] of await statesOf(db, unknown))
		known.set(key, { number: revisions.at(-1)?.number ?? 0, outdated: outdatedTranslations(revisions.map(contentOf)) });
	return edited.flatMap(([key, item]): [WorkingItem, Outdated[]][] => {
		const { outdated = [] } = known.get(key) ?? {};
		return outdated.length > 0 ? [[item, outdated]] : [];
	});
}

/** All states of some items, oldest first. */
async function statesOf(db: Database, keys: readonly string[]): Promise<Map<string, Revision[]>> {
	if (keys.length === 0) return new Map();
	const rows = await db
		.select({
			kind: catalogueRevisions.kind,
			item: catalogueRevisions.item,
			number: catalogueRevisions.number,
			shape: catalogueRevisions.shape,
			data: catalogueRevisions.data,
		})
		.from(catalogueRevisions)
		.where(inArray(ofRevision, [...keys]))
		.orderBy(asc(catalogueRevisions.number));
	return Map.groupBy(rows, itemKey);
}
