import { Agent, request as ask } from "node:http";
import { connect } from "node:net";
import type { HostileRequest } from "./requests";

/** The parts of a response that are checked. */
export interface Answer {
	status: number;
	header: (name: string) => string;
	body: string;
}

/** Milliseconds without a response after which the server counts as hanging. */
const TIMEOUT_MS = 60_000;

/** Whether Node's HTTP client accepts the request; all others go over a raw socket. */
export const isSendable = ({ target, headers }: HostileRequest) =>
	/^[\x21-\xff]+$/.test(target) &&
	headers.every(([name, value]) => /^[\t\x20-\x7e\x80-\xff]*$/.test(value) && !/^(expect|upgrade)$/i.test(name));

/** Sends over keep-alive connections, as a browser does. */
export function sender(url: string) {
	const { hostname, port } = new URL(url);
	const agent = new Agent({ keepAlive: true, maxSockets: 64 });
	const send = ({ method, target, headers, body }: HostileRequest) =>
		new Promise<Answer>((answered, failed) => {
			const request = ask(
				{ agent, hostname, port, method, path: target, headers: Object.fromEntries(headers), timeout: TIMEOUT_MS },
				(response) => {
					const chunks: Buffer[] = [];
					response.on("data", (chunk) => chunks.push(chunk));
					response.on("error", failed);
					response.on("end", () =>
						answered({
							status: response.statusCode ?? 0,
							header: (name) => String(response.headers[name] ?? ""),
							body: response.headers["content-encoding"] ? "" : Buffer.concat(chunks).toString("utf8"),
						}),
					);
				},
			);
			request.on("timeout", () => request.destroy(new Error("no response: the server hangs")));
			request.on("error", (cause: NodeJS.ErrnoException) => {
				// The server may close a connection just as it is reused. Browsers retry, too.
				const isHungUp = cause.code === "ECONNRESET" || cause.code === "EPIPE";
				if (request.reusedSocket && isHungUp) answered(send({ method, target, headers, body }));
				else failed(cause);
			});
			request.end(body);
		});
	return {
		send,
		/** Writes bytes, closes its half of the connection and returns what came back, possibly nothing. */
		sendBytes: (bytes: Uint8Array) =>
			new Promise<string>((answered, failed) => {
				const socket = connect(Number(port), hostname);
				const chunks: Buffer[] = [];
				socket.on("data", (chunk) => chunks.push(Buffer.from(chunk)));
				// A closed connection is a valid response.
				socket.on("error", () => {});
				socket.on("close", () => answered(Buffer.concat(chunks).toString("latin1")));
				socket.setTimeout(TIMEOUT_MS, () => failed(new Error("the server keeps a half-closed connection open")));
				socket.end(bytes);
			}),
		stop: () => agent.destroy(),
	};
}
