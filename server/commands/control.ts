import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { pipeline } from "node:stream/promises";
import type { Logger } from "pino";
import type { Database } from "../../db/connect";
import { Refusal } from "../../db/refusal";
import { controlFolder, controlSocket, LONGEST_SOCKET_PATH } from "./control-socket";
import { jsonLine, jsonLines } from "./json-lines";
import { perform } from "./perform";

const LONGEST_REQUEST = 8_000_000;
const PATIENCE = 10_000;

/**
 * Lets commands reach the embedded database through the process that has it open: a socket in the data folder, which
 * only the user that runs the site can open. One request on a connection; the answer comes in pieces, with an end.
 */
export async function listenForCommands(
	dataFolder: string,
	db: Database,
	logger: Logger,
): Promise<{ close: () => Promise<void> }> {
	const path = controlSocket(dataFolder);
	if (Buffer.byteLength(path) > LONGEST_SOCKET_PATH) {
		logger.warn("the path of DATA_DIR is too long for a socket: commands work only while the site is stopped");
		return { close: async () => {} };
	}
	mkdirSync(controlFolder(dataFolder), { recursive: true });
	chmodSync(controlFolder(dataFolder), 0o700);
	// The data folder is ours alone: a socket that is there was left by a process that was killed.
	rmSync(path, { force: true });

	const silent = new Set<Socket>();
	const server = createServer(async (socket) => {
		silent.add(socket);
		socket.setTimeout(PATIENCE, () => socket.destroy());
		socket.on("error", () => {});
		try {
			const { value: request } = await jsonLines(socket, LONGEST_REQUEST).next();
			silent.delete(socket);
			socket.setTimeout(0);
			await pipeline(answer(db, request, logger), socket);
		} catch {
			// Whoever asked has gone, or spoke another language; what was done stays done.
			socket.destroy();
		} finally {
			silent.delete(socket);
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
				for (const socket of silent) socket.destroy();
			}),
	};
}

async function* answer(db: Database, request: unknown, logger: Logger): AsyncGenerator<string> {
	try {
		for await (const text of perform(db, request)) yield jsonLine({ text });
		yield jsonLine({ end: true });
	} catch (cause) {
		if (!(cause instanceof Refusal)) logger.error({ err: cause }, "a command failed");
		yield jsonLine({
			refused: cause instanceof Refusal ? cause.message : "The site could not do it; its log says why.",
		});
	}
}
