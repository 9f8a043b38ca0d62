import { createHash, randomBytes } from "node:crypto";
import { and, desc, eq, gt, isNull, ne } from "drizzle-orm";
import type { Database } from "../../../db/connect";
import { staff, staffInvitations, users } from "../../../db/schema";
import type { Role } from "../staff";
import { recordEvent } from "./record-event.server";

const DAY = 86_400_000;
export const INVITATION_DAYS = 7;

/** The mail address of an invitation that the console printed on a first start: whoever opens it names their own. */
export const ANYBODY = "";

const hashOf = (token: string): string => createHash("sha256").update(`staff-invitation:${token}`).digest("base64url");

export type Invitation = typeof staffInvitations.$inferSelect;
type Writer = Pick<Database, "insert" | "select" | "update">;

const isOpen = (now: number) => and(isNull(staffInvitations.usedAt), gt(staffInvitations.expiresAt, new Date(now)));

/** Ends all open invitations for a mail address. They stay in the table: the log names them. */
async function endOpen(db: Writer, email: string, now: number): Promise<void> {
	await db
		.update(staffInvitations)
		.set({ expiresAt: new Date(now) })
		.where(and(eq(staffInvitations.email, email), isOpen(now)));
}

/** A new invitation, which ends earlier ones for the same address. Returns its token, which is stored nowhere. */
export async function invite(
	db: Database,
	{
		now,
		event = "invitation-sent",
		...invitation
	}: {
		email: string;
		role: Role;
		stores: readonly string[];
		/** Null: the command line. */
		invitedBy: string | null;
		now: number;
		event?: "invitation-sent" | "invitation-resent";
	},
): Promise<string> {
	const token = randomBytes(24).toString("base64url");
	const email = invitation.email.toLowerCase();
	const tokenHash = hashOf(token);
	await db.transaction(async (tx) => {
		await endOpen(tx, email, now);
		await tx.insert(staffInvitations).values({
			...invitation,
			email,
			stores: [...invitation.stores],
			tokenHash,
			at: new Date(now),
			expiresAt: new Date(now + INVITATION_DAYS * DAY),
		});
		await recordEvent(tx, { author: invitation.invitedBy, what: event, subject: tokenHash });
	});
	return token;
}

/** The path of the page behind the link. */
export const joinPath = (token: string): string => `/admin/join?${new URLSearchParams({ token })}`;

/** Newest first, without those that only the console knows. */
export async function openInvitations(db: Database, now: number): Promise<Invitation[]> {
	return db
		.select()
		.from(staffInvitations)
		.where(and(isOpen(now), ne(staffInvitations.email, ANYBODY)))
		.orderBy(desc(staffInvitations.at));
}

/** By the hash of its token, which is what forms name it by. Null unless it is open. */
export async function openInvitation(
	db: Pick<Database, "select">,
	tokenHash: string,
	now: number,
): Promise<Invitation | null> {
	const [found] = await db
		.select()
		.from(staffInvitations)
		.where(and(eq(staffInvitations.tokenHash, tokenHash), isOpen(now)));
	// What the console printed is for the first owner only.
	return found && (found.email !== ANYBODY || !(await hasStaff(db))) ? found : null;
}

export const invitationOf = (db: Database, token: string, now: number): Promise<Invitation | null> =>
	openInvitation(db, hashOf(token), now);

export async function revokeInvitation(
	db: Database,
	{ by, tokenHash, now }: { by: string; tokenHash: string; now: number },
): Promise<void> {
	await db.transaction(async (tx) => {
		const ended = await tx
			.update(staffInvitations)
			.set({ expiresAt: new Date(now) })
			.where(and(eq(staffInvitations.tokenHash, tokenHash), isOpen(now)))
			.returning({ tokenHash: staffInvitations.tokenHash });
		if (ended.length > 0) await recordEvent(tx, { author: by, what: "invitation-revoked", subject: tokenHash });
	});
}

/** Makes somebody a colleague. Of two uses at the same moment one succeeds; false: it is not open any more. */
export async function acceptInvitation(
	db: Database,
	{ token, userId, now }: { token: string; userId: string; now: number },
): Promise<boolean> {
	const tokenHash = hashOf(token);
	return db.transaction(async (tx) => {
		if (await isColleague(tx, userId)) return false;
		if (!(await openInvitation(tx, tokenHash, now))) return false;
		const [used] = await tx
			.update(staffInvitations)
			.set({ usedAt: new Date(now) })
			.where(and(eq(staffInvitations.tokenHash, tokenHash), isOpen(now)))
			.returning();
		if (!used) return false;
		await endOpen(tx, used.email, now);
		const { role, stores } = used;
		await tx
			.insert(staff)
			.values({ userId, role, stores, since: new Date(now) })
			.onConflictDoUpdate({ target: staff.userId, set: { role, stores, active: true, since: new Date(now) } });
		await recordEvent(tx, { author: userId, what: "joined", subject: tokenHash });
		return true;
	});
}

/** Whether somebody works here already: an invitation must not change their role. */
export async function isColleague(db: Pick<Database, "select">, userId: string): Promise<boolean> {
	const [found] = await db
		.select({ userId: staff.userId })
		.from(staff)
		.where(and(eq(staff.userId, userId), eq(staff.active, true)));
	return found !== undefined;
}

export async function hasStaff(db: Pick<Database, "select">): Promise<boolean> {
	const [found] = await db.select({ userId: staff.userId }).from(staff).where(eq(staff.active, true)).limit(1);
	return found !== undefined;
}

/** Whether there is an account with this address, which somebody has confirmed. */
export async function hasAccount(db: Database, email: string): Promise<boolean> {
	const [found] = await db
		.select({ id: users.id })
		.from(users)
		.where(and(eq(users.email, email.toLowerCase()), eq(users.emailVerified, true)));
	return found !== undefined;
}
