import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "./settings";

/** Another process has the folder open. */
export class FolderInUse extends StartError {}

/**
 * Creates `DATA_DIR` if it is missing and, for the embedded database, locks it for this process (`alone`). `timeout` is how
 * long to wait for a folder in use, in milliseconds: a command holds it only briefly.
 */
export function openDataFolder(
	folder: string,
	{ alone, timeout = 0 }: { alone: boolean; timeout?: number },
): { release: () => void } {
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
	} catch (cause) {
		throw new StartError(`DATA_DIR ${folder} cannot be created: ${(cause as Error).message}`);
	}
	return alone ? lock(folder, timeout) : { release: () => {} };
}

/**
 * PGlite does not lock its folder and loses rows when two processes open it. SQLite's exclusive transaction is a lock of the
 * operating system: it ends with the process, even after a crash, so it can never be stale.
 */
function lock(folder: string, timeout: number): { release: () => void } {
	let database: DatabaseSync | undefined;
	try {
		database = new DatabaseSync(join(folder, "lock"), { timeout });
		database.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
	} catch (cause) {
		database?.close();
		if (/locked|busy/i.test((cause as Error).message))
			throw new FolderInUse(
				`DATA_DIR ${folder} is in use by another server. Stop that one, or give this one a folder of its own.`,
			);
		throw new StartError(`DATA_DIR ${folder} cannot be written: ${(cause as Error).message}`);
	}
	return { release: () => database.close() };
}

/** The secret that signs sessions: created on the first start (or `given`) and stored, so that a restart signs nobody out. */
export function keptSecret(folder: string, given?: string): string {
	const file = join(folder, "auth-secret");
	if (existsSync(file)) return readFileSync(file, "utf8").trim();
	const secret = given ?? randomBytes(32).toString("base64url");
	writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: "wx" });
	return secret;
}
