/**
 * Runs the embedded database in a worker thread, because PGlite blocks its thread: a slow query would delay every
 * request.
 */
import { getHeapStatistics } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite, type Transaction, types } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { EmbeddedNotice, EmbeddedReply, EmbeddedRequest } from "./embedded-protocol";
import { trimHeap } from "./trim-heap.ts";

const asText = (value: string) => value;
// Drizzle passes PGlite parsers that return these types as text; functions cannot be sent to a worker, so repeat them.
const drizzleParsers = Object.fromEntries(
	[types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map((type) => [
		type,
		asText,
	]),
);

const port = parentPort;
if (!port) throw new Error("embedded-worker must run as a worker thread");

const database = PGlite.create({
	dataDir: (workerData as { folder: string }).folder,
	parsers: drizzleParsers,
	extensions: { btree_gin, pg_trgm },
	// The default of 160 MB exceeds all of a dealer's data; the operating system caches the files anyway.
	startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"],
});

/** PGlite's own memory (128 MB) plus query buffers. */
const TRIM_ABOVE_BYTES = 180 * 1024 * 1024;

// PGlite leaves 16 MB buffers behind, and V8 rarely collects garbage in a mostly idle thread.
setInterval(() => {
	if (getHeapStatistics().external_memory > TRIM_ABOVE_BYTES) trimHeap();
}, 2_000).unref();

const transactions = new Map<
	number,
	{ handle: Transaction; end: (how: "commit" | "rollback") => void; ended: Promise<void> }
>();

/** The request id becomes the transaction id: it is never reused, even by a restarted worker. */
async function begin(id: number): Promise<number> {
	const db = await database;
	const ready = Promise.withResolvers<void>();
	const finish = Promise.withResolvers<"commit" | "rollback">();
	const ended = db.transaction(async (handle) => {
		transactions.set(id, { handle, end: finish.resolve, ended });
		ready.resolve();
		if ((await finish.promise) === "rollback") await handle.rollback();
	});
	ended.catch(ready.reject);
	await ready.promise;
	return id;
}

async function handleRequest(request: EmbeddedRequest): Promise<unknown> {
	const db = await database;
	if (request.ask === "begin") return begin(request.id);
	if (request.ask === "close") return db.close();
	if (request.ask === "listen") {
		await db.listen(request.channel, () =>
			parentPort?.postMessage({ notified: request.channel } satisfies EmbeddedNotice),
		);
		return;
	}
	const open = request.transaction === null ? undefined : transactions.get(request.transaction);
	if (request.transaction !== null && !open) throw new Error("This transaction has ended");
	if (request.ask === "commit" || request.ask === "rollback") {
		transactions.delete(request.transaction ?? 0);
		open?.end(request.ask);
		return open?.ended;
	}
	const target = open?.handle ?? db;
	if (request.ask === "exec") return target.exec(request.sql);
	return target.query(request.sql, request.params, { rowMode: request.rowMode });
}

port.on("message", async (request: EmbeddedRequest) => {
	let reply: EmbeddedReply;
	try {
		reply = { id: request.id, result: await handleRequest(request) };
	} catch (cause) {
		const { message, code, detail } = cause as Error & { code?: string; detail?: string };
		reply = { id: request.id, failure: { message, code, detail } };
	}
	port.postMessage(reply);
});
