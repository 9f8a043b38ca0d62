import { resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import type { EmbeddedNotice, EmbeddedReply, EmbeddedRequest } from "./embedded-protocol";

type Ask = EmbeddedRequest extends infer R ? (R extends EmbeddedRequest ? Omit<R, "id"> : never) : never;

interface Queryable {
	query(sql: string, params?: unknown[], options?: { rowMode?: "array" | "object" }): Promise<unknown>;
	exec(sql: string): Promise<unknown>;
}

/** The part of PGlite's interface that Drizzle and pg-boss use, forwarded to a worker thread. */
export interface EmbeddedDatabase extends Queryable {
	transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
	listen(channel: string, heard: () => void): Promise<void>;
	close(): Promise<void>;
}

/**
 * V8's optimizing compiler allocates up to half a gigabyte for PGlite's largest functions and never frees it. With the
 * baseline compiler alone a query takes about 1.5 times as long; the page cache keeps queries rare.
 */
const BASELINE_COMPILER = ["--no-wasm-dynamic-tiering", "--no-wasm-tier-up"];

/**
 * Without a limit V8 lets garbage grow to hundreds of megabytes before it collects. About 16 MB are in use; PGlite's own
 * memory does not count.
 */
const SMALL_HEAP = { maxOldGenerationSizeMb: 192 };

const STOPPED = "The embedded database has stopped";
/** Milliseconds before a worker that died (out of memory, or a bug in PGlite) is restarted. */
const RESTART_DELAY_MS = 500;

/** In the build this module may be bundled into a chunk in another folder. */
const workerFile = import.meta.url.endsWith(".ts")
	? new URL("./embedded-worker.ts", import.meta.url)
	: resolve("build/server/embedded-worker.js");

export async function openEmbedded(folder: string): Promise<EmbeddedDatabase> {
	for (const flag of BASELINE_COMPILER) setFlagsFromString(flag);
	const requests = new Map<number, PromiseWithResolvers<unknown>>();
	const listeners = new Map<string, () => void>();
	let lastId = 0;
	/** Undefined while the worker is being restarted. */
	let worker: Worker | undefined;
	let shouldRestart = false;

	const failAll = (cause: Error) => {
		for (const pending of requests.values()) pending.reject(cause);
		requests.clear();
	};
	const ask = (request: Ask): Promise<unknown> => {
		if (!worker) return Promise.reject(new Error(STOPPED));
		const id = ++lastId;
		const pending = Promise.withResolvers<unknown>();
		requests.set(id, pending);
		worker.postMessage({ ...request, id });
		return pending.promise;
	};
	const listenTo = (channel: string) => ask({ ask: "listen", channel, transaction: null });

	function startWorker() {
		worker = new Worker(workerFile, { workerData: { folder }, resourceLimits: SMALL_HEAP })
			.on("message", (reply: EmbeddedReply | EmbeddedNotice) => {
				if ("notified" in reply) return listeners.get(reply.notified)?.();
				const pending = requests.get(reply.id);
				requests.delete(reply.id);
				if ("failure" in reply) {
					const { message, ...rest } = reply.failure;
					pending?.reject(Object.assign(new Error(message), rest));
				} else pending?.resolve(reply.result);
			})
			.on("error", failAll)
			.on("exit", () => {
				worker = undefined;
				failAll(new Error(STOPPED));
				if (shouldRestart) setTimeout(restart, RESTART_DELAY_MS);
			});
	}
	function restart() {
		if (!shouldRestart) return;
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
			shouldRestart = false;
			if (worker) await ask({ ask: "close", transaction: null });
			await worker?.terminate();
		},
	};
	startWorker();
	await database.query("select 1");
	shouldRestart = true;
	return database;
}
