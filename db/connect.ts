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

/** One face for both engines; what is written against it runs on either. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Connection {
	db: Database;
	engine: "embedded" | "postgresql";
	/** The same database as pg-boss wants it. */
	jobs: NonNullable<ConstructorOptions["db"]>;
	/** Does something that must not happen on two servers at once; the others wait. */
	oneAtATime: <T>(work: () => Promise<T>) => Promise<T>;
	/** Resolves when the database answers; rejects when it does not. */
	ping: () => Promise<void>;
	/**
	 * Calls `heard` when NOTIFY is called on the channel by whichever server, and whenever it may have been missed.
	 * Goes on until the connection is closed.
	 */
	listen: (channel: string, heard: () => void) => void;
	close: () => Promise<void>;
}

/** A database that says nothing for this long has failed: whoever waits is told so, and the connection is given up. */
const PATIENCE = 15_000;

/** Any number, the same in every server. */
const START_LOCK = 20090616;

export async function connect(
	where: { databaseUrl: string } | { dataFolder: string },
	{ patience = PATIENCE } = {},
): Promise<Connection> {
	if ("databaseUrl" in where) {
		const pool = new Pool({
			connectionString: where.databaseUrl,
			connectionTimeoutMillis: 5_000,
			query_timeout: patience,
			keepAlive: true,
			max: 10,
		});
		// A connection that breaks must not end the process, be it idle or between two queries of a transaction: the next
		// query says so, or opens a new one.
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
		await connection.ping().catch(async (cause) => {
			await pool.end();
			throw cause;
		});
		return connection;
	}
	// Loading PGlite costs half a second and its memory: only who needs it pays.
	const { drizzle: drizzlePglite } = await import("drizzle-orm/pglite");
	const client = await openEmbedded(join(where.dataFolder, "database"));
	const db = drizzlePglite(client as unknown as PGlite, { schema });
	return {
		db,
		engine: "embedded",
		jobs: fromPglite(client as unknown as PGlite),
		// There is only this one.
		oneAtATime: (work) => work(),
		ping: async () => void (await db.execute(sql`select 1`)),
		listen: (channel, heard) => void client.listen(channel, heard).catch(() => {}),
		close: () => client.close(),
	};
}
