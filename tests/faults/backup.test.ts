import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { describe, expect, test } from "vitest";
import { connect } from "../../db/connect";
import { contactMessages, leads } from "../../db/schema";
import { backUp } from "../../server/commands/back-up";
import { accountVisitor, mailedLink } from "../http/account-visitor";
import { type Engine, engines, type Place } from "../http/engines";
import { startMailServer } from "../http/mail-server";
import { runCommand } from "../http/run-command";
import { temporaryFolder } from "../http/start-site";
import { streamOf } from "./stream";
import { dealerInbox, password, writeMessage } from "./visitors";

const pollOptions = { timeout: 60_000, interval: 100 };

/** Every row of every application table, sorted. */
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
		// The times at which migrations were applied differ.
		if (table !== "site_migrations") all[table] = rows.map(({ row }) => row).toSorted();
	}
	await close();
	return all;
}

/** Somebody has answered it: a restored inbox knows. */
async function answeredMessage(engine: Engine, place: Place) {
	const { db, close } = await engine.open(place);
	await db
		.insert(contactMessages)
		.values({ reference: "BP-DONE", language: "en", name: "Bo", topic: "general", message: "Hello", fingerprint: "1" });
	await db.update(leads).set({ state: "done" });
	await close();
}

const [embedded, postgres] = engines as [Engine, Engine | undefined];
/** From each engine to the other, if both are installed. */
const ways = postgres
	? [
			{ from: embedded, to: postgres },
			{ from: postgres, to: embedded },
		]
	: [{ from: embedded, to: embedded }];

describe.each(ways)("a backup of $from.name, restored into $to.name", ({ from, to }) => {
	test("a backup made under load has everything acknowledged so far, and the queued mails", async () => {
		const mails = await startMailServer();
		const place = await from.place();
		await answeredMessage(from, place);
		const start = (engine: Engine, where: Place) =>
			engine.start({ ...where, SMTP_URL: mails.url, DEALER_INBOX: dealerInbox });
		const site = await start(from, place);
		const visitor = accountVisitor(site.url);
		await visitor.call("sign-up", { name: "Ana Example", email: "kept@example.com", password });
		const link = await mailedLink(mails, "kept@example.com", /Confirm/);
		await visitor.ask(`${link.pathname}${link.search}`);

		mails.behave("refuse");
		const messages = streamOf((number) => writeMessage(site.url, `Message ${number}`));
		await expect.poll(() => messages.acknowledged.size, pollOptions).toBeGreaterThan(10);
		const before = [...messages.acknowledged.values()];
		const file = join(temporaryFolder(), "site.backup");
		expect(await runCommand(place, "backup", file)).toMatchObject({ code: 0, stdout: `Written to ${file}.\n` });
		expect(statSync(file).mode & 0o777).toBe(0o600);
		// The site kept working during the backup.
		const during = messages.acknowledged.size;
		await expect.poll(() => messages.acknowledged.size, pollOptions).toBeGreaterThan(during);
		await messages.end();
		expect(messages.failures()).toBe(0);
		expect(await site.stop()).toBe(0);

		const newPlace = await to.emptyPlace();
		expect(await runCommand(newPlace, "restore", file)).toMatchObject({ code: 0, stderr: "" });
		const [old, restored] = [await contents(from, place), await contents(to, newPlace)];
		const {
			contact_messages: oldMessages = [],
			leads: oldLeads,
			rate_limits: _,
			auth_sessions: oldSessions,
			...oldRest
		} = old;
		const {
			contact_messages: newMessages = [],
			leads: newLeads = [],
			rate_limits: __,
			auth_sessions: newSessions,
			...newRest
		} = restored;
		expect(newRest).toEqual(oldRest);
		expect(newSessions).toEqual(oldSessions);
		expect(oldMessages).toEqual(expect.arrayContaining(newMessages));
		expect(oldLeads).toEqual(expect.arrayContaining(newLeads));
		expect(newLeads).toHaveLength(newMessages.length);
		for (const reference of before) expect(newMessages.filter((row) => row.includes(reference))).toHaveLength(1);

		// The restored site sends the queued mails and knows the sessions.
		mails.behave("accept");
		const again = await start(to, newPlace);
		const wanted = before.map((reference) => `<${reference}-message@example.com>`);
		await expect
			.poll(() => mails.received.map(({ messageId }) => messageId), pollOptions)
			.toEqual(expect.arrayContaining(wanted));
		const Cookie = [...visitor.cookies].map((pair) => pair.join("=")).join("; ");
		const session = await (await fetch(`${again.url}/session`, { headers: { Cookie } })).json();
		expect(session).toMatchObject({ user: { email: "kept@example.com" } });
		expect(await again.stop()).toBe(0);
		await mails.stop();

		// A database in use is never overwritten.
		expect(await runCommand(newPlace, "restore", file)).toMatchObject({
			code: 1,
			stderr: "The database is not empty. Restore the backup into a new one.\n",
		});
		console.log(
			`${from.name} to ${to.name}: ${newMessages.length} of ${oldMessages.length} messages were there when the backup was made`,
		);
	});
});

test("a file that is not a backup, or a truncated one, restores nothing", async () => {
	const place = await embedded.place();
	const file = join(temporaryFolder(), "whole.backup");
	expect(await runCommand(place, "backup", file)).toMatchObject({ code: 0 });
	const lines = readFileSync(file, "utf8").split("\n");
	const broken = join(temporaryFolder(), "broken.backup");
	for (const [text, sentence] of [
		[lines.slice(0, 5).join("\n"), `${broken} is incomplete. Nothing was restored.\n`],
		["Some other text", `${broken} is not a backup of this site, or was made by another version.\n`],
		[readFileSync(file, "utf8").slice(0, -200), ` is not a backup of this site, or was made by another version.\n`],
	] as const) {
		writeFileSync(broken, text);
		const { code, stderr } = await runCommand(await embedded.emptyPlace(), "restore", broken);
		expect(code).toBe(1);
		expect(stderr).toContain(sentence);
	}
	expect((await runCommand(await embedded.emptyPlace(), "restore", "/no/such.backup")).stderr).toBe(
		"No such file: /no/such.backup.\n",
	);
});

test.skipIf(!postgres)(
	"on PostgreSQL a backup is one snapshot: writes made meanwhile are not in it, not even partly",
	async () => {
		const place = await postgres?.place();
		const databaseUrl = place?.DATABASE_URL ?? "";
		const connection = await connect({ databaseUrl });
		const writer = new Client({ connectionString: databaseUrl });
		await writer.connect();
		// Blocks the backup between the stories and the table derived from them.
		await writer.query("begin");
		await writer.query("lock table contact_messages in access exclusive mode");
		const made = (async () => {
			let text = "";
			for await (const piece of backUp(connection.db)) text += piece;
			return text;
		})();
		const waiting = "select 1 from pg_locks where not granted and relation = 'contact_messages'::regclass";
		await expect.poll(async () => (await writer.query(waiting)).rowCount, pollOptions).toBe(1);
		await writer.query("update blog_posts set title = 'Written meanwhile'");
		await writer.query("commit");
		expect(await made).not.toMatch(/written.meanwhile/i);
		expect(await made).toContain('"end"');
		await writer.end();
		await connection.close();
	},
);
