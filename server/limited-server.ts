import { createServer, type RequestListener, type Server } from "node:http";

/** How long a client may take for what, in milliseconds, and how much it may say. `docs/reliability.md` lists them. */
const limits = {
	/** From opening a connection, or the end of the answer before, to the end of the headers. */
	headersTimeout: 10_000,
	/** To the end of the body: long enough for the largest form over the weakest connection. */
	requestTimeout: 30_000,
	/** How often the two are looked after. */
	connectionsCheckingInterval: 1_000,
	/** Longer than a proxy in front keeps its connections, so that it never writes to one that is being closed. */
	keepAliveTimeout: 65_000,
	/** Bytes of request line and headers together. */
	maxHeaderSize: 16 * 1024,
	/** A client that has gone without a word is noticed by the system. */
	keepAlive: true,
	keepAliveInitialDelay: 30_000,
};

/**
 * In the middle of a request or an answer nothing moves for so long (Node looks twice): nobody takes anything there. Longer
 * than the other limits, which say what is wrong before they hang up.
 */
export const STANDSTILL = 35_000;

/** An HTTP server that nobody can keep busy by being slow. */
export const limitedServer = (listener: RequestListener): Server =>
	createServer(limits, listener).setTimeout(STANDSTILL);
