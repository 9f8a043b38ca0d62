import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "./settings";

/** Another process has the folder. */
export class FolderInUse extends StartError {}

/**
 * Makes `DATA_DIR` if need be, and takes it for this process alone where the embedded database lives in it. One that is
 * in use is waited for as long as the patience lasts: a command has it only for moments.
 */
export function openDataFolder(
	folder: string,
	{ alone, patience = 0 }: { alone: boolean; patience?: number },
): { release: () => void } {
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
	} catch (cause) {
		throw new StartError(`DATA_DIR ${folder} cannot be made: ${(cause as Error).message}`);
	}
	return alone ? claim(folder, patience) : { release: () => {} };
}

/**
 * The embedded database has no lock of its own and loses rows when two
 * processes open it. SQLite's exclusive transaction is a lock of the operating system: it ends with the process,
 * however that ends, so there is never a stale one to clear away.
 */
function claim(folder: string, timeout: number): { release: () => void } {
	let lock: DatabaseSync | undefined;
	try {
		lock = new DatabaseSync(join(folder, "lock"), { timeout });
		lock.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
	} catch (cause) {
		lock?.close();
		if (/locked|busy/i.test((cause as Error).message))
			throw new FolderInUse(
				`DATA_DIR ${folder} is in use by another server. Stop that one, or give this one a folder of its own.`,
			);
		throw new StartError(`DATA_DIR ${folder} cannot be written: ${(cause as Error).message}`);
	}
	return { release: () => lock.close() };
}

/** The secret that signs sessions; made on the first start (or `given`) and kept, so that restarts sign nobody out. */
export function keptSecret(folder: string, given?: string): string {
	const file = join(folder, "auth-secret");
	if (existsSync(file)) return readFileSync(file, "utf8").trim();
	const secret = given ?? randomBytes(32).toString("base64url");
	writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: "wx" });
	return secret;
}
