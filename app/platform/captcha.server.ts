import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { lt } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../db/connect";
import { usedCaptchas } from "../../db/schema";

/** Proof of work: cheap for one browser, expensive for a flood of forms (ALTCHA, on our own server). */
export interface Captcha {
	challenge(): Promise<Challenge>;
	/** True once for each solved challenge. A rolled-back transaction leaves the challenge unused. */
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

/** A solved challenge is about 800 characters long. */
const LONGEST_TOKEN = 4_000;

/** The shape is checked here, the signature over all parameters by the library, before it does any work with them. */
const payloadShape = z.object({
	challenge: z.object({ parameters: z.looseObject({}), signature: z.string() }),
	solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

function parsePayload(token: string): Payload | undefined {
	if (token.length > LONGEST_TOKEN) return undefined;
	try {
		const json: unknown = JSON.parse(Buffer.from(token, "base64").toString("utf8"));
		return payloadShape.safeParse(json).data as Payload | undefined;
	} catch {
		return undefined;
	}
}
