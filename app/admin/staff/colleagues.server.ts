import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../db/connect";
import {
	sessions,
	staff,
	staffAuthenticators,
	staffInvitations,
	staffPasskeys,
	staffPresence,
	users,
} from "../../../db/schema";
import { resetFactors } from "../security/factors.server";
import type { Role } from "../staff";
import { recordEvent } from "./record-event.server";

/** Everybody who works here, owners first. */
export async function colleagues(db: Database) {
	const lastSeen = sql<string | null>`greatest(
		(select max(${sessions.updatedAt}) from ${sessions} where ${sessions.userId} = ${staff.userId}),
		(select max(${staffPresence.at}) from ${staffPresence} where ${staffPresence.userId} = ${staff.userId}))`;
	return db
		.select({
			id: staff.userId,
			name: users.name,
			email: users.email,
			role: staff.role,
			stores: staff.stores,
			since: staff.since,
			lastSeen: lastSeen.mapWith((value: string | Date) => new Date(value)),
			hasSecondFactor: sql<boolean>`
				exists (select from ${staffAuthenticators} where ${staffAuthenticators.userId} = ${staff.userId}
					and ${staffAuthenticators.confirmedAt} is not null)
				or exists (select from ${staffPasskeys} where ${staffPasskeys.userId} = ${staff.userId})`,
		})
		.from(staff)
		.innerJoin(users, eq(users.id, staff.userId))
		.where(eq(staff.active, true))
		.orderBy(sql`array_position(array['owner', 'manager', 'clerk'], ${staff.role})`, asc(users.name), asc(users.id));
}

/** Why nothing was changed. */
export type ColleagueProblem = "last-owner" | "unknown";

type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/**
 * Changes one colleague. The rows of all owners are locked first, so that of two owners who remove each other at the same moment
 * one stays.
 */
async function changing(
	db: Database,
	{ userId, keepsOwner }: { userId: string; keepsOwner: boolean },
	change: (tx: Transaction) => Promise<void>,
): Promise<ColleagueProblem | null> {
	return db.transaction(async (tx) => {
		const owners = await tx
			.select({ userId: staff.userId })
			.from(staff)
			.where(and(eq(staff.role, "owner"), eq(staff.active, true)))
			.orderBy(staff.userId)
			.for("update");
		const [found] = await tx
			.select({ userId: staff.userId })
			.from(staff)
			.where(and(eq(staff.userId, userId), eq(staff.active, true)));
		if (!found) return "unknown";
		if (!keepsOwner && owners.length === 1 && owners[0]?.userId === userId) return "last-owner";
		await change(tx);
		return null;
	});
}

interface By {
	/** Who does it; null: the command line. */
	by: string | null;
	userId: string;
}

export const changeRole = (
	db: Database,
	{ by, userId, role, stores }: By & { role: Role; stores: readonly string[] },
): Promise<ColleagueProblem | null> =>
	changing(db, { userId, keepsOwner: role === "owner" }, async (tx) => {
		await tx
			.update(staff)
			.set({ role, stores: [...stores] })
			.where(eq(staff.userId, userId));
		await recordEvent(tx, { author: by, what: "role-changed", subject: userId });
	});

/** Ends somebody's access at once: every request looks their session up. What they wrote stays, with their name. */
export const removeColleague = (db: Database, { by, userId }: By, now: number): Promise<ColleagueProblem | null> =>
	changing(db, { userId, keepsOwner: false }, async (tx) => {
		await tx.update(staff).set({ active: false }).where(eq(staff.userId, userId));
		await tx.delete(sessions).where(eq(sessions.userId, userId));
		await tx.delete(staffPresence).where(eq(staffPresence.userId, userId));
		await resetFactors(tx, userId);
		const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
		if (person)
			await tx
				.update(staffInvitations)
				.set({ expiresAt: new Date(now) })
				.where(
					and(
						eq(staffInvitations.email, person.email),
						isNull(staffInvitations.usedAt),
						gt(staffInvitations.expiresAt, new Date(now)),
					),
				);
		await recordEvent(tx, { author: by, what: "colleague-removed", subject: userId });
	});

/** For somebody who has lost their second factor: they sign in again and set up a new one. */
export const restoreAccess = (db: Database, { by, userId }: By): Promise<ColleagueProblem | null> =>
	changing(db, { userId, keepsOwner: true }, async (tx) => {
		await resetFactors(tx, userId);
		await tx.delete(sessions).where(eq(sessions.userId, userId));
		await recordEvent(tx, { author: by, what: "access-restored", subject: userId });
	});
