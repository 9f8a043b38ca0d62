import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { describe, expect, test } from "vitest";
import { connect } from "../../db/connect";
import { backUp } from "../../server/commands/back-up";
import { accountVisitor, mailedLink } from "../http/account-visitor";
import { type Engine, engines, type Place } from "../http/engines";
import { startMailServer } from "../http/mail-server";
import { runCommand } from "../http/run-command";
import { temporaryFolder } from "../http/start-site";
import { streamOf } from "./stream";
import { dealerInbox, password, writeMessage } from "./visitors";

const patience = { timeout: 60_000, interval: 100 };

/** Every row of every table of ours, in one order. */
async function contents(engine: Engine, place: Place) {
	const { db, close } = await engine.open(place);
	const read = async (query: string) =>
		((await db.execute(sql.raw(query))) as unknown as { rows: { row: string }[] }).rows;
	const tables = await read(
		"select table_name as row from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
	);
	const all: Record<string, string[]> = {};
	for (const { row: table } of tables) {
		const rows = await read(`select row_to_json(t)::text as row from ${table} t`);
		// When a table of ours was made is no content.
		if (table !== "site_migrations") all[table] = rows.map(({ row }) => row).toSorted();
	}
	await close();
	return all;
}

const [embedded, postgres] = engines as [Engine, Engine | undefined];
/** From each database into the other, where there are two. */
const ways = postgres
	? [
			{ from: embedded, to: postgres },
			{ from: postgres, to: embedded },
		]
	: [{ from: embedded, to: embedded }];

describe.each(ways)("a backup of $from.name, restored into $to.name", ({ from, to }) => {
	test("made while everybody writes, it holds what was acknowledged, and the mail that waits", async () => {
		const mails = await startMailServer();
		const place = await from.place();
		const start = (engine: Engine, where: Place) =>
			engine.start({ ...where, SMTP_URL: mails.url, DEALER_INBOX: dealerInbox });
		const site = await start(from, place);
		const visitor = accountVisitor(site.url);
		await visitor.call("sign-up", { name: "Ana Example", email: "kept@example.com", password });
		const link = await mailedLink(mails, "kept@example.com", /Confirm/);
		await visitor.ask(`${link.pathname}${link.search}`);

		mails.behave("refuse");
		const messages = streamOf((number) => writeMessage(site.url, `Message ${number}`));
		await expect.poll(() => messages.acknowledged.size, patience).toBeGreaterThan(10);
		const before = [...messages.acknowledged.values()];
		const file = join(temporaryFolder(), "site.backup");
		expect(await runCommand(place, "backup", file)).toMatchObject({ code: 0, said: `Written to ${file}.\n` });
		expect(statSync(file).mode & 0o777).toBe(0o600);
		// The site went on while it was made.
		const during = messages.acknowledged.size;
		await expect.poll(() => messages.acknowledged.size, patience).toBeGreaterThan(during);
		await messages.end();
		expect(messages.failures()).toBe(0);
		expect(await site.stop()).toBe(0);

		const newPlace = await to.emptyPlace();
		expect(await runCommand(newPlace, "restore", file)).toMatchObject({ code: 0, complained: "" });
		const [old, restored] = [await contents(from, place), await contents(to, newPlace)];
		const { contact_messages: oldMessages = [], rate_limits: _, auth_sessions: oldSessions, ...oldRest } = old;
		const { contact_messages: newMessages = [], rate_limits: __, auth_sessions: newSessions, ...newRest } = restored;
		expect(newRest).toEqual(oldRest);
		expect(newSessions).toEqual(oldSessions);
		expect(oldMessages).toEqual(expect.arrayContaining(newMessages));
		for (const reference of before) expect(newMessages.filter((row) => row.includes(reference))).toHaveLength(1);

		// The restored site sends what the old one could not, and knows who is signed in.
		mails.behave("accept");
		const again = await start(to, newPlace);
		const wanted = before.map((reference) => `<${reference}-message@example.com>`);
		await expect
			.poll(() => mails.received.map(({ messageId }) => messageId), patience)
			.toEqual(expect.arrayContaining(wanted));
		const Cookie = [...visitor.cookies].map((pair) => pair.join("=")).join("; ");
		const session = await (await fetch(`${again.url}/session`, { headers: { Cookie } })).json();
		expect(session).toMatchObject({ user: { email: "kept@example.com" } });
		expect(await again.stop()).toBe(0);
		await mails.stop();

		// A database that is in use is not overwritten.
		expect(await runCommand(newPlace, "restore", file)).toMatchObject({
			code: 1,
			complained: "This database has been used. A backup is restored into a new one.\n",
		});
		console.log(
			`${from.name} to ${to.name}: ${newMessages.length} of ${oldMessages.length} messages were there when the backup was made`,
		);
	});
});

test("what is no backup, or not all of one, restores nothing", async () => {
	const place = await embedded.place();
	const file = join(temporaryFolder(), "whole.backup");
	expect(await runCommand(place, "backup", file)).toMatchObject({ code: 0 });
	const lines = readFileSync(file, "utf8").split("\n");
	const broken = join(temporaryFolder(), "broken.backup");
	for (const [text, sentence] of [
		[lines.slice(0, 5).join("\n"), `${broken} is not whole. Nothing was restored.\n`],
		["Some other text", `${broken} is no backup of this site, or one of another version.\n`],
		[readFileSync(file, "utf8").slice(0, -200), ` is no backup of this site, or one of another version.\n`],
	] as const) {
		writeFileSync(broken, text);
		const { code, complained } = await runCommand(await embedded.emptyPlace(), "restore", broken);
		expect(code).toBe(1);
		expect(complained).toContain(sentence);
	}
	expect((await runCommand(await embedded.emptyPlace(), "restore", "/no/such.backup")).complained).toBe(
		"There is no file /no/such.backup.\n",
	);
});

test.skipIf(!postgres)(
	"on PostgreSQL it is of one moment: what is written while it is made is not in it, not even half",
	async () => {
		const place = await postgres?.place();
		const databaseUrl = place?.DATABASE_URL ?? "";
		const connection = await connect({ databaseUrl });
		const writer = new Client({ connectionString: databaseUrl });
		await writer.connect();
		// Holds the backup up between the stories and the table that is made of them.
		await writer.query("begin");
		await writer.query("lock table contact_messages in access exclusive mode");
		const made = (async () => {
			let text = "";
			for await (const piece of backUp(connection.db)) text += piece;
			return text;
		})();
		const waiting = "select 1 from pg_locks where not granted and relation = 'contact_messages'::regclass";
		await expect.poll(async () => (await writer.query(waiting)).rowCount, patience).toBe(1);
		await writer.query("update blog_posts set title = 'Written meanwhile'");
		await writer.query("commit");
		expect(await made).not.toMatch(/written.meanwhile/i);
		expect(await made).toContain('"end"');
		await writer.end();
		await connection.close();
	},
);
