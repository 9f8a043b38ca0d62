import { setTimeout as pause } from "node:timers/promises";

/** A client that performs numbered actions one after the other, retrying each until it is acknowledged. */
export interface Stream {
	/** The site's response per action number. */
	acknowledged: Map<number, string>;
	/** Attempts that were not acknowledged; they may have had an effect all the same. */
	failures: () => number;
	/** Finishes the current action and stops. */
	end: () => Promise<void>;
}

/** Runs until it is ended. `send` returns what the site acknowledged, or throws if it failed. */
export function streamOf(send: (number: number) => Promise<string>): Stream {
	const acknowledged = new Map<number, string>();
	let failures = 0;
	let ending = false;
	const running = (async () => {
		for (let number = 0; !ending; number++) {
			while (!acknowledged.has(number)) {
				try {
					acknowledged.set(number, await send(number));
					await pause(10);
				} catch {
					failures++;
					await pause(50);
				}
			}
		}
	})();
	return {
		acknowledged,
		failures: () => failures,
		end: async () => {
			ending = true;
			await running;
		},
	};
}
