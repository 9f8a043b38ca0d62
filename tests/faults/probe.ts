import { Worker } from "node:worker_threads";

interface Probed {
	/** Number of requests. */
	times: number;
	/** The distinct status codes. */
	statuses: number[];
	/** In milliseconds. */
	longest: number;
}

const asking = `
	const { parentPort, workerData } = require("node:worker_threads");
	let over = false;
	parentPort.once("message", () => (over = true));
	(async () => {
		const statuses = new Set();
		let times = 0;
		let longest = 0;
		while (!over) {
			for (const path of ["/healthz", "/"]) {
				const started = performance.now();
				const answer = await fetch(workerData + path);
				await answer.text();
				longest = Math.max(longest, Math.round(performance.now() - started));
				statuses.add(answer.status);
				times++;
			}
		}
		parentPort.postMessage({ times, statuses: [...statuses], longest });
	})();
`;

/** Requests `/healthz` and the home page repeatedly, from a worker thread: the test's own thread is busy with the flood. */
export function startProbe(url: string): { end: () => Promise<Probed> } {
	const worker = new Worker(asking, { eval: true, workerData: url });
	const probed = new Promise<Probed>((resolve, fail) => worker.once("message", resolve).once("error", fail));
	return {
		end: async () => {
			worker.postMessage("over");
			const result = await probed;
			await worker.terminate();
			return result;
		},
	};
}
