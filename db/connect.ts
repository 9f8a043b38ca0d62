import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as drizzleNodePostgres } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { Pool } from "pg";
import { type ConstructorOptions, fromPglite } from "pg-boss";
import { openEmbedded } from "./embedded";
import { listenTo } from "./listen";
import * as schema from "./schema";

/** The common type of both engines. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Connection {
	db: Database;
	engine: "embedded" | "postgresql";
	/** The connection in the form that pg-boss expects. */
	jobs: NonNullable<ConstructorOptions["db"]>;
	/** Runs work that must not run on two servers at once; the others wait. */
	oneAtATime: <T>(work: () => Promise<T>) => Promise<T>;
	ping: () => Promise<void>;
	/**
	 * Calls `heard` on every NOTIFY on the channel, from any server, and whenever one may have been missed. Runs until the
	 * connection is closed.
	 */
	listen: (channel: string, heard: () => void) => void;
	close: () => Promise<void>;
}

/** Milliseconds. A query that takes longer fails and its connection is dropped. */
const QUERY_TIMEOUT_MS = 15_000;

/** Arbitrary, but the same on every server. */
const START_LOCK = 20090616;

export async function connect(
	where: { databaseUrl: string } | { dataFolder: string },
	/** Without `isThere`, a PostgreSQL that is away is connected to when it is back. */
	{ queryTimeout = QUERY_TIMEOUT_MS, isThere = true } = {},
): Promise<Connection> {
	if ("databaseUrl" in where) {
		const pool = new Pool({
			connectionString: where.databaseUrl,
			connectionTimeoutMillis: 5_000,
			query_timeout: queryTimeout,
			keepAlive: true,
			max: 10,
		});
		// A broken connection, idle or within a transaction, must not end the process: the next query fails or reconnects.
		pool.on("error", () => {});
		pool.on("connect", (client) => client.on("error", () => {}));
		const db = drizzleNodePostgres(pool, { schema });
		const listening: { stop: () => Promise<void> }[] = [];
		const connection: Connection = {
			db,
			engine: "postgresql",
			jobs: { executeSql: (text, values) => pool.query(text, values) },
			oneAtATime: (work) =>
				db.transaction(async (tx) => {
					await tx.execute(sql`select pg_advisory_xact_lock(${START_LOCK})`);
					return work();
				}),
			ping: async () => void (await db.execute(sql`select 1`)),
			listen: (channel, heard) => listening.push(listenTo(where.databaseUrl, channel, heard)),
			close: async () => {
				await Promise.all(listening.map(({ stop }) => stop()));
				await pool.end();
			},
		};
		if (!isThere) return connection;
		await connection.ping().catch(async (cause) => {
			await pool.end();
			throw cause;
		});
		return connection;
	}
	// Loaded on demand: PGlite costs half a second and a lot of memory.
	const { drizzle: drizzlePglite } = await import("drizzle-orm/pglite");
	const client = await openEmbedded(join(where.dataFolder, "database"));
	const db = drizzlePglite(client as unknown as PGlite, { schema });
	return {
		db,
		engine: "embedded",
		jobs: fromPglite(client as unknown as PGlite),
		// Only one process can open an embedded database.
		oneAtATime: (work) => work(),
		ping: async () => void (await db.execute(sql`select 1`)),
		listen: (channel, heard) => void client.listen(channel, heard).catch(() => {}),
		close: () => client.close(),
	};
}
