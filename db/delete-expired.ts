import { and, eq, gt, lt, notExists, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { retention } from "../app/content/retention";
import type { Database } from "./connect";
import { accounts, consentRecords, rateLimits, sessions, usedCaptchas, users, verifications } from "./schema";

/** Better Auth's name for signing in with a password. */
const PASSWORD = "credential";

/** Deletes personal data that is older than `retention` allows, and returns how many rows of each kind are gone. */
export async function deleteExpired(db: Database, now: Date): Promise<Record<string, number>> {
	const moment = sql`${now.toISOString()}::timestamptz`;
	const ago = (interval: SQL) => sql`${moment} - make_interval(${interval})`;
	const remove = async (table: PgTable, where: SQL | undefined) =>
		(await db.delete(table).where(where).returning({ one: sql`1` })).length;
	return {
		messages: await deleteMessages(db, sql`created_at < ${ago(sql`months => ${retention.messageMonths}`)}`),
		consents: await remove(consentRecords, lt(consentRecords.agreedAt, ago(sql`years => ${retention.consentYears}`))),
		sessions: await remove(sessions, lt(sessions.expiresAt, moment)),
		links: await remove(verifications, lt(verifications.expiresAt, moment)),
		unconfirmedAccounts: await remove(
			users,
			and(
				eq(users.emailVerified, false),
				lt(users.createdAt, ago(sql`days => ${retention.unconfirmedAccountDays}`)),
				// A provider that does not vouch for the address still signs its users in.
				notExists(
					db
						.select({ one: sql`1` })
						.from(accounts)
						.where(and(eq(accounts.userId, users.id), sql`${accounts.providerId} <> ${PASSWORD}`)),
				),
			),
		),
		unusedAccounts: await remove(
			users,
			and(
				lt(users.updatedAt, ago(sql`months => ${retention.unusedAccountMonths}`)),
				notExists(
					db
						.select({ one: sql`1` })
						.from(sessions)
						.where(and(eq(sessions.userId, users.id), gt(sessions.expiresAt, moment))),
				),
			),
		),
		limits: await remove(rateLimits, lt(rateLimits.endsAt, moment)),
		captchas: await remove(usedCaptchas, lt(usedCaptchas.expiresAt, moment)),
	};
}

/** KEEP-2: what a visitor agreed to outlives the message. One statement, so that neither is lost. */
export async function deleteMessages(db: Database, where: SQL): Promise<number> {
	const { rows } = (await db.execute(sql`
		with expired as (
			delete from contact_messages where ${where}
			returning reference, phone, consent_wording, consent_version, consent_at
		), consented as (
			insert into consent_records (reference, phone, wording, version, agreed_at)
			select reference, phone, consent_wording, consent_version, consent_at from expired
			where phone is not null and consent_wording is not null and consent_at is not null
		)
		select count(*)::int as count from expired`)) as unknown as { rows: { count: number }[] };
	return rows[0]?.count ?? 0;
}
