import { resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import type { EmbeddedNotice, EmbeddedReply, EmbeddedRequest } from "./embedded-protocol";

type Ask = EmbeddedRequest extends infer R ? (R extends EmbeddedRequest ? Omit<R, "id"> : never) : never;

interface Queryable {
	query(sql: string, params?: unknown[], options?: { rowMode?: "array" | "object" }): Promise<unknown>;
	exec(sql: string): Promise<unknown>;
}

/** The face of PGlite that Drizzle and pg-boss use, spoken to a worker thread. */
export interface EmbeddedDatabase extends Queryable {
	transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
	/** Calls `heard` whenever NOTIFY is called on the channel. */
	listen(channel: string, heard: () => void): Promise<void>;
	close(): Promise<void>;
}

/**
 * The optimizing compiler takes up to half a gigabyte for PGlite's largest functions and does not give it back; code
 * of the baseline compiler takes about one and a half times as long for a query, which the page cache makes rare.
 */
const COMPILE_SMALL = ["--no-wasm-dynamic-tiering", "--no-wasm-tier-up"];

/**
 * Left to itself V8 lets what a thread has thrown away pile up to hundreds of megabytes before it looks for it. About 16
 * are in use; the database's own memory is not counted.
 */
const SMALL_HEAP = { maxOldGenerationSizeMb: 192 };

const STOPPED = "The embedded database has stopped";
/** Milliseconds until a thread that died, of a result that was too large for it or a fault of PGlite, has a successor. */
const START_AGAIN_AFTER = 500;

/** Beside this file, or where the build puts it: this file itself may be built into a chunk elsewhere. */
const workerFile = import.meta.url.endsWith(".ts")
	? new URL("./embedded-worker.ts", import.meta.url)
	: resolve("build/server/embedded-worker.js");

export async function openEmbedded(folder: string): Promise<EmbeddedDatabase> {
	for (const flag of COMPILE_SMALL) setFlagsFromString(flag);
	const waiting = new Map<number, PromiseWithResolvers<unknown>>();
	const listeners = new Map<string, () => void>();
	let lastId = 0;
	/** Not there between the death of one and the start of the next. */
	let worker: Worker | undefined;
	let isKeptAlive = false;

	const failAll = (cause: Error) => {
		for (const asked of waiting.values()) asked.reject(cause);
		waiting.clear();
	};
	const ask = (request: Ask): Promise<unknown> => {
		if (!worker) return Promise.reject(new Error(STOPPED));
		const id = ++lastId;
		const asked = Promise.withResolvers<unknown>();
		waiting.set(id, asked);
		worker.postMessage({ ...request, id });
		return asked.promise;
	};
	const listenTo = (channel: string) => ask({ ask: "listen", channel, transaction: null });

	function startWorker() {
		worker = new Worker(workerFile, { workerData: { folder }, resourceLimits: SMALL_HEAP })
			.on("message", (reply: EmbeddedReply | EmbeddedNotice) => {
				if ("notified" in reply) return listeners.get(reply.notified)?.();
				const asked = waiting.get(reply.id);
				waiting.delete(reply.id);
				if ("failure" in reply) {
					const { message, ...rest } = reply.failure;
					asked?.reject(Object.assign(new Error(message), rest));
				} else asked?.resolve(reply.result);
			})
			.on("error", failAll)
			.on("exit", () => {
				worker = undefined;
				failAll(new Error(STOPPED));
				if (isKeptAlive) setTimeout(startAgain, START_AGAIN_AFTER);
			});
	}
	function startAgain() {
		if (!isKeptAlive) return;
		startWorker();
		for (const channel of listeners.keys()) listenTo(channel).catch(() => {});
	}

	const queryable = (transaction: number | null): Queryable => ({
		query: (sql, params = [], options) =>
			ask({ ask: "query", sql, params, rowMode: options?.rowMode ?? "object", transaction }),
		exec: (sql) => ask({ ask: "exec", sql, transaction }),
	});

	const database: EmbeddedDatabase = {
		...queryable(null),
		async transaction(work) {
			const transaction = (await ask({ ask: "begin", transaction: null })) as number;
			try {
				const result = await work(queryable(transaction));
				await ask({ ask: "commit", transaction });
				return result;
			} catch (cause) {
				await ask({ ask: "rollback", transaction }).catch(() => {});
				throw cause;
			}
		},
		async listen(channel, heard) {
			listeners.set(channel, heard);
			await listenTo(channel);
		},
		async close() {
			isKeptAlive = false;
			if (worker) await ask({ ask: "close", transaction: null });
			await worker?.terminate();
		},
	};
	startWorker();
	await database.query("select 1");
	isKeptAlive = true;
	return database;
}
