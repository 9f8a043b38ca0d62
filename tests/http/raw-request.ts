import { connect } from "node:net";

/** A response as received, unparsed by any HTTP client. */
export interface RawAnswer {
	status: number;
	/** Names in lower case. */
	headers: ReadonlyMap<string, string>;
	body: string;
}

const TIMEOUT_MS = 15_000;

/**
 * Sends raw bytes and returns the first response; null if the server just closed the connection. Without
 * `Connection: close` in the request this waits for the timeout.
 */
export async function sendRaw(url: string, bytes: string | Uint8Array): Promise<RawAnswer | null> {
	const { hostname, port } = new URL(url);
	const socket = connect(Number(port), hostname);
	const chunks: Buffer[] = [];
	await new Promise<void>((ended) => {
		socket.on("data", (chunk) => chunks.push(Buffer.from(chunk)));
		socket.on("error", () => ended());
		socket.on("close", () => ended());
		socket.on("connect", () => socket.write(bytes));
		socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
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
