import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { ownTurn } from "./own-turn.server";

test("work that is asked for at once begins in different turns of the event loop, in order", async () => {
	let turn = 0;
	const turns: number[] = [];
	const work = Array.from({ length: 5 }, () => ownTurn().then(() => turns.push(turn)));
	for (; turns.length < work.length; turn++) await nextTurn();
	for (const [at, begun] of turns.entries()) expect(begun).toBeGreaterThan(turns[at - 1] ?? -1);
});

test("work that does not end holds up nobody", async () => {
	void ownTurn().then(() => new Promise(() => {}));
	await ownTurn();
});
