import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import type { Database } from "../../../db/connect";
import { verifications } from "../../../db/schema";

/** `reset-password` links are issued by Better Auth, in the same table and under the same kind of name. */
type LinkPurpose = "confirm-address" | "reset-password";

/**
 * The tokens of mailed links. The table holds hashes only. Using one, or changing the password or the e-mail address,
 * ends all links of that account.
 */
export function singleUseLinks(db: Database) {
	const isValid = (purpose: LinkPurpose, token: string) =>
		and(eq(verifications.identifier, hashIdentifier(`${purpose}:${token}`)), gt(verifications.expiresAt, new Date()));
	const revokeAll = async (userId: string): Promise<void> =>
		void (await db.delete(verifications).where(eq(verifications.value, userId)));
	return {
		async issue(purpose: LinkPurpose, userId: string, lifetime: number): Promise<string> {
			const token = randomBytes(24).toString("base64url");
			await db.delete(verifications).where(lt(verifications.expiresAt, new Date()));
			await db.insert(verifications).values({
				id: randomUUID(),
				identifier: hashIdentifier(`${purpose}:${token}`),
				value: userId,
				expiresAt: new Date(Date.now() + lifetime),
			});
			return token;
		},
		/** Whose link it is; the link stays valid. */
		async ownerOf(purpose: LinkPurpose, token: string): Promise<string | null> {
			const [link] = await db.select().from(verifications).where(isValid(purpose, token));
			return link?.value ?? null;
		},
		/** Uses the link up, and with it all others of its owner. Of two uses at the same moment one succeeds. */
		async redeem(purpose: LinkPurpose, token: string): Promise<string | null> {
			const [link] = await db.delete(verifications).where(isValid(purpose, token)).returning();
			if (!link) return null;
			await revokeAll(link.value);
			return link.value;
		},
		revokeAll,
	};
}

/** How tokens are stored, by us and by Better Auth. */
export const hashIdentifier = (identifier: string): string =>
	createHash("sha256").update(identifier).digest("base64url");
