import type { Server } from "node:http";
import { lastResortPage, plainPageHeaders } from "./last-resort-page";
import { closedPolicy, fixedSecurityHeaders } from "./security-headers";

const headersOf = (siteUrl: string): [string, string][] => [
	...fixedSecurityHeaders(siteUrl),
	["Content-Security-Policy", closedPolicy],
	["Cache-Control", "no-store"],
	["Content-Length", "0"],
];

/** The answer to a request that did not get as far as the app, mostly because its address or host makes no sense. */
export function unanswered(siteUrl: string, cause: unknown): Response {
	if (cause instanceof Error && cause.name === "RequestError")
		return new Response(null, { status: 400, headers: headersOf(siteUrl) });
	const headers = { ...Object.fromEntries(fixedSecurityHeaders(siteUrl)), ...plainPageHeaders };
	return new Response(lastResortPage, { status: 500, headers: { ...headers, "Content-Type": "text/html" } });
}

/** What the parser of Node could not take, by its code; everything else is just malformed. */
const statuses: Record<string, string> = {
	HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
	ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Has the server say no, with the headers of every answer, to what is not even a request; then it hangs up. */
export function refuseUnreadable(server: Server, siteUrl: string): void {
	const headers = headersOf(siteUrl);
	const lines = [...headers, ["Connection", "close"]].map((pair) => pair.join(": ")).join("\r\n");
	server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
		if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
		socket.end(`HTTP/1.1 ${statuses[error.code ?? ""] ?? "400 Bad Request"}\r\n${lines}\r\n\r\n`);
	});
	server.on("checkExpectation", (_request, response) => {
		response.writeHead(417, headers.flat()).end();
	});
}
