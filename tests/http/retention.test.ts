import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { retention } from "../../app/content/retention";
import type { Connection } from "../../db/connect";
import { deleteExpired } from "../../db/delete-expired";
import {
	accounts,
	consentRecords,
	contactMessages,
	rateLimits,
	sessions,
	usedCaptchas,
	users,
	verifications,
} from "../../db/schema";
import { accountVisitor, mailedLink } from "./account-visitor";
import { engines } from "./engines";
import { startMailServer } from "./mail-server";

const now = new Date("2031-03-15T12:00:00Z");
const ago = ({ years = 0, months = 0, days = 0, seconds = 0 }) => {
	const moment = new Date(now);
	moment.setUTCFullYear(moment.getUTCFullYear() - years, moment.getUTCMonth() - months, moment.getUTCDate() - days);
	return new Date(moment.getTime() - seconds * 1_000);
};
/** Just expired, and just not. */
const around = (period: Parameters<typeof ago>[0]) => ({
	expired: ago({ ...period, seconds: 1 }),
	fresh: ago({ ...period, seconds: -1 }),
});
const either = ["expired", "fresh"] as const;

const message = {
	language: "en",
	name: "Visitor",
	topic: "general",
	message: "Hello",
	phone: "(508) 555-0141",
};
const consent = { consentWording: "You may call me.", consentVersion: "v1" };
const user = (id: string, changed: Partial<typeof users.$inferInsert>) => ({
	id,
	name: id,
	email: `${id}@example.com`,
	emailVerified: true,
	createdAt: now,
	updatedAt: now,
	...changed,
});

