import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { itemKey } from "../../../app/catalogue/catalogue-at";
import { type Kind, type Stored, shapeVersion } from "../../../app/catalogue/shapes";
import { heads, parse } from "../../../db/catalogue/revisions";
import { clearCatalogue, seedCatalogue } from "../../../db/catalogue/seed-catalogue";
import type { Database } from "../../../db/connect";
import {
	catalogueReleaseItems,
	catalogueReleases,
	catalogueRevisions,
	priceChecks,
	staff,
	staffEvents,
	users,
} from "../../../db/schema";

/**
 * Writes a past into a new database: what happened when, and who did it. The back office itself stores everything as of now, and
 * nothing can change it afterwards.
 */
export async function historyWriter(db: Database, began: Date) {
	await clearCatalogue(db);
	// Rows get the time of the database where they name none, and the seed names none.
	await db.execute(sql.raw(`alter table catalogue_revisions alter column at set default '${began.toISOString()}'`));
	await db.execute(sql.raw(`alter table catalogue_releases alter column at set default '${began.toISOString()}'`));
	await seedCatalogue(db);
	await db.execute(sql.raw("alter table catalogue_revisions alter column at set default now()"));
	await db.execute(sql.raw("alter table catalogue_releases alter column at set default now()"));
	const items = new Map(
		(await heads(db)).map((head) => [itemKey(head), { number: head.number, data: parse(head).data }]),
	);
	const drafts = new Map<string, number>();
	let release = 1;

	const stateOf = (key: string) => {
		const found = items.get(key);
		if (!found) throw new Error(`The catalogue has no ${key}`);
		return found;
	};
	const edit = async <K extends Kind>(
		at: Date,
		author: string,
		kind: K,
		item: string,
		change: (data: Stored<K>) => Partial<Stored<K>>,
	) => {
		const key = itemKey({ kind, item });
		const { number, data } = stateOf(key);
		const next = { ...data, ...change(data as Stored<K>) } as Stored;
		await db.insert(catalogueRevisions).values({
			...{ kind, item, number: number + 1, base: number, shape: shapeVersion(kind), data: next },
			...{ cause: "edit", author, at },
		});
		items.set(key, { number: number + 1, data: next });
		drafts.set(key, number + 1);
	};
	return {
		edit,
		/** The items of a kind, as they are by then. */
		of: <K extends Kind>(kind: K) =>
			[...items].flatMap(([key, { data }]) =>
				key.startsWith(`${kind}/`) ? [{ item: key.slice(kind.length + 1), data: data as Stored<K> }] : [],
			),
		/** Publishes what was edited since the last time. */
		release: async (at: Date, author: string, note: string, restores: number | null = null) => {
			release++;
			await db.insert(catalogueReleases).values({ number: release, restores, author, note, at });
			await db.insert(catalogueReleaseItems).values(
				[...drafts].map(([key, revision]) => {
					const [kind = "", item = ""] = key.split("/");
					return { release, kind, item, revision };
				}),
			);
			await db.insert(staffEvents).values({ author, what: "published", subject: String(release), at });
			drafts.clear();
		},
		check: async (at: Date, author: string, kind: Kind, item: string, source: string) => {
			const { data } = stateOf(itemKey({ kind, item }));
			if ("price" in data) await db.insert(priceChecks).values({ kind, item, price: data.price, source, author, at });
		},
		colleague: async (name: string, role: "owner" | "manager" | "clerk", stores: string[], since: Date) => {
			const userId = randomUUID();
			const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, "-")}@example.com`;
			await db.insert(users).values({ id: userId, name, email, emailVerified: true });
			await db.insert(staff).values({ userId, role, stores, since });
			return userId;
		},
	};
}
