import { setTimeout as pause } from "node:timers/promises";

/** Somebody who does one thing after the other, each until it is acknowledged, whatever happens to the site. */
export interface Stream {
	/** What was acknowledged: the number of the thing, and what the site said of it. */
	acknowledged: Map<number, string>;
	/** How many tries were not acknowledged; what they asked for may have been done all the same. */
	failures: () => number;
	/** Finishes what was begun and begins no more. */
	end: () => Promise<void>;
}

/** Keeps sending until it is ended. `send` gives what the site said, or throws where it said no or nothing. */
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
