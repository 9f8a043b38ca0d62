import type { Database } from "../../../db/connect";
import { staffProofs } from "../../../db/schema";
import { m } from "../../paraglide/messages.js";
import type { Limits } from "../../platform/limits.server";
import type { Services } from "../../platform/services.server";
import { recordEvent } from "../staff/record-event.server";
import type { AtWork } from "../staff-context.server";
import { acceptAuthenticatorCode } from "./authenticator.server";
import { BACKUP_CODE_DIGITS, spendBackupCode } from "./backup-codes.server";
import { acceptPasskey } from "./passkeys.server";

export type ProofMethod = typeof staffProofs.$inferSelect.method;

/** Notes that this session has shown a second factor just now. */
export async function noteProof(
	db: Pick<Database, "insert">,
	{ sessionId, method, now }: { sessionId: string; method: ProofMethod; now: number },
): Promise<void> {
	const at = new Date(now);
	await db
		.insert(staffProofs)
		.values({ sessionId, method, at })
		.onConflictDoUpdate({ target: staffProofs.sessionId, set: { method, at } });
}

interface Failure {
	status: number;
	text: string;
	/** Seconds. */
	retryAfter?: number;
}

/** Counts a try by code, before anything is compared. Null: it may be made. */
export async function codeLimit(limits: Limits, userId: string): Promise<Failure | null> {
	const waits = [await limits.take("proof by account", userId), await limits.take("proof by account in a day", userId)];
	return refusal(Math.max(...waits.map((wait) => wait ?? 0)));
}

const refusal = (wait: number): Failure | null =>
	wait === 0 ? null : { status: 429, text: m.too_many({ minutes: Math.ceil(wait / 60) }), retryAfter: wait };

/** Spaces and hyphens are how people read codes out to themselves. */
export const bareCode = (typed: string): string => typed.replace(/[\s-]/g, "").slice(0, 40);

type Parts = Pick<Services, "db" | "limits" | "siteUrl" | "vault">;

/** STAFF-3: shows a second factor. Whatever is wrong with a code, the response is the same. */
export async function prove(
	{ db, limits, siteUrl, vault }: Parts,
	{ staff, sessionId }: Pick<AtWork, "sessionId" | "staff">,
	shown: { code: string } | { passkey: string },
	now: number,
): Promise<Failure | null> {
	const userId = staff.id;
	const limited =
		"code" in shown ? await codeLimit(limits, userId) : refusal((await limits.take("passkey by account", userId)) ?? 0);
	if (limited) return limited;
	const method = await methodOf();
	if (method) await noteProof(db, { sessionId, method, now });
	await recordEvent(db, { author: userId, what: method ? "proof-passed" : "proof-failed" });
	if (method) return null;
	return { status: 400, text: "code" in shown ? m.admin_proof_wrong_code() : m.admin_proof_wrong_passkey() };

	async function methodOf(): Promise<ProofMethod | null> {
		if ("passkey" in shown) {
			const isGood = await acceptPasskey({ db, siteUrl }, { userId, sessionId, json: shown.passkey, now });
			return isGood ? "passkey" : null;
		}
		const code = bareCode(shown.code);
		if (!/^\d+$/.test(code)) return null;
		if (code.length === BACKUP_CODE_DIGITS)
			return (await spendBackupCode(db, vault, { userId, code, now })) ? "backup-code" : null;
		return (await acceptAuthenticatorCode(db, vault, { userId, code, now })) ? "authenticator" : null;
	}
}
