/**
 * The embedded database in a thread of its own, because PGlite computes on the thread it lives on: a slow query
 * would hold up every request of the site.
 */
import { getHeapStatistics } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite, type Transaction, types } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { EmbeddedNotice, EmbeddedReply, EmbeddedRequest } from "./embedded-protocol";
import { giveBackMemory } from "./give-back-memory.ts";

const asText = (value: string) => value;
// Drizzle wants these as text and hands PGlite functions for it; functions cannot cross threads, so they live here.
const drizzleParsers = Object.fromEntries(
	[types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map((type) => [
		type,
		asText,
	]),
);

const port = parentPort;
if (!port) throw new Error("embedded-worker runs only as a worker thread");

const database = PGlite.create({
	dataDir: (workerData as { folder: string }).folder,
	parsers: drizzleParsers,
	extensions: { btree_gin, pg_trgm },
	// The default, 160 MB, is more than all stories of a dealer take; the operating system keeps their files at hand.
	startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"],
});

/** Its own memory is 128 MB, and what it reads and writes takes some more. */
const USUAL_BYTES = 180 * 1024 * 1024;

// PGlite leaves buffers of 16 MB behind, and V8 lets hundreds of megabytes of them gather in a thread that does little.
setInterval(() => {
	if (getHeapStatistics().external_memory > USUAL_BYTES) giveBackMemory();
}, 2_000).unref();

/** An open transaction: its handle, and the two ways to end it. */
const transactions = new Map<
	number,
	{ handle: Transaction; end: (how: "commit" | "rollback") => void; ended: Promise<void> }
>();

/** Named after the request, whose number no thread before this one has had. */
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

async function answer(request: EmbeddedRequest): Promise<unknown> {
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
		reply = { id: request.id, result: await answer(request) };
	} catch (cause) {
		const { message, code, detail } = cause as Error & { code?: string; detail?: string };
		reply = { id: request.id, failure: { message, code, detail } };
	}
	port.postMessage(reply);
});
