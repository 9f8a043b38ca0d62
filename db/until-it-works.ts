import { setTimeout as pause } from "node:timers/promises";

const RETRY_DELAY_MS = 1_000;

/** Tries until it succeeds. Does not keep the process alive. */
export async function untilItWorks<T>(work: () => Promise<T>): Promise<T> {
	for (;;) {
		try {
			return await work();
		} catch {
			await pause(RETRY_DELAY_MS, undefined, { ref: false });
		}
	}
}
