import { createWriteStream, rmSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { Refusal } from "../db/refusal";
import { readArguments } from "./commands/arguments";
import { askSite, NobodyListens } from "./commands/ask-site";
import type { CommandRequest } from "./commands/request";
import { FolderInUse, keptSecret, openDataFolder } from "./data-folder";
import { readSettings, type Settings, StartError } from "./settings";

/** A site that starts has its folder before it listens; a command that runs has it for a moment. */
const PATIENCE = 30_000;

try {
	const { request, file, note } = readArguments(process.argv.slice(2));
	const settings = readSettings(process.env);
	if (!request) await pipeline(restored(settings, file ?? ""), process.stdout, { end: false });
	else if (file)
		await writeTo(file, request.ask === "back up" ? withSecret(settings, request) : answered(settings, request));
	else await pipeline(answered(settings, request), process.stdout, { end: false });
	if (note) console.error(note);
} catch (cause) {
	process.exitCode = 1;
	// Whoever reads has had enough: `… list | head`.
	if ((cause as NodeJS.ErrnoException).code !== "EPIPE") console.error(sentence(cause as Error));
}

/** Wherever the database can be reached: PostgreSQL, the embedded one, or through the site that has that one open. */
async function* answered(settings: Settings, request: CommandRequest): AsyncGenerator<string> {
	if (settings.DATABASE_URL) return yield* answeredHere(settings, request);
	const deadline = Date.now() + PATIENCE;
	for (;;) {
		try {
			const folder = openDataFolder(settings.DATA_DIR, { alone: true });
			console.error(`No site runs on DATA_DIR ${settings.DATA_DIR}: its database is opened here.`);
			try {
				return yield* answeredHere(settings, request);
			} finally {
				folder.release();
			}
		} catch (cause) {
			if (!(cause instanceof FolderInUse)) throw cause;
		}
		try {
			return yield* askSite(settings.DATA_DIR, request);
		} catch (cause) {
			if (!(cause instanceof NobodyListens)) throw cause;
			if (Date.now() > deadline)
				throw new Refusal(`DATA_DIR ${settings.DATA_DIR} is in use by a program that does not answer.`);
		}
		await wait(100);
	}
}

/** The database is loaded only here: a command that asks the running site starts in half the time. */
async function* answeredHere(settings: Settings, request: CommandRequest): AsyncGenerator<string> {
	const [{ openDatabase }, { perform }] = await Promise.all([import("./open-database"), import("./commands/perform")]);
	const connection = await openDatabase(settings);
	try {
		yield* perform(connection.db, request);
	} finally {
		await connection.close();
	}
}

/** A backup with the secret that its mails are sealed with, where that is kept in the folder. */
async function* withSecret(settings: Settings, request: CommandRequest): AsyncGenerator<string> {
	yield* answered(settings, request);
	if (!settings.AUTH_SECRET) yield `${JSON.stringify({ secret: keptSecret(settings.DATA_DIR) })}\n`;
}

/** Puts a backup into a database that is new. */
async function* restored(settings: Settings, file: string): AsyncGenerator<string> {
	const { restore } = await import("./commands/restore");
	const folder = openDataFolder(settings.DATA_DIR, { alone: !settings.DATABASE_URL });
	try {
		yield* restore(settings, file);
	} finally {
		folder.release();
	}
}

/** The whole answer in a new file that only its owner can read, or no file. */
async function writeTo(file: string, answer: AsyncGenerator<string>): Promise<void> {
	const stream = createWriteStream(file, { flags: "wx", mode: 0o600 });
	await new Promise<void>((opened, fail) => {
		stream.once("open", () => opened());
		stream.once("error", ({ code, message }: NodeJS.ErrnoException) =>
			fail(
				new Refusal(code === "EEXIST" ? `There is a file ${file} already.` : `${file} cannot be written: ${message}.`),
			),
		);
	});
	try {
		await pipeline(answer, stream);
	} catch (cause) {
		rmSync(file, { force: true });
		throw cause;
	}
	console.log(`Written to ${file}.`);
}

function sentence(cause: Error): string {
	if (cause instanceof Refusal || cause instanceof StartError) return cause.message;
	// Drizzle's own message is the whole statement; the database's says what was wrong.
	const { message } = cause.cause instanceof Error ? cause.cause : cause;
	return `It could not be done: ${message}`;
}
