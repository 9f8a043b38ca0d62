import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Connection, connect } from "../../../db/connect";
import { migrate } from "../../../db/migrate";
import { contactMessages } from "../../../db/schema";
import { inCatalogue } from "../../catalogue/current.server";
import { seed } from "../../content/catalogue";
import type { Mail, MailQueue } from "../../platform/mail.server";
import { keepMessage } from "./keep-message.server";

const folder = mkdtempSync(join(tmpdir(), "messages-"));
let connection: Connection;
beforeAll(async () => {
	connection = await connect({ dataFolder: folder });
	await migrate(connection.db);
	await connection.db.execute(sql`create table queued (id text primary key)`);
}, 60_000);
afterAll(async () => {
	await connection.close();
	rmSync(folder, { recursive: true, force: true });
});

/** A queue in a table, as in production: it takes part in the transaction. */
const queue = (takes: (mail: Mail) => boolean = () => true): MailQueue => ({
	async add(mail, transaction) {
		if (!takes(mail)) throw new Error("the queue is broken");
		await transaction?.execute(sql`insert into queued values (${mail.id})`);
	},
});

const message = {
	name: "Visitor",
	email: "one@example.com",
	phone: null,
	store: null,
	topic: "general" as const,
	language: "en" as const,
	message: "Hello",
	consent: null,
	subjectIn: () => [],
};

const keep = (changed: Partial<typeof message>, mail = queue()) =>
	inCatalogue(seed, () =>
		keepMessage({ ...message, ...changed }, "", {
			db: connection.db,
			mail,
			captcha: null,
			dealerInbox: "stores@example.com",
			siteUrl: "http://site.test",
		}),
	);

const stored = async () =>
	(await connection.db.select().from(contactMessages)).map((each) => [each.message, each.reference]);
const queued = async () =>
	((await connection.db.execute(sql`select id from queued order by id`)) as unknown as { rows: { id: string }[] }).rows;

test("CONTACT-1 a message and its mails are stored together or not at all", async () => {
	await expect(
		keep(
			{},
			queue((mail) => !mail.id.endsWith("-copy")),
		),
	).rejects.toThrow("the queue is broken");
	expect([await stored(), await queued()]).toEqual([[], []]);
	await connection.db.execute(sql`alter table contact_messages rename to away`);
	await expect(keep({})).rejects.toThrow();
	await connection.db.execute(sql`alter table away rename to contact_messages`);
	expect([await stored(), await queued()]).toEqual([[], []]);
	const reference = await keep({});
	expect(await stored()).toEqual([["Hello", reference]]);
	expect(await queued()).toEqual([{ id: `${reference}-copy` }, { id: `${reference}-message` }]);
});

test("CONTACT-1 the same text is the same message for a day, then a new one", async () => {
	const first = await keep({ message: "Again" });
	expect(await keep({ message: "Again" })).toBe(first);
	await connection.db.execute(
		sql`update contact_messages set created_at = created_at - interval '25 hours' where reference = ${first}`,
	);
	const second = await keep({ message: "Again" });
	expect(second).not.toBe(first);
	expect((await stored()).filter(([words]) => words === "Again")).toHaveLength(2);
});
