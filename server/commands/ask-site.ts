import { connect, type Socket } from "node:net";
import { z } from "zod";
import { Refusal } from "../../db/refusal";
import { controlSocket, MAX_SOCKET_PATH } from "./control-socket";
import { jsonLine, jsonLines } from "./json-lines";
import type { CommandRequest } from "./request";

const TIMEOUT_MS = 60_000;
const MAX_PIECE_LENGTH = 8_000_000;

const piece = z.union([
	z.object({ text: z.string() }),
	z.object({ refused: z.string() }),
	z.object({ end: z.literal(true) }),
]);

/** No site is listening in that data folder. */
export class SiteNotListening extends Error {}

/** Sends a request to the running site and yields its output. */
export async function* askSite(dataFolder: string, request: CommandRequest): AsyncGenerator<string> {
	const socket = await connectTo(dataFolder);
	socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
	socket.on("error", () => {});
	try {
		socket.write(jsonLine(request));
		for await (const line of jsonLines(socket, MAX_PIECE_LENGTH)) {
			const reply = piece.parse(line);
			if ("refused" in reply) throw new Refusal(reply.refused);
			if ("end" in reply) return;
			yield reply.text;
		}
	} finally {
		socket.destroy();
	}
	throw new Refusal("The site stopped responding; check with list whether the change was made.");
}

async function connectTo(dataFolder: string): Promise<Socket> {
	const path = controlSocket(dataFolder);
	if (Buffer.byteLength(path) > MAX_SOCKET_PATH)
		throw new Refusal("The path of DATA_DIR is too long for a socket: stop the site first, or move the folder.");
	const socket = connect(path);
	await new Promise<void>((connected, fail) => {
		socket.once("connect", connected);
		socket.once("error", ({ message }) => fail(new SiteNotListening(message)));
	});
	return socket;
}
