import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const NONCE = 12;
const TAG = 16;

const key = (secret: string) => createHash("sha256").update(`mail queue:${secret}`).digest();

/** Encrypts queued mails: they contain sign-in links that a stolen copy of the database must not reveal. */
export function seal(value: unknown, secret: string): string {
	const nonce = randomBytes(NONCE);
	const cipher = createCipheriv(ALGORITHM, key(secret), nonce);
	const sealed = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
	return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
}

export function unseal(text: string, secret: string): unknown {
	const bytes = Buffer.from(text, "base64");
	const decipher = createDecipheriv(ALGORITHM, key(secret), bytes.subarray(0, NONCE));
	decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
	return JSON.parse(decipher.update(bytes.subarray(NONCE + TAG)).toString("utf8") + decipher.final("utf8"));
}
