import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { pipeline } from "node:stream/promises";
import type { Logger } from "pino";
import type { Database } from "../../db/connect";
import { Refusal } from "../../db/refusal";
import { controlFolder, controlSocket, MAX_SOCKET_PATH } from "./control-socket";
import { jsonLine, jsonLines } from "./json-lines";
import { perform } from "./perform";
import type { At } from "./staff";

const MAX_REQUEST_LENGTH = 8_000_000;
const TIMEOUT_MS = 10_000;

/**
 * Lets commands reach the embedded database through the process that has it open: a Unix socket in the data folder, for
 * the site's user only. One request per connection; the response comes in pieces, terminated by an end marker.
 */
export async function listenForCommands(
	dataFolder: string,
	db: Database,
	logger: Logger,
	at: At,
): Promise<{ close: () => Promise<void> }> {
	const path = controlSocket(dataFolder);
	if (Buffer.byteLength(path) > MAX_SOCKET_PATH) {
		logger.warn("the path of DATA_DIR is too long for a socket: commands only work while the site is stopped");
		return { close: async () => {} };
	}
	mkdirSync(controlFolder(dataFolder), { recursive: true });
	chmodSync(controlFolder(dataFolder), 0o700);
	// We hold the lock on the data folder, so an existing socket was left behind by a killed process.
	rmSync(path, { force: true });

	const pending = new Set<Socket>();
	const server = createServer(async (socket) => {
		pending.add(socket);
		socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
		socket.on("error", () => {});
		try {
			const { value: request } = await jsonLines(socket, MAX_REQUEST_LENGTH).next();
			pending.delete(socket);
			socket.setTimeout(0);
			await pipeline(respond(db, request, logger, at), socket);
		} catch {
			// The client has gone or sent something invalid. Changes already made stay.
			socket.destroy();
		} finally {
			pending.delete(socket);
		}
	});
	await new Promise<void>((listening, fail) => {
		server.once("error", fail);
		server.listen(path, listening);
	});
	chmodSync(path, 0o600);
	return {
		close: () =>
			new Promise((closed) => {
				server.close(() => closed());
				for (const socket of pending) socket.destroy();
			}),
	};
}

async function* respond(db: Database, request: unknown, logger: Logger, at: At): AsyncGenerator<string> {
	try {
		for await (const text of perform(db, request, at)) yield jsonLine({ text });
		yield jsonLine({ end: true });
	} catch (cause) {
		if (!(cause instanceof Refusal)) logger.error({ err: cause }, "a command failed");
		yield jsonLine({
			refused: cause instanceof Refusal ? cause.message : "The command failed; see the site's log.",
		});
	}
}
