import { setTimeout as pause } from "node:timers/promises";

/** Response times must not reveal whether an account exists: everything that depends on it takes at least this long. */
const FLOOR = 600;

export async function inEvenTime<T>(work?: Promise<T>): Promise<T> {
	const [outcome] = await Promise.allSettled([work as Promise<T>, pause(FLOOR)]);
	if (outcome.status === "rejected") throw outcome.reason;
	return outcome.value;
}
