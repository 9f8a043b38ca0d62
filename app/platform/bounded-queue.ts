/** Thrown at once when the queue is full; worth another try in a few seconds. */
export class QueueFull extends Error {}

/** Runs `atOnce` jobs side by side and lets `mostWaiting` more wait; any further job is rejected with `QueueFull`. */
export function boundedQueue({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
	let running = 0;
	const waiting: (() => void)[] = [];
	return async <T>(job: () => Promise<T>): Promise<T> => {
		if (running < atOnce) running++;
		else if (waiting.length >= mostWaiting) throw new QueueFull("The queue is full");
		else await new Promise<void>((turn) => waiting.push(turn));
		try {
			return await job();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else running--;
		}
	};
}
