import { Agent, request as ask } from "node:http";
import { connect } from "node:net";
import type { HostileRequest } from "./requests";

/** As much of an answer as is judged. */
export interface Answer {
	status: number;
	header: (name: string) => string;
	body: string;
}

/** Nobody waits so long for a page; who has to has met a server that hangs. */
const PATIENCE = 60_000;

/** What Node's own client agrees to send; everything else goes over a bare socket. */
export const isSendable = ({ target, headers }: HostileRequest) =>
	/^[\x21-\xff]+$/.test(target) &&
	headers.every(([name, value]) => /^[\t\x20-\x7e\x80-\xff]*$/.test(value) && !/^(expect|upgrade)$/i.test(name));

/** Sends over connections that are used again and again, as a browser does. */
export function sender(url: string) {
	const { hostname, port } = new URL(url);
	const agent = new Agent({ keepAlive: true, maxSockets: 64 });
	const send = ({ method, target, headers, body }: HostileRequest) =>
		new Promise<Answer>((answered, failed) => {
			const request = ask(
				{ agent, hostname, port, method, path: target, headers: Object.fromEntries(headers), timeout: PATIENCE },
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
			request.on("timeout", () => request.destroy(new Error("no answer: the server hangs")));
			request.on("error", (cause: NodeJS.ErrnoException) => {
				// The server may end a connection at the moment at which it is used again. Browsers try again, too.
				const isHungUp = cause.code === "ECONNRESET" || cause.code === "EPIPE";
				if (request.reusedSocket && isHungUp) answered(send({ method, target, headers, body }));
				else failed(cause);
			});
			request.end(body);
		});
	return {
		send,
		/** Writes bytes, hangs up its own half and gives whatever came back; that may be nothing. */
		sendBytes: (bytes: Uint8Array) =>
			new Promise<string>((answered, failed) => {
				const socket = connect(Number(port), hostname);
				const chunks: Buffer[] = [];
				socket.on("data", (chunk) => chunks.push(chunk));
				// Being hung up on is an answer, too.
				socket.on("error", () => {});
				socket.on("close", () => answered(Buffer.concat(chunks).toString("latin1")));
				socket.setTimeout(PATIENCE, () => failed(new Error("the server keeps a connection that was hung up")));
				socket.end(bytes);
			}),
		stop: () => agent.destroy(),
	};
}
