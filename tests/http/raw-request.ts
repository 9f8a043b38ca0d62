import { connect } from "node:net";

/** An answer as it came over the wire. */
export interface RawAnswer {
	status: number;
	/** By their names in lower case. */
	headers: ReadonlyMap<string, string>;
	body: string;
}

const PATIENCE = 15_000;

/**
 * Sends bytes that no client would send and gives the first answer; null where the server only hung up. Whoever asks
 * for no end of the connection waits in vain for it, and for so long.
 */
export async function sendRaw(url: string, bytes: string | Uint8Array): Promise<RawAnswer | null> {
	const { hostname, port } = new URL(url);
	const socket = connect(Number(port), hostname);
	const chunks: Buffer[] = [];
	await new Promise<void>((ended) => {
		socket.on("data", (chunk) => chunks.push(chunk));
		socket.on("error", () => ended());
		socket.on("close", () => ended());
		socket.on("connect", () => socket.write(bytes));
		socket.setTimeout(PATIENCE, () => socket.destroy());
	});
	const text = Buffer.concat(chunks).toString("latin1");
	const [, status, head = "", body = ""] = /^HTTP\/1\.1 (\d{3})[^\r]*\r\n([\s\S]*?)\r\n\r\n([\s\S]*)$/.exec(text) ?? [];
	if (!status) return null;
	const pairs = head.split("\r\n").map((line): [string, string] => {
		const colon = line.indexOf(":");
		return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
	});
	return { status: Number(status), headers: new Map(pairs), body };
}
