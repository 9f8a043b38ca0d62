import { setTimeout as pause } from "node:timers/promises";

/** How long an answer takes must not tell whether there was an account: both kinds take at least this long. */
const FLOOR = 600;

export async function inEvenTime<T>(work: Promise<T>): Promise<T> {
	const [outcome] = await Promise.allSettled([work, pause(FLOOR)]);
	if (outcome.status === "rejected") throw outcome.reason;
	return outcome.value;
}
