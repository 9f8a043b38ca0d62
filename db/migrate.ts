import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database } from "./connect";
import { seed } from "./seed";

const folder = "db/migrations";

/** Arbitrary, but the same on every server: one migrates, the others wait and find nothing to do. */
const MIGRATION_LOCK = 20090615;

/** Applies pending migrations and seeds a new database, in one transaction, safe with several servers starting. */
export async function migrate(db: Database): Promise<void> {
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
		if (isNew) await seed(tx);
	});
}
