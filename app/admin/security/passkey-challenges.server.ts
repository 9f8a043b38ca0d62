import { randomUUID } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { Database } from "../../../db/connect";
import { verifications } from "../../../db/schema";

/** Milliseconds: as long as browsers let one look for the key. */
const LIFETIME = 5 * 60_000;
/** In the table of the mailed links, under a name of its own. */
const nameOf = (sessionId: string) => `passkey-challenge:${sessionId}`;

/** A session has one challenge at a time. */
export async function issueChallenge(db: Database, sessionId: string, challenge: string): Promise<void> {
	const identifier = nameOf(sessionId);
	await db.transaction(async (tx) => {
		await tx.delete(verifications).where(eq(verifications.identifier, identifier));
		await tx.insert(verifications).values({
			id: randomUUID(),
			identifier,
			value: challenge,
			expiresAt: new Date(Date.now() + LIFETIME),
		});
	});
}

/** The challenge of this session, which nobody can use again. */
export async function takeChallenge(db: Database, sessionId: string): Promise<string | null> {
	const taken = await db
		.delete(verifications)
		.where(and(eq(verifications.identifier, nameOf(sessionId)), gt(verifications.expiresAt, new Date())))
		.returning({ challenge: verifications.value });
	return taken[0]?.challenge ?? null;
}
