import { createServer, type RequestListener, type Server } from "node:http";

/** Timeouts in milliseconds, and sizes; `docs/reliability.md` lists them. */
const limits = {
	/** From opening a connection, or the end of the previous response, to the end of the headers. */
	headersTimeout: 10_000,
	/** To the end of the body: long enough for the largest form over a weak connection. */
	requestTimeout: 30_000,
	/** How often the two are checked. */
	connectionsCheckingInterval: 1_000,
	/** Longer than a proxy in front keeps its connections, so that it never writes to one that is being closed. */
	keepAliveTimeout: 65_000,
	/** Bytes of request line and headers together. */
	maxHeaderSize: 16 * 1024,
	/** The system notices a client that has disappeared. */
	keepAlive: true,
	keepAliveInitialDelay: 30_000,
};

/**
 * A connection on which nothing moves for this long in the middle of a request or a response is closed (Node may take twice the
 * time to notice). Longer than the timeouts above, which send a response first.
 */
const INACTIVE = 35_000;

/** An HTTP server that slow clients cannot keep busy. */
export const limitedServer = (listener: RequestListener): Server => createServer(limits, listener).setTimeout(INACTIVE);