describe.each(engines)("retention on $name", (engine) => {
	let connection: Connection;
	beforeAll(async () => {
		connection = await engine.open(await engine.place());
	});
	afterAll(() => connection.close());
	const ids = async (table: typeof users | typeof sessions | typeof verifications) =>
		(await connection.db.select({ id: table.id }).from(table)).map(({ id }) => id).toSorted();

	test("KEEP-1 KEEP-2 old messages go; of those with a consent the proof stays, for years", async () => {
		const { db } = connection;
		const sent = around({ months: retention.messageMonths });
		const agreed = around({ years: retention.consentYears });
		for (const age of either) {
			await db.insert(contactMessages).values([
				{ ...message, reference: `${age} plain`, fingerprint: age, createdAt: sent[age] },
				{ ...message, ...consent, reference: age, fingerprint: age, createdAt: sent[age], consentAt: sent[age] },
			]);
			await db
				.insert(consentRecords)
				.values({ reference: `${age} proof`, phone: "1", wording: "2", agreedAt: agreed[age] });
		}
		expect(await deleteExpired(db, now)).toMatchObject({ messages: 2, consents: 1 });
		const kept = await db.select({ reference: contactMessages.reference }).from(contactMessages);
		expect(kept.map(({ reference }) => reference).toSorted()).toEqual(["fresh", "fresh plain"]);
		const proofs = await db.select().from(consentRecords).orderBy(consentRecords.reference);
		expect(proofs).toEqual([
			{
				reference: "expired",
				phone: message.phone,
				wording: "You may call me.",
				version: "v1",
				agreedAt: sent.expired,
			},
			{ reference: "fresh proof", phone: "1", wording: "2", version: null, agreedAt: agreed.fresh },
		]);
		expect(await deleteExpired(db, now)).toMatchObject({ messages: 0, consents: 0 });
	});

	test("KEEP-3 unconfirmed and unused accounts go with all that belongs to them; used ones stay", async () => {
		const { db } = connection;
		const signedUp = around({ days: retention.unconfirmedAccountDays });
		const used = around({ months: retention.unusedAccountMonths });
		const soon = new Date(now.getTime() + 1_000);
		for (const age of either) {
			await db
				.insert(users)
				.values([
					user(`unconfirmed ${age}`, { emailVerified: false, createdAt: signedUp[age], updatedAt: signedUp[age] }),
					user(`provider ${age}`, { emailVerified: false, createdAt: signedUp[age], updatedAt: signedUp[age] }),
					user(`unused ${age}`, { createdAt: used.expired, updatedAt: used[age] }),
				]);
			await db.insert(accounts).values([
				{ id: `p ${age}`, accountId: "1", providerId: "credential", userId: `unconfirmed ${age}` },
				{ id: `o ${age}`, accountId: "1", providerId: "facebook", userId: `provider ${age}` },
			]);
		}
		await db.insert(users).values(user("signed in", { updatedAt: used.expired }));
		await db.insert(sessions).values([
			{ id: "live", token: "1", userId: "signed in", expiresAt: soon },
			{ id: "over", token: "2", userId: "signed in", expiresAt: ago({ seconds: 1 }) },
		]);
		await db.insert(verifications).values([
			{ id: "live", identifier: "1", value: "1", expiresAt: soon },
			{ id: "over", identifier: "2", value: "2", expiresAt: ago({ seconds: 1 }) },
		]);
		expect(await deleteExpired(db, now)).toMatchObject({
			sessions: 1,
			links: 1,
			unconfirmedAccounts: 1,
			unusedAccounts: 1,
		});
		expect(await ids(users)).toEqual([
			"provider expired",
			"provider fresh",
			"signed in",
			"unconfirmed fresh",
			"unused fresh",
		]);
		expect([await ids(sessions), await ids(verifications)]).toEqual([["live"], ["live"]]);
		expect(await db.$count(accounts, eq(accounts.userId, "unconfirmed expired"))).toBe(0);
	});

	test("KEEP-1 counts against abuse and used captchas go as soon as they have ended", async () => {
		const { db } = connection;
		const ends = around({});
		await db.delete(rateLimits);
		for (const age of either) {
			await db.insert(rateLimits).values({ key: age, count: 1, endsAt: ends[age] });
			await db.insert(usedCaptchas).values({ signature: age, expiresAt: ends[age] });
		}
		expect(await deleteExpired(db, now)).toMatchObject({ limits: 1, captchas: 1 });
		expect((await db.select().from(rateLimits)).map(({ key }) => key)).toEqual(["fresh"]);
		expect((await db.select().from(usedCaptchas)).map(({ signature }) => signature)).toEqual(["fresh"]);
	});

	test("KEEP-1 the site deletes expired data at start, once a day on however many servers", async () => {
		// Empty: in the prepared database today's deletion has already run.
		const place = await engine.emptyPlace();
		const add = async (reference: string) => {
			const { db, close } = await engine.open(place);
			await db.insert(contactMessages).values([
				{ ...message, reference, fingerprint: "1", createdAt: new Date("2001-01-01") },
				{ ...message, reference: `${reference} new`, fingerprint: "2" },
			]);
			await close();
		};
		const startAll = async () => {
			const sites = await Promise.all((engine.name === "PostgreSQL" ? [1, 2, 3] : [1]).map(() => engine.start(place)));
			const runs = () => sites.map((site) => site.output().match(/deleted expired data/g)?.length ?? 0);
			return {
				runs: () => runs().reduce((sum, count) => sum + count),
				stop: () => Promise.all(sites.map((site) => site.stop())),
			};
		};
		await add("first");
		const first = await startAll();
		await expect.poll(first.runs, { timeout: 30_000 }).toBe(1);
		await first.stop();
		await add("second");
		const second = await startAll();
		await second.stop();

		const { db, close } = await engine.open(place);
		const { rows } = (await db.execute(
			sql`select state, singleton_on from jobs.job where name = 'expired-data' order by created_on`,
		)) as unknown as { rows: { state: string; singleton_on: unknown }[] };
		expect(rows[0]?.state).toBe("completed");
		// One per day, even if this test runs across midnight.
		expect(new Set(rows.map(({ singleton_on }) => String(singleton_on))).size).toBe(rows.length);
		expect(first.runs() + second.runs()).toBe(rows.filter(({ state }) => state === "completed").length);
		const kept = await db.select({ reference: contactMessages.reference }).from(contactMessages);
		expect(kept.map(({ reference }) => reference)).not.toContain("first");
		expect(kept.map(({ reference }) => reference)).toEqual(expect.arrayContaining(["first new", "second new"]));
		await close();
	});

	test("KEEP-3 signing in counts as using the account", async () => {
		const mails = await startMailServer();
		const place = await engine.place();
		const site = await engine.start({ ...place, SMTP_URL: mails.url, DEALER_INBOX: "dealer@example.com" });
		const email = "user@example.com";
		const password = "seven quiet harbor lanterns";
		const visitor = accountVisitor(site.url);
		await visitor.call("sign-up", { name: "Ana Example", email, password });
		const link = await mailedLink(mails, email, /Confirm/);
		await visitor.ask(`${link.pathname}${link.search}`);
		await visitor.call("sign-out");
		await site.stop();
		const longAgo = new Date("2001-01-01");
		const changed = await engine.open(place);
		await changed.db.update(users).set({ updatedAt: longAgo });
		await changed.close();

		const again = await engine.start({ ...place, SMTP_URL: mails.url, DEALER_INBOX: "dealer@example.com" });
		await accountVisitor(again.url).call("sign-in", { email, password });
		await again.stop();
		await mails.stop();
		const { db, close } = await engine.open(place);
		const [found] = await db.select().from(users).where(eq(users.email, email));
		expect(found?.updatedAt.getTime()).toBeGreaterThan(longAgo.getTime());
		await close();
	});
});

test("KEEP-4 the backups of the example deployment are deleted when the privacy page says so", () => {
	const unit = readFileSync("deploy/site-backup.service", "utf8");
	expect(/-mtime \+(\d+) -delete/.exec(unit)?.[1]).toBe(String(retention.backupDays));
});
