import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/connect";
import { mail as mailJobs } from "../mail/mail-queue";
import { BACKUP_VERSION, type BackupLine, DERIVED_TABLES, MAIL_TABLE } from "./backup-format";
import { jsonLine } from "./json-lines";

const PAGE = 500;
type Transaction = Pick<Database, "execute">;

/**
 * A consistent snapshot of the database, while others keep writing. It is buffered, compressed, before any of it is
 * sent: on the embedded database a transaction blocks everyone, so a slow reader must not be able to prolong it.
 */
export async function* backUp(db: Database): AsyncGenerator<string> {
	const gzip = createGzip({ level: 1 });
	const chunks: Buffer[] = [];
	gzip.on("data", (chunk: Buffer) => chunks.push(chunk));
	const write = (line: BackupLine) => gzip.write(jsonLine(line));
	write({ backup: "bay-and-palmetto", version: BACKUP_VERSION, made: new Date().toISOString() });
	await db.transaction(
		async (tx) => {
			let rows = 0;
			const writeAll = async (table: string, from: SQL) => {
				for await (const row of rowsOf(tx, from)) {
					write({ table, row });
					rows++;
				}
			};
			for (const table of await tablesInOrder(tx)) await writeAll(table, sql`select * from ${sql.identifier(table)}`);
			// The queue's tables are missing until a site has run on this database.
			const [mail] = await execute<{ there: boolean }>(tx, sql`select to_regclass(${MAIL_TABLE}) is not null as there`);
			if (mail?.there)
				await writeAll(
					MAIL_TABLE,
					sql`select * from ${sql.raw(MAIL_TABLE)} where name = ${mailJobs.queue} and state < 'completed' order by created_on`,
				);
			write({ end: rows });
		},
		{ isolationLevel: "repeatable read" },
	);
	await finished(gzip.end());
	yield* Readable.from(chunks).pipe(createGunzip()).setEncoding("utf8") as AsyncIterable<string>;
}

const execute = async <Row>(tx: Transaction, query: SQL): Promise<Row[]> =>
	((await tx.execute(query)) as unknown as { rows: Row[] }).rows;

/** In pages, because a whole table may not fit in memory. */
async function* rowsOf(tx: Transaction, from: SQL): AsyncGenerator<Record<string, unknown>> {
	await tx.execute(
		sql`declare backup_rows no scroll cursor for select row_to_json(each)::text as row from (${from}) each`,
	);
	for (;;) {
		const page = await execute<{ row: string }>(tx, sql`fetch ${sql.raw(String(PAGE))} from backup_rows`);
		for (const { row } of page) yield JSON.parse(row);
		if (page.length < PAGE) break;
	}
	await tx.execute(sql`close backup_rows`);
}

/** Our own tables, referenced ones first. */
async function tablesInOrder(tx: Transaction): Promise<string[]> {
	const tables = await execute<{ name: string }>(
		tx,
		sql`select table_name as name from information_schema.tables
			where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'site_migrations' order by 1`,
	);
	const references = await execute<{ from: string; to: string }>(
		tx,
		sql`select distinct c.relname as from, t.relname as to from pg_constraint
			join pg_class c on c.oid = conrelid join pg_class t on t.oid = confrelid
			where contype = 'f' and c.relname <> t.relname and connamespace = 'public'::regnamespace`,
	);
	const ordered: string[] = [];
	const visit = (name: string) => {
		if (ordered.includes(name)) return;
		for (const { to } of references.filter(({ from }) => from === name)) visit(to);
		ordered.push(name);
	};
	for (const { name } of tables) visit(name);
	return ordered.filter((name) => !DERIVED_TABLES.includes(name));
}
