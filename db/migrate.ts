import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { locales } from "../app/content/words";
import { seedCatalogue } from "./catalogue/seed-catalogue";
import type { Database } from "./connect";
import { shownStories, siteLanguages, storyEditions } from "./schema";
import { seed } from "./seed";

const folder = "db/migrations";

/** Arbitrary, but the same on every server: one migrates, the others wait and find nothing to do. */
const MIGRATION_LOCK = 20090615;

/** Applies pending migrations and seeds a new database, in one transaction, safe with several servers starting. */
export async function migrate(db: Database, languages: readonly string[] = locales): Promise<void> {
	const migrations = readMigrationFiles({ migrationsFolder: folder });
	await db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
		await tx.execute(
			sql`create table if not exists site_migrations (hash text primary key, applied_at timestamptz not null default now())`,
		);
		const done = (await tx.execute(sql`select hash from site_migrations`)) as unknown as { rows: { hash: string }[] };
		const known = new Set(done.rows.map((row) => row.hash));
		const isNew = known.size === 0;
		for (const migration of migrations) {
			if (known.has(migration.hash)) continue;
			for (const statement of migration.sql) await tx.execute(sql.raw(statement));
			await tx.execute(sql`insert into site_migrations (hash) values (${migration.hash})`);
		}
		await syncLanguages(tx, languages);
		if (isNew) await seed(tx);
		await seedCatalogue(tx);
	});
}

/** Stores the languages of the site for the triggers. If they changed, so did which edition of a story readers are shown. */
async function syncLanguages(
	tx: Pick<Database, "select" | "insert" | "delete" | "execute">,
	languages: readonly string[],
): Promise<void> {
	const stored = await tx.select().from(siteLanguages).orderBy(siteLanguages.position);
	if (stored.map(({ code }) => code).join() === languages.join()) return;
	await tx.delete(siteLanguages);
	await tx.insert(siteLanguages).values(languages.map((code, position) => ({ code, position })));
	await tx.delete(shownStories);
	await tx.delete(storyEditions);
	await tx.execute(sql`select arrange_editions(array(select distinct story_of_slug(slug) from blog_posts))`);
}
