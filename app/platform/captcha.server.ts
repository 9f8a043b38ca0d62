import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { lt } from "drizzle-orm";
import type { Database } from "../../db/connect";
import { usedCaptchas } from "../../db/schema";

/** A proof of work that a browser does by itself and a flood of forms cannot afford (ALTCHA, on our own server). */
export interface Captcha {
	challenge(): Promise<Challenge>;
	/** True once for each solved challenge; within a transaction that is given up, as if it had never been asked. */
	accepts(token: string, transaction?: Pick<Database, "delete" | "insert">): Promise<boolean>;
}

const GOOD_FOR = 20 * 60_000;

export function createCaptcha({ db, secret }: { db: Database; secret: string }): Captcha {
	const secrets = {
		hmacSignatureSecret: `captcha:${secret}`,
		hmacKeySignatureSecret: `captcha key:${secret}`,
	};
	return {
		challenge: () =>
			createChallenge({
				algorithm: "PBKDF2/SHA-256",
				// About half a second on a phone.
				cost: 2_000,
				counter: randomInt(50, 250),
				expiresAt: new Date(Date.now() + GOOD_FOR),
				deriveKey,
				...secrets,
			}),
		async accepts(token, within = db) {
			const payload = parsePayload(token);
			if (!payload) return false;
			const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets });
			const { signature } = payload.challenge;
			if (!verified || !signature) return false;
			await within.delete(usedCaptchas).where(lt(usedCaptchas.expiresAt, new Date()));
			const first = await within
				.insert(usedCaptchas)
				.values({ signature, expiresAt: new Date(Date.now() + GOOD_FOR) })
				.onConflictDoNothing()
				.returning();
			return first.length === 1;
		},
	};
}

function parsePayload(token: string): Payload | undefined {
	try {
		const payload = JSON.parse(Buffer.from(token, "base64").toString("utf8")) as Partial<Payload> | null;
		return payload?.challenge?.parameters && payload.solution ? (payload as Payload) : undefined;
	} catch {
		return undefined;
	}
}
