import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { Database } from "../../../db/connect";
import { staffAuthenticators } from "../../../db/schema";
import { dealer } from "../../content/dealer";
import type { Vault } from "../../platform/vault.server";

const PURPOSE = "authenticator app";
/** Steps of 30 seconds before and after now whose codes are good, too: clocks of phones differ. */
const WINDOW = 1;

/** Begins, or begins again, as long as no code has confirmed it. */
export async function startAuthenticator(db: Database, vault: Vault, userId: string): Promise<void> {
	const secret = vault.seal(PURPOSE, new Secret({ size: 20 }).base32);
	await db
		.insert(staffAuthenticators)
		.values({ userId, secret })
		.onConflictDoUpdate({
			target: staffAuthenticators.userId,
			set: { secret, lastStep: null },
			setWhere: isNull(staffAuthenticators.confirmedAt),
		});
}

/** What the app is given: as text to type in, and as the content of a QR code. */
export function authenticatorKey(vault: Vault, sealed: string, email: string): { secret: string; uri: string } {
	const secret = vault.unseal(PURPOSE, sealed) as string;
	const totp = new TOTP({ issuer: dealer.name, label: email, secret: Secret.fromBase32(secret) });
	return { secret, uri: totp.toString() };
}

/**
 * Whether this is a code of the app. A code is good once: of two uses, at the same moment too, one succeeds. With `confirming`
 * it is the first one, after which the app counts as a factor.
 */
export async function acceptAuthenticatorCode(
	db: Pick<Database, "select" | "update">,
	vault: Vault,
	{ userId, code, now, confirming = false }: { userId: string; code: string; now: number; confirming?: boolean },
): Promise<boolean> {
	const isTheirs = and(
		eq(staffAuthenticators.userId, userId),
		confirming ? isNull(staffAuthenticators.confirmedAt) : isNotNull(staffAuthenticators.confirmedAt),
	);
	const [found] = await db.select().from(staffAuthenticators).where(isTheirs);
	if (!found) return false;
	const secret = Secret.fromBase32(vault.unseal(PURPOSE, found.secret) as string);
	const delta = TOTP.validate({ token: code, secret, timestamp: now, window: WINDOW });
	if (delta === null) return false;
	const step = TOTP.counter({ timestamp: now }) + delta;
	const used = await db
		.update(staffAuthenticators)
		.set({ lastStep: step, ...(confirming && { confirmedAt: new Date(now) }) })
		.where(and(isTheirs, or(isNull(staffAuthenticators.lastStep), lt(staffAuthenticators.lastStep, step))))
		.returning({ userId: staffAuthenticators.userId });
	return used.length === 1;
}
