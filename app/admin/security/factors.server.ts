import { and, count, desc, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../db/connect";
import { staffAuthenticators, staffBackupCodes, staffPasskeys } from "../../../db/schema";

/** What somebody can show as a second factor, and an authenticator app that waits for its first code. */
export async function factorsOf(db: Database, userId: string) {
	const [[authenticator], passkeys, [unused]] = await Promise.all([
		db.select().from(staffAuthenticators).where(eq(staffAuthenticators.userId, userId)),
		db
			.select({
				id: staffPasskeys.id,
				name: staffPasskeys.name,
				at: staffPasskeys.at,
				lastUsedAt: staffPasskeys.lastUsedAt,
			})
			.from(staffPasskeys)
			.where(eq(staffPasskeys.userId, userId))
			.orderBy(desc(staffPasskeys.at)),
		db
			.select({ count: count() })
			.from(staffBackupCodes)
			.where(and(eq(staffBackupCodes.userId, userId), isNull(staffBackupCodes.usedAt))),
	]);
	return { authenticator, passkeys, backupCodes: unused?.count ?? 0 };
}

/** Backup codes stand in for a factor: without one they are worth nothing, and must not outlast it. */
export async function dropCodesWithoutFactor(db: Pick<Database, "delete" | "select">, userId: string): Promise<void> {
	const [app] = await db
		.select({ confirmedAt: staffAuthenticators.confirmedAt })
		.from(staffAuthenticators)
		.where(eq(staffAuthenticators.userId, userId));
	const [passkey] = await db
		.select({ id: staffPasskeys.id })
		.from(staffPasskeys)
		.where(eq(staffPasskeys.userId, userId))
		.limit(1);
	if (!app?.confirmedAt && !passkey) await db.delete(staffBackupCodes).where(eq(staffBackupCodes.userId, userId));
}

/** Takes all of somebody's factors away, so that they can set up new ones. */
export async function resetFactors(db: Pick<Database, "delete">, userId: string): Promise<void> {
	await db.delete(staffAuthenticators).where(eq(staffAuthenticators.userId, userId));
	await db.delete(staffPasskeys).where(eq(staffPasskeys.userId, userId));
	await db.delete(staffBackupCodes).where(eq(staffBackupCodes.userId, userId));
}
