import { once } from "node:events";
import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { boundedQueue } from "./bounded-queue";
import type { WorkerReply } from "./worker-requests";

/** Milliseconds for one request, loading included. */
const PATIENCE = 30_000;

/**
 * A worker thread for work that would hold up every other request. It starts with the first request and handles one at a
 * time; when `mostWaiting` wait already, a request is rejected with `QueueFull`. A thread that dies or hangs is replaced.
 */
export function backgroundWorker<Input, Output>({
	source,
	mostWaiting,
	workerData,
}: {
	/** The worker's source file; the build puts it into `build/server` under the same name. */
	source: URL;
	mostWaiting: number;
	workerData?: unknown;
}): (input: Input) => Promise<Output> {
	const name = source.pathname.slice(source.pathname.lastIndexOf("/") + 1);
	const file = import.meta.url.endsWith(".ts") ? source : resolve("build/server", name.replace(/\.ts$/, ".js"));
	const queue = boundedQueue({ atOnce: 1, mostWaiting });
	let worker: Worker | undefined;

	function start(): Worker {
		const thread = new Worker(file, { workerData });
		const forget = () => {
			if (worker === thread) worker = undefined;
		};
		return thread.on("error", forget).on("exit", forget);
	}

	return (input) =>
		queue(async () => {
			worker ??= start();
			const thread = worker;
			// An idle thread does not keep the process alive.
			thread.ref();
			try {
				thread.postMessage(input);
				const [reply] = (await once(thread, "message", { signal: AbortSignal.timeout(PATIENCE) })) as [
					WorkerReply<Output>,
				];
				if ("failure" in reply) throw new Error(reply.failure);
				return reply.result;
			} catch (cause) {
				if (cause instanceof Error && cause.name === "AbortError") {
					worker = undefined;
					void thread.terminate();
				}
				throw cause;
			} finally {
				thread.unref();
			}
		});
}
