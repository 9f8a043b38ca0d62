import { connect, type Socket } from "node:net";
import { z } from "zod";
import { Refusal } from "../../db/refusal";
import { controlSocket, LONGEST_SOCKET_PATH } from "./control-socket";
import { jsonLine, jsonLines } from "./json-lines";
import type { CommandRequest } from "./request";

const PATIENCE = 60_000;
const LONGEST_PIECE = 8_000_000;

const piece = z.union([
	z.object({ text: z.string() }),
	z.object({ refused: z.string() }),
	z.object({ end: z.literal(true) }),
]);

/** Nobody listens in that data folder. */
export class NobodyListens extends Error {}

/** Has the running site do what is asked, and hands on what it tells. */
export async function* askSite(dataFolder: string, request: CommandRequest): AsyncGenerator<string> {
	const socket = await reach(dataFolder);
	socket.setTimeout(PATIENCE, () => socket.destroy());
	socket.on("error", () => {});
	try {
		socket.write(jsonLine(request));
		for await (const line of jsonLines(socket, LONGEST_PIECE)) {
			const said = piece.parse(line);
			if ("refused" in said) throw new Refusal(said.refused);
			if ("end" in said) return;
			yield said.text;
		}
	} finally {
		socket.destroy();
	}
	throw new Refusal("The site stopped answering; the list shows whether it was done.");
}

async function reach(dataFolder: string): Promise<Socket> {
	const path = controlSocket(dataFolder);
	if (Buffer.byteLength(path) > LONGEST_SOCKET_PATH)
		throw new Refusal("The path of DATA_DIR is too long to reach the running site: stop it first, or move the folder.");
	const socket = connect(path);
	await new Promise<void>((connected, fail) => {
		socket.once("connect", connected);
		socket.once("error", ({ message }) => fail(new NobodyListens(message)));
	});
	return socket;
}
