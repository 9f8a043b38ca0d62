import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import { isBackOffice } from "../app/admin/back-office-paths";
import type { ClientAddressReader } from "./client-address";
import { clientShares } from "./client-shares";
import { busyPage, plainPageHeaders, slowPage, tooLargePage } from "./last-resort-page";

interface Limits {
	/** Bytes. */
	largest: number;
	fields: number;
}
/** The largest form has some 50 KB, 4,000 characters of a message, and twenty fields. Parsing 60,000 fields took 28 ms. */
const VISITORS: Limits = { largest: 64 * 1024, fields: 200 };
/** A partner with all its promotions in three languages, all prices at once, a spreadsheet. */
const STAFF: Limits = { largest: 1024 * 1024, fields: 4_000 };
/** Bodies on their way in at once; they are held in memory. */
const MOST_ARRIVING = 512;
/** Of one client. Behind one address there may be a whole office, but a form takes milliseconds. */
const MOST_OF_A_CLIENT = 16;

/** Milliseconds after which a body must come at this pace, on average. */
const GRACE = 5_000;
const BYTES_PER_SECOND = 1_000;

/**
 * Waits until the whole body of a request is here, so that a slow client takes no place among the requests being worked on. Each
 * client has a share of the room for arriving bodies, and must keep up a pace.
 */
export function bodyIntake({ addressOfClient }: { addressOfClient: ClientAddressReader }) {
	const shares = clientShares(MOST_OF_A_CLIENT);
	let total = 0;
	return createMiddleware(async (context, next) => {
		const { raw } = context.req;
		if (context.req.method === "GET" || context.req.method === "HEAD" || !raw.body) return next();
		const limits = isBackOffice(context.req.path) ? STAFF : VISITORS;
		if (Number(context.req.header("Content-Length") ?? 0) > limits.largest)
			return context.html(tooLargePage(context.req.path), 413, plainPageHeaders);
		const { body: stream } = raw;
		const { incoming } = context.env as Partial<HttpBindings>;
		const client = incoming ? addressOfClient(incoming) : "";
		if (total >= MOST_ARRIVING || !shares.hasRoom(client))
			return context.html(busyPage(context.req.path), 503, {
				...plainPageHeaders,
				"Retry-After": "5",
				Connection: "close",
			});
		total++;
		const body = await shares.count(client, () => readBody(stream, limits.largest)).finally(() => total--);
		if (body === "too slow")
			return context.html(slowPage(context.req.path), 408, { ...plainPageHeaders, Connection: "close" });
		if (body === "too large" || hasTooManyFields(body, limits.fields, context.req.header("Content-Type")))
			return context.html(tooLargePage(context.req.path), 413, { ...plainPageHeaders, Connection: "close" });
		context.req.raw = new Request(raw, { body });
		return next();
	});
}

async function readBody(
	stream: ReadableStream<Uint8Array>,
	largest: number,
): Promise<Buffer<ArrayBuffer> | "too slow" | "too large"> {
	const reader = stream.getReader();
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	const started = performance.now();
	for (;;) {
		const due = started + GRACE + (bytes / BYTES_PER_SECOND) * 1_000;
		const { promise: tooSlow, resolve } = Promise.withResolvers<"too slow">();
		const timer = setTimeout(resolve, Math.max(0, due - performance.now()), "too slow");
		const reading = reader.read();
		const read = await Promise.race([reading, tooSlow]).finally(() => clearTimeout(timer));
		if (read === "too slow") {
			// The read goes on until the connection is closed, and then fails.
			reading.catch(() => {});
			return read;
		}
		if (read.done) return Buffer.concat(chunks);
		chunks.push(read.value);
		bytes += read.value.length;
		if (bytes > largest) return "too large";
	}
}

/** Counted before anything is parsed. Other kinds of forms are bounded by the size of the body. */
function hasTooManyFields(body: Buffer, most: number, type = ""): boolean {
	if (type.startsWith("multipart/")) return false;
	let fields = 1;
	for (let at = body.indexOf("&"); at !== -1 && fields <= most; at = body.indexOf("&", at + 1)) fields++;
	return fields > most;
}
