import { randomInt } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../db/connect";
import { staffBackupCodes } from "../../../db/schema";
import type { Vault } from "../../platform/vault.server";

const PURPOSE = "backup code";
const CODES = 10;
export const BACKUP_CODE_DIGITS = 12;

/** Replaces all earlier codes. This is the only moment at which the new ones can be read: "1234 5678 9012". */
export async function renewBackupCodes(
	db: Pick<Database, "delete" | "insert">,
	vault: Vault,
	userId: string,
): Promise<string[]> {
	const codes = Array.from({ length: CODES }, () =>
		Array.from({ length: BACKUP_CODE_DIGITS }, () => randomInt(10)).join(""),
	);
	await db.delete(staffBackupCodes).where(eq(staffBackupCodes.userId, userId));
	await db
		.insert(staffBackupCodes)
		.values(codes.map((code) => ({ userId, codeHash: vault.fingerprint(PURPOSE, `${userId} ${code}`) })));
	return codes.map((code) => code.replace(/(\d{4})(?=\d)/g, "$1 "));
}

/** Whether this is one of their codes that was not used before. */
export async function spendBackupCode(
	db: Pick<Database, "update">,
	vault: Vault,
	{ userId, code, now }: { userId: string; code: string; now: number },
): Promise<boolean> {
	const spent = await db
		.update(staffBackupCodes)
		.set({ usedAt: new Date(now) })
		.where(
			and(
				eq(staffBackupCodes.userId, userId),
				eq(staffBackupCodes.codeHash, vault.fingerprint(PURPOSE, `${userId} ${code}`)),
				isNull(staffBackupCodes.usedAt),
			),
		)
		.returning({ userId: staffBackupCodes.userId });
	return spent.length === 1;
}
