import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Turns of the event loop before each piece of work. A turn accepts one new connection, so a crowd of new connections would
 * otherwise wait for one page each. When there is no crowd, all these turns take a fraction of a millisecond.
 */
const TURNS = 16;

let line = Promise.resolve();

/**
 * Resolves when work that takes milliseconds of the thread may begin: one piece after the other, each in a turn of the event loop
 * of its own, so that cached pages, files and new connections wait for one piece at most. It orders beginnings only, so that work
 * that waits for something holds up nobody.
 */
export function ownTurn(): Promise<void> {
	line = line.then(async () => {
		for (let turn = 0; turn < TURNS; turn++) await nextTurn();
	});
	return line;
}
