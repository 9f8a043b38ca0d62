import { createWriteStream, rmSync } from "node:fs";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { Refusal } from "../../db/refusal";
import { FolderInUse, keptSecret, openDataFolder } from "../data-folder";
import { readSettings, type Settings, StartError, siteUrlOf } from "../settings";
import { readArguments } from "./arguments";
import { askSite, SiteNotListening } from "./ask-site";
import type { CommandRequest } from "./request";

/** A starting site holds the folder before it listens; another command holds it briefly. */
const TIMEOUT_MS = 30_000;

interface Terminal {
	environment: NodeJS.ProcessEnv;
	stdout: Writable;
	stderr: Writable;
}

/** Runs a command such as `stories list`; returns the exit code. */
export async function runCommand(words: readonly string[], { environment, stdout, stderr }: Terminal): Promise<0 | 1> {
	const complain = (line: string) => stderr.write(`${line}\n`);
	try {
		const { request, file, note } = readArguments(words);
		const settings = readSettings(environment);
		const output = request ? runRequest(settings, request, complain) : runRestore(settings, file ?? "");
		if (request && file) {
			await writeTo(file, request.ask === "back up" ? withSecret(settings, output) : output);
			stdout.write(`Written to ${file}.\n`);
		} else await pipeline(output, stdout, { end: false });
		if (note) complain(note);
		return 0;
	} catch (cause) {
		// The reader closed the pipe: `… list | head`.
		if ((cause as NodeJS.ErrnoException).code !== "EPIPE") complain(errorMessage(cause as Error));
		return 1;
	}
}

/** Runs the request on PostgreSQL, on the embedded database, or through the site that has the latter open. */
async function* runRequest(
	settings: Settings,
	request: CommandRequest,
	complain: (line: string) => void,
): AsyncGenerator<string> {
	if (settings.DATABASE_URL) return yield* runHere(settings, request);
	const deadline = Date.now() + TIMEOUT_MS;
	for (;;) {
		try {
			const folder = openDataFolder(settings.DATA_DIR, { alone: true });
			complain(`No site is running on DATA_DIR ${settings.DATA_DIR}: opening its database directly.`);
			try {
				return yield* runHere(settings, request);
			} finally {
				folder.release();
			}
		} catch (cause) {
			if (!(cause instanceof FolderInUse)) throw cause;
		}
		try {
			return yield* askSite(settings.DATA_DIR, request);
		} catch (cause) {
			if (!(cause instanceof SiteNotListening)) throw cause;
			if (Date.now() > deadline)
				throw new Refusal(`DATA_DIR ${settings.DATA_DIR} is in use by a program that does not respond.`);
		}
		await wait(100);
	}
}

/** Imported on demand: a command that only talks to the running site starts in half the time. */
async function* runHere(settings: Settings, request: CommandRequest): AsyncGenerator<string> {
	const [{ openDatabase }, { perform }] = await Promise.all([import("../open-database"), import("./perform")]);
	const connection = await openDatabase(settings);
	try {
		yield* perform(connection.db, request, { siteUrl: siteUrlOf(settings) });
	} finally {
		await connection.close();
	}
}

/** A backup plus the secret that encrypts its queued mails, if it is kept in the data folder. */
async function* withSecret(settings: Settings, backup: AsyncGenerator<string>): AsyncGenerator<string> {
	yield* backup;
	if (!settings.AUTH_SECRET) yield `${JSON.stringify({ secret: keptSecret(settings.DATA_DIR) })}\n`;
}

async function* runRestore(settings: Settings, file: string): AsyncGenerator<string> {
	const { restore } = await import("./restore");
	const folder = openDataFolder(settings.DATA_DIR, { alone: !settings.DATABASE_URL });
	try {
		yield* restore(settings, file);
	} finally {
		folder.release();
	}
}

/** Writes the output to a new file that only its owner can read; removes the file on failure. */
async function writeTo(file: string, output: AsyncGenerator<string>): Promise<void> {
	const stream = createWriteStream(file, { flags: "wx", mode: 0o600 });
	await new Promise<void>((opened, fail) => {
		stream.once("open", () => opened());
		stream.once("error", ({ code, message }: NodeJS.ErrnoException) =>
			fail(new Refusal(code === "EEXIST" ? `${file} already exists.` : `Cannot write ${file}: ${message}.`)),
		);
	});
	try {
		await pipeline(output, stream);
	} catch (cause) {
		rmSync(file, { force: true });
		throw cause;
	}
}

function errorMessage(cause: Error): string {
	if (cause instanceof Refusal || cause instanceof StartError) return cause.message;
	// Drizzle's message is the whole statement; its cause has the database's message.
	const { message } = cause.cause instanceof Error ? cause.cause : cause;
	return `Command failed: ${message}`;
}
