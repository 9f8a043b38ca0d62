import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/connect";
import { BACKUP_VERSION, type BackupLine, MAIL_TABLE } from "./backup-format";
import { jsonLine } from "./json-lines";

const PAGE = 500;
type Transaction = Pick<Database, "execute">;

/**
 * Everything in the database as it is at one moment, while others go on writing. It is gathered before any of it is
 * handed on: on the embedded database everybody waits for a transaction, so nobody may be able to draw it out.
 */
export async function* backUp(db: Database): AsyncGenerator<string> {
	const packer = createGzip({ level: 1 });
	const packed: Buffer[] = [];
	packer.on("data", (chunk: Buffer) => packed.push(chunk));
	const put = (line: BackupLine) => packer.write(jsonLine(line));
	put({ backup: "bay-and-palmetto", version: BACKUP_VERSION, made: new Date().toISOString() });
	await db.transaction(
		async (tx) => {
			let rows = 0;
			const putAll = async (table: string, from: SQL) => {
				for await (const row of rowsOf(tx, from)) {
					put({ table, row });
					rows++;
				}
			};
			for (const table of await tablesInOrder(tx)) await putAll(table, sql`select * from ${sql.identifier(table)}`);
			// A database that only commands have opened so far has no mails.
			const [mail] = await execute<{ there: boolean }>(tx, sql`select to_regclass(${MAIL_TABLE}) is not null as there`);
			if (mail?.there)
				await putAll(
					MAIL_TABLE,
					sql`select * from ${sql.raw(MAIL_TABLE)} where state < 'completed' order by created_on`,
				);
			put({ end: rows });
		},
		{ isolationLevel: "repeatable read" },
	);
	await finished(packer.end());
	yield* Readable.from(packed).pipe(createGunzip()).setEncoding("utf8") as AsyncIterable<string>;
}

const execute = async <Row>(tx: Transaction, query: SQL): Promise<Row[]> =>
	((await tx.execute(query)) as unknown as { rows: Row[] }).rows;

/** A page at a time: a whole table might be too much to hold. */
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

/** Our own tables, those that others refer to first. */
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
	return ordered;
}
