import { sql } from "drizzle-orm";
import { seedItems } from "../../app/catalogue/seed-items";
import { shapeVersion } from "../../app/catalogue/shapes";
import { catalogueReleaseItems, catalogueReleases, catalogueRevisions, priceChecks } from "../schema";
import { newestRelease } from "./releases";
import type { Transaction } from "./revisions";

/** Gives a database that has no catalogue yet the one of the files, as release 1. */
export async function seedCatalogue(db: Transaction): Promise<void> {
	if ((await newestRelease(db)) > 0) return;
	const items = seedItems();
	await db.insert(catalogueRevisions).values(
		items.map(({ kind, item, data }) => ({
			kind,
			item,
			number: 1,
			base: 0,
			shape: shapeVersion(kind),
			data,
			cause: "import" as const,
		})),
	);
	await db.insert(catalogueReleases).values({ number: 1, note: "The catalogue that the program comes with" });
	await db
		.insert(catalogueReleaseItems)
		.values(items.map(({ kind, item }) => ({ release: 1, kind, item, revision: 1 })));
}

/** Empties the tables of the catalogue: for a restore, which brings its own rows. */
export async function clearCatalogue(db: Pick<Transaction, "execute">): Promise<void> {
	await db.execute(sql`truncate ${catalogueReleaseItems}, ${catalogueReleases}, ${catalogueRevisions}, ${priceChecks}`);
}
