import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactMessages } from "../../db/schema";
import { engines, type Place } from "./engines";
import { runCommand } from "./run-command";
import { runInProcess } from "./run-in-process";
import { type Site, temporaryFolder } from "./start-site";

/** Parses RFC 4180 CSV. */
const readCsv = (text: string): string[][] =>
	text
		.replace(/^\ufeff/, "")
		.split(/\r\n(?=")/)
		.map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = ""]) => cell.replaceAll('""', '"')));

const hostile = {
	reference: "BP-HOSTILE",
	language: "es",
	name: '=HYPERLINK("https://example.com","x")',
	email: "@SUM(1+1)",
	phone: "+15085550123",
	store: "store-broadway",
	topic: "phone",
	subject: ["Plan one", "Plan two"],
	message: 'Hola, ¿qué "tal"?\n\u001b[2J-1+1\nadiós',
	consentWording: "You may call me.",
	consentVersion: "2026-10-01",
	consentAt: new Date("2026-11-01T15:00:00Z"),
	fingerprint: "hostile",
	createdAt: new Date("2026-11-14T15:30:00Z"),
};

describe.each(engines)("messages on $name", (engine) => {
	const many = 1_100;
	let place: Place;
	let site: Site;
	beforeAll(async () => {
		place = await engine.place();
		const { db, close } = await engine.open(place);
		await db.insert(contactMessages).values(hostile);
		// Several pages of an export, created within a few milliseconds of each other.
		await db.execute(sql`
			insert into contact_messages (reference, language, name, topic, message, fingerprint, created_at)
			select 'BP-' || n, 'en', 'Visitor ' || n, 'other', 'Hello', n::text, timestamptz '2026-11-10' + n * interval '3 microseconds'
			from generate_series(1, ${many}) n`);
		await close();
		site = await engine.start(place);
	});
	afterAll(async () => {
		expect(await site.stop()).toBe(0);
	});
	const messages = (...words: string[]) => runInProcess(place, "messages", ...words);

	test("CONTACT-1 messages are listed, newest first", async () => {
		const { code, stdout } = await messages("list");
		const lines = stdout.trim().split("\n");
		expect(code).toBe(0);
		expect(lines).toHaveLength(many + 1);
		expect(lines[0]).toMatch(/^2026-11-14 10:30 {2}BP-HOSTILE +phone +=HYPERLINK/);
		expect(lines[1]).toContain(`BP-${many}`);
		expect(lines.at(-1)).toMatch(/BP-1 +other +Visitor 1$/);
	});

	test("CONTACT-1 a message is shown in full, by its reference in upper or lower case", async () => {
		const { code, stdout } = await messages("show", "bp-hostile");
		expect(code).toBe(0);
		for (const part of [hostile.email, hostile.phone, "Plan one; Plan two", 'Hola, ¿qué "tal"?', "You may call me."])
			expect(stdout).toContain(part);
		expect(stdout).not.toContain("\u001b");
		const [, id = ""] = /^Id: +(\S+)$/m.exec(stdout) ?? [];
		expect((await messages("show", id)).stdout).toBe(stdout);
	});

	test("CONTACT-1 every message is exported once, and none as a formula", async () => {
		const file = join(temporaryFolder(), "messages.csv");
		expect(await messages("export", file)).toMatchObject({ code: 0, stdout: `Written to ${file}.\n` });
		expect(statSync(file).mode & 0o777).toBe(0o600);
		const text = readFileSync(file, "utf8");
		const [header = [], first = [], ...others] = readCsv(text);
		const cells = Object.fromEntries(header.map((name, at) => [name, first[at]]));
		expect(cells).toMatchObject({
			reference: "BP-HOSTILE",
			received: "2026-11-14T15:30:00.000Z",
			name: `'${hostile.name}`,
			email: `'${hostile.email}`,
			phone: `'${hostile.phone}`,
			looked_at: "Plan one\nPlan two",
			message: hostile.message,
			consent_at: "2026-11-01T15:00:00.000Z",
			consent_version: "2026-10-01",
		});
		expect(new Set(others.map(([reference]) => reference)).size).toBe(many);
		expect(others).toHaveLength(many);
		expect((await runCommand(place, "messages", "export")).stdout).toBe(text);

		const again = await messages("export", file);
		expect(again).toMatchObject({ code: 1, stderr: `${file} already exists.\n` });
		expect((await messages("export", "/no/such/folder/x.csv")).stderr).toMatch(/^Cannot write .*x\.csv: /);
	});
});
