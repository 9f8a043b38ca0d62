import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { clearCatalogue } from "../../db/catalogue/seed-catalogue";
import { connect, type Database } from "../../db/connect";
import { expiredData } from "../../db/expired-data";
import { startJobs } from "../../db/jobs";
import { migrate } from "../../db/migrate";
import { Refusal } from "../../db/refusal";
import { keptSecret } from "../data-folder";
import { mail } from "../mail/mail-queue";
import type { Settings } from "../settings";
import { type BackupLine, backupLine, DERIVED_TABLES, MAIL_TABLE } from "./backup-format";

const PAGE = 500;
type Row = Record<string, unknown>;
type Transaction = Pick<Database, "execute">;

/** Restores a backup into a new database; refuses to overwrite one. */
export async function* restore(settings: Settings, file: string): AsyncGenerator<string> {
	const { made, rows } = await check(file);
	const connection = await connect(
		settings.DATABASE_URL ? { databaseUrl: settings.DATABASE_URL } : { dataFolder: settings.DATA_DIR },
		{ queryTimeout: 0 },
	);
	try {
		const [found] = (
			(await connection.db.execute(
				sql`select to_regclass('public.site_migrations') is not null as used`,
			)) as unknown as {
				rows: { used: boolean }[];
			}
		).rows;
		if (found?.used) throw new Refusal("The database is not empty. Restore the backup into a new one.");
		await migrate(connection.db);
		const jobs = await startJobs(connection, pino({ level: "silent" }), [mail, expiredData]);
		await jobs.stop({ graceful: false });
		await connection.db.transaction((tx) => fill(tx, file));
	} finally {
		await connection.close();
	}
	for await (const line of linesOf(file)) if ("secret" in line) keptSecret(settings.DATA_DIR, line.secret);
	yield `Restored ${rows} rows from the backup of ${made}.\n`;
}

async function* linesOf(file: string): AsyncGenerator<BackupLine> {
	const input = createReadStream(file);
	try {
		await new Promise((opened, fail) => input.once("open", opened).once("error", fail));
	} catch (cause) {
		const { code, message } = cause as NodeJS.ErrnoException;
		throw new Refusal(code === "ENOENT" ? `No such file: ${file}.` : `Cannot read ${file}: ${message}.`);
	}
	for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
		const { data } = backupLine.safeParse(parse(text));
		if (!data) throw new Refusal(`${file} is not a backup of this site, or was made by another version.`);
		yield data;
	}
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Rejects a truncated file before anything is restored. */
async function check(file: string): Promise<{ made: string; rows: number }> {
	let made: string | undefined;
	let end: number | undefined;
	let rows = 0;
	for await (const line of linesOf(file)) {
		if ("backup" in line) made = line.made;
		if ("row" in line) rows++;
		if ("end" in line) end = line.end;
	}
	if (made === undefined || end !== rows) throw new Refusal(`${file} is incomplete. Nothing was restored.`);
	return { made, rows };
}

/** Replaces the seed data of the new database with the rows of the backup. */
async function fill(tx: Transaction, file: string): Promise<void> {
	await tx.execute(sql`delete from blog_posts`);
	// The next start seeds the catalogue if the backup is older than it.
	await clearCatalogue(tx);
	let table = "";
	let rows: Row[] = [];
	const flush = async () => {
		if (rows.length > 0) await insert(tx, table, rows);
		rows = [];
	};
	for await (const line of linesOf(file)) {
		if (!("row" in line) || DERIVED_TABLES.includes(line.table)) continue;
		if (line.table !== table || rows.length === PAGE) await flush();
		// A trigger has made leads of the messages, all of them new; those of the backup are further along.
		if (line.table === "leads" && table !== "leads") await tx.execute(sql`delete from leads`);
		table = line.table;
		rows.push(table === MAIL_TABLE ? requeued(line.row) : line.row);
	}
	await flush();
}

/** A mail that was being sent is sent again: recipients recognise a duplicate by its id. */
const requeued = (job: Row): Row => ({
	...job,
	state: job.state === "active" ? "retry" : job.state,
	started_on: null,
	heartbeat_on: null,
});

/**
 * Columns that are new since the backup get their defaults; columns that are gone are left out.
 */
async function insert(tx: Transaction, table: string, rows: readonly Row[]): Promise<void> {
	const [schema, name] = table === MAIL_TABLE ? (MAIL_TABLE.split(".") as [string, string]) : ["public", table];
	const known = (await tx.execute(
		sql`select column_name as name from information_schema.columns
			where table_schema = ${schema} and table_name = ${name} and is_generated = 'NEVER'`,
	)) as unknown as { rows: { name: string }[] };
	const held = new Set(rows.flatMap(Object.keys));
	const columns = known.rows.map((column) => column.name).filter((column) => held.has(column));
	if (columns.length === 0) throw new Refusal(`The backup has a table "${table}" that this version does not know.`);
	const list = sql.join(
		columns.map((column) => sql.identifier(column)),
		sql`, `,
	);
	const target = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
	await tx.execute(
		sql`insert into ${target} (${list}) select ${list} from json_populate_recordset(null::${target}, ${JSON.stringify(rows)}::text::json)
			on conflict do nothing`,
	);
}
