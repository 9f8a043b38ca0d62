import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const NONCE = 12;
const TAG = 16;

/** What a stolen copy of the database must not reveal. Each purpose has a key of its own, made from the site's secret. */
export interface Vault {
	/** Encrypts. */
	seal(purpose: string, value: unknown): string;
	unseal(purpose: string, text: string): unknown;
	/** For what is only ever compared: the same text gives the same fingerprint. */
	fingerprint(purpose: string, text: string): string;
}

export function createVault(secret: string): Vault {
	const key = (purpose: string) => createHash("sha256").update(`${purpose}:${secret}`).digest();
	return {
		seal(purpose, value) {
			const nonce = randomBytes(NONCE);
			const cipher = createCipheriv(ALGORITHM, key(purpose), nonce);
			const sealed = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
			return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
		},
		unseal(purpose, text) {
			const bytes = Buffer.from(text, "base64");
			const decipher = createDecipheriv(ALGORITHM, key(purpose), bytes.subarray(0, NONCE));
			decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
			return JSON.parse(decipher.update(bytes.subarray(NONCE + TAG)).toString("utf8") + decipher.final("utf8"));
		},
		fingerprint: (purpose, text) => createHmac("sha256", key(purpose)).update(text).digest("base64url"),
	};
}
