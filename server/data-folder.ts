import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "./settings";

/** Makes `DATA_DIR` if need be, and takes it for this process alone where the embedded database lives in it. */
export function openDataFolder(folder: string, { alone }: { alone: boolean }): { release: () => void } {
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
	} catch (cause) {
		throw new StartError(`DATA_DIR ${folder} cannot be made: ${(cause as Error).message}`);
	}
	return alone ? claim(folder) : { release: () => {} };
}

/**
 * The embedded database has no lock of its own and loses rows when two
 * processes open it. SQLite's exclusive transaction is a lock of the operating system: it ends with the process,
 * however that ends, so there is never a stale one to clear away.
 */
function claim(folder: string): { release: () => void } {
	let lock: DatabaseSync | undefined;
	try {
		lock = new DatabaseSync(join(folder, "lock"));
		lock.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
	} catch (cause) {
		lock?.close();
		const busy = /locked|busy/i.test((cause as Error).message);
		throw new StartError(
			busy
				? `DATA_DIR ${folder} is in use by another server. Stop that one, or give this one a folder of its own.`
				: `DATA_DIR ${folder} cannot be written: ${(cause as Error).message}`,
		);
	}
	return { release: () => lock.close() };
}

/** The secret that signs sessions; made on the first start and kept, so that restarts sign nobody out. */
export function keptSecret(folder: string): string {
	const file = join(folder, "auth-secret");
	if (existsSync(file)) return readFileSync(file, "utf8").trim();
	const secret = randomBytes(32).toString("base64url");
	writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: "wx" });
	return secret;
}
