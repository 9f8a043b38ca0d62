import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Connection } from "../../db/connect";
import { accountVisitor, mailedLink } from "./account-visitor";
import { engines } from "./engines";
import { type MailServer, startMailServer } from "./mail-server";

const password = "seven quiet harbor lanterns";
const secret = "a secret that is in no database, 0123456789";

/** All rows of all schemas as text. */
async function everythingIn({ db }: Connection): Promise<string> {
	const rows = async (query: string) =>
		((await db.execute(sql.raw(query))) as unknown as { rows: Record<string, unknown>[] }).rows;
	const tables = await rows(
		"select schemaname, tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
	);
	const texts = await Promise.all(
		tables.map(async ({ schemaname, tablename }) =>
			JSON.stringify(await rows(`select t::text from "${schemaname}"."${tablename}" t`)),
		),
	);
	return texts.join("\n");
}

describe.each(engines)("a stolen copy of the database on $name", (engine) => {
	let mail: MailServer;
	beforeAll(async () => {
		mail = await startMailServer();
	});
	afterAll(() => mail.stop());

	test("reveals no mailed link, no password and no usable session", async () => {
		const place = await engine.place();
		const settings = { ...place, SMTP_URL: mail.url, DEALER_INBOX: "dealer@example.com", AUTH_SECRET: secret };
		let site = await engine.start(settings);
		const email = "stolen@example.com";
		const who = accountVisitor(site.url);
		await who.call("sign-up", { name: "Ana", email, password });
		const confirm = await mailedLink(mail, email, /Confirm your email/);
		await who.ask(`${confirm.pathname}${confirm.search}`);
		await who.call("forgot", { email });
		const reset = await mailedLink(mail, email, /Reset your password/);
		const other = accountVisitor(site.url);
		await other.call("sign-up", { name: "Eve", email: "waiting@example.com", password });
		const waiting = await mailedLink(mail, "waiting@example.com", /Confirm your email/);
		const cookie = decodeURIComponent(who.cookies.get("site.session_token") ?? "");
		expect(cookie).toMatch(/^\w{20,}\../);
		expect(await site.stop()).toBe(0);

		const connection = await engine.open(place);
		const copy = await everythingIn(connection);
		await connection.close();
		expect(copy).toContain(email);
		for (const door of [
			password,
			secret,
			cookie,
			confirm.searchParams.get("token_hash"),
			waiting.searchParams.get("token_hash"),
			reset.searchParams.get("token"),
		]) {
			expect(door?.length).toBeGreaterThan(15);
			expect(copy.includes(String(door))).toBe(false);
		}

		// The session id is in the copy, but the cookie also needs a signature made with the secret.
		const [token = ""] = cookie.split(".");
		expect(copy).toContain(token);
		site = await engine.start(settings);
		const sessionOf = async (value: string) => {
			const headers = { Cookie: `site.session_token=${encodeURIComponent(value)}` };
			return (await fetch(`${site.url}/session`, { headers })).json();
		};
		expect(await sessionOf(cookie)).toMatchObject({ user: { email } });
		const forged = createHmac("sha256", "a guess").update(token).digest("base64");
		for (const guess of [token, `${token}.`, `${token}.${forged}`, `${token}.${token}`])
			expect(await sessionOf(guess)).toBeNull();
		await site.stop();
	});
});
