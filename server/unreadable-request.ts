import type { Server } from "node:http";
import { closedPolicy, fixedSecurityHeaders } from "./security-headers";

/** The headers of a response without a body. */
export const bareHeaders = (siteUrl: string): Record<string, string> => ({
	...fixedSecurityHeaders(siteUrl),
	"Content-Security-Policy": closedPolicy,
	"Cache-Control": "no-store",
	"Content-Length": "0",
});

/** The response to a request that did not reach the app, mostly because its URL is invalid. */
export const unhandled = (siteUrl: string, cause: unknown): Response =>
	new Response(null, {
		status: cause instanceof Error && cause.name === "RequestError" ? 400 : 500,
		headers: bareHeaders(siteUrl),
	});

/** By the code of the parser's error; everything else is malformed. */
const statuses: Record<string, string> = {
	HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
	ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Rejects what is not a readable request, with the headers of every response, and closes the connection. */
export function rejectUnreadable(server: Server, siteUrl: string): void {
	const headers = bareHeaders(siteUrl);
	const lines = Object.entries({ ...headers, Connection: "close" })
		.map((pair) => pair.join(": "))
		.join("\r\n");
	server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
		if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
		// After a response on this connection another one could be taken for a part of it, or for one to a later request.
		if ("bytesWritten" in socket && Number(socket.bytesWritten) > 0) return void socket.end();
		socket.end(`HTTP/1.1 ${statuses[error.code ?? ""] ?? "400 Bad Request"}\r\n${lines}\r\n\r\n`);
	});
	server.on("checkExpectation", (_request, response) => {
		response.writeHead(417, headers).end();
	});
}
