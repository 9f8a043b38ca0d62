import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import type { ClientAddressReader } from "./client-address";
import { busyPage, plainPageHeaders, slowPage, tooLargePage } from "./last-resort-page";

/** Bytes. The largest form has some 50 KB: 4,000 characters of a message, each up to 12 bytes as a form sends them. */
const LARGEST_BODY = 64 * 1024;
/** The largest form has some twenty. Parsing 60,000 took 28 ms. */
const MOST_FIELDS = 200;
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
	const arriving = new Map<string, number>();
	let total = 0;
	return createMiddleware(async (context, next) => {
		const { raw } = context.req;
		if (context.req.method === "GET" || context.req.method === "HEAD" || !raw.body) return next();
		if (Number(context.req.header("Content-Length") ?? 0) > LARGEST_BODY)
			return context.html(tooLargePage, 413, plainPageHeaders);
		const { incoming } = context.env as Partial<HttpBindings>;
		const client = incoming ? addressOfClient(incoming) : "";
		const ofClient = arriving.get(client) ?? 0;
		if (total >= MOST_ARRIVING || ofClient >= MOST_OF_A_CLIENT)
			return context.html(busyPage, 503, { ...plainPageHeaders, "Retry-After": "5", Connection: "close" });
		arriving.set(client, ofClient + 1);
		total++;
		const body = await readBody(raw.body).finally(() => {
			total--;
			const left = (arriving.get(client) ?? 1) - 1;
			if (left > 0) arriving.set(client, left);
			else arriving.delete(client);
		});
		if (body === "too slow") return context.html(slowPage, 408, { ...plainPageHeaders, Connection: "close" });
		if (body === "too large" || hasTooManyFields(body, context.req.header("Content-Type")))
			return context.html(tooLargePage, 413, { ...plainPageHeaders, Connection: "close" });
		context.req.raw = new Request(raw, { body });
		return next();
	});
}

async function readBody(stream: ReadableStream<Uint8Array>): Promise<Buffer<ArrayBuffer> | "too slow" | "too large"> {
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
		if (bytes > LARGEST_BODY) return "too large";
	}
}

/** Counted before anything is parsed. Other kinds of forms are bounded by the size of the body. */
function hasTooManyFields(body: Buffer, type = ""): boolean {
	if (type.startsWith("multipart/")) return false;
	let fields = 1;
	for (let at = body.indexOf("&"); at !== -1 && fields <= MOST_FIELDS; at = body.indexOf("&", at + 1)) fields++;
	return fields > MOST_FIELDS;
}
