import { parentPort } from "node:worker_threads";

export type WorkerReply<Output> = { result: Output } | { failure: string };

/** The worker's side of `backgroundWorker`. */
export function answerRequests<Input, Output>(handle: (input: Input) => Output | Promise<Output>) {
	const port = parentPort;
	if (!port) throw new Error("This file runs only as a worker thread");
	port.on("message", async (input: Input) => {
		let reply: WorkerReply<Output>;
		try {
			reply = { result: await handle(input) };
		} catch (cause) {
			reply = { failure: cause instanceof Error ? cause.message : String(cause) };
		}
		port.postMessage(reply);
	});
}
