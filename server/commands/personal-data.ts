import { type AnyColumn, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/connect";
import { deleteMessages } from "../../db/delete-expired";
import { Refusal } from "../../db/refusal";
import {
	accounts,
	consentRecords,
	contactMessages,
	leadEntries,
	leads,
	sessions,
	staff,
	staffEvents,
	staffInvitations,
	users,
} from "../../db/schema";
import { oneLine } from "./one-line";

/** Digits of a national number: "+1 (508) 555-0141" and "508.555.0141" are the same phone. */
const NATIONAL_DIGITS = 10;

/** Which messages, consents and accounts belong to an email address or a phone number. */
function of(who: string): { messages: SQL; consents: SQL; account: SQL; invitation: SQL } {
	if (who.includes("@")) {
		const email = who.trim().toLowerCase();
		return {
			messages: sql`lower(${contactMessages.email}) = ${email}`,
			consents: sql`false`,
			account: eq(users.email, email),
			invitation: eq(staffInvitations.email, email),
		};
	}
	const digits = who.replace(/\D/g, "").slice(-NATIONAL_DIGITS);
	if (digits.length < NATIONAL_DIGITS) throw new Refusal(`"${oneLine(who)}" is no email address or phone number.`);
	const isTheirs = (phone: AnyColumn) =>
		sql`right(regexp_replace(${phone}, '\\D', '', 'g'), ${NATIONAL_DIGITS}) = ${digits}`;
	return {
		messages: isTheirs(contactMessages.phone),
		consents: isTheirs(consentRecords.phone),
		account: sql`false`,
		invitation: sql`false`,
	};
}

/** KEEP-5: everything that is stored about somebody, without secrets, as JSON. */
export async function* showPersonalData(db: Database, who: string): AsyncGenerator<string> {
	const { messages, consents, account, invitation } = of(who);
	const found = await db.select().from(users).where(account);
	const userIds = found.map(({ id }) => id);
	const data = {
		accounts: found,
		signsInWith: await db
			.select({ provider: accounts.providerId, since: accounts.createdAt })
			.from(accounts)
			.where(inArray(accounts.userId, userIds)),
		sessions: await db
			.select({ browser: sessions.userAgent, since: sessions.createdAt, until: sessions.expiresAt })
			.from(sessions)
			.where(inArray(sessions.userId, userIds)),
		worksAs: await db
			.select({ role: staff.role, stores: staff.stores, since: staff.since, active: staff.active })
			.from(staff)
			.where(inArray(staff.userId, userIds)),
		invitations: await db
			.select({ role: staffInvitations.role, at: staffInvitations.at, usedAt: staffInvitations.usedAt })
			.from(staffInvitations)
			.where(invitation),
		did: await db
			.select({ at: staffEvents.at, what: staffEvents.what })
			.from(staffEvents)
			.where(inArray(staffEvents.author, userIds)),
		messages: await db.select().from(contactMessages).where(messages),
		/** What colleagues noted about them, and replied. */
		doneAboutThem: await db
			.select({
				reference: contactMessages.reference,
				at: leadEntries.at,
				what: leadEntries.what,
				text: leadEntries.text,
			})
			.from(leadEntries)
			.innerJoin(leads, eq(leads.id, leadEntries.lead))
			.innerJoin(contactMessages, eq(contactMessages.id, leads.messageId))
			.where(messages)
			.orderBy(leadEntries.at),
		consents: await db.select().from(consentRecords).where(consents),
	};
	yield `${JSON.stringify(data, null, 2)}\n`;
}

/** KEEP-5. The proof of a consent stays for its period (KEEP-2). */
export async function* deletePersonalData(db: Database, who: string): AsyncGenerator<string> {
	const { messages, account, invitation } = of(who);
	const deleted = await db.transaction(async (tx) => {
		await tx.delete(staffInvitations).where(invitation);
		return {
			messages: await deleteMessages(tx, messages),
			accounts: (await tx.delete(users).where(account).returning({ id: users.id })).length,
		};
	});
	yield `Deleted: ${deleted.messages} messages, ${deleted.accounts} accounts.\n`;
}
