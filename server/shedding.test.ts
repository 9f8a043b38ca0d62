import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { expect, test } from "vitest";
import { Overloaded, shedding } from "./shedding";

const make = () => shedding({ logger: pino({ level: "silent" }), siteUrl: "http://site.test" });
type Shedding = ReturnType<typeof make>;

/** Begins pieces of work that do not end until they are told to; gives how many were taken. */
async function fill({ render }: Shedding, many: number) {
	const { promise: end, resolve: finish } = Promise.withResolvers<void>();
	const begun = Array.from({ length: many }, () =>
		render(() => end).then(
			() => "done",
			(cause) => cause,
		),
	);
	const refused = new Set<unknown>();
	for (const work of begun) void work.then((outcome) => outcome instanceof Overloaded && refused.add(work));
	await new Promise((resolve) => setImmediate(resolve));
	return {
		taken: many - refused.size,
		finish: async () => {
			finish();
			await Promise.all(begun);
		},
	};
}

test("so much is worked on at once; what is done makes room again", async () => {
	const shed = make();
	const first = await fill(shed, 100);
	expect(first.taken).toBe(48);
	expect((await fill(shed, 10)).taken).toBe(0);
	await first.finish();
	expect((await fill(shed, 10)).taken).toBe(10);
});

test("work that fails makes room, too", async () => {
	const shed = make();
	for (let turn = 0; turn < 100; turn++)
		await expect(shed.render(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

test("a process that is late takes much less, until it has caught up", async () => {
	const shed = make();
	const blockedUntil = performance.now() + 1_000;
	while (performance.now() < blockedUntil);
	// The lateness is noticed at the next beat.
	await expect
		.poll(
			async () => {
				const { taken, finish } = await fill(shed, 100);
				await finish();
				return taken;
			},
			{ interval: 1 },
		)
		.toBe(6);
	await expect
		.poll(async () => {
			const { taken, finish } = await fill(shed, 100);
			await finish();
			return taken;
		})
		.toBe(48);
});

test("few pages are rendered side by side, however long they wait, and all get their turn", async () => {
	const { render } = make();
	let now = 0;
	let most = 0;
	const pages = Array.from({ length: 40 }, (_, number) =>
		render(async () => {
			most = Math.max(most, ++now);
			await new Promise((answered) => setTimeout(answered, 5));
			now--;
			return number;
		}),
	);
	expect(await Promise.all(pages)).toEqual(Array.from({ length: 40 }, (_, number) => number));
	expect(most).toBe(4);
});

test("between pages that wait for nothing everything else gets its turn", async () => {
	const { render } = make();
	let between = 0;
	const other = setInterval(() => between++, 1);
	const pages = Array.from({ length: 40 }, (_, number) =>
		render(async () => {
			const until = performance.now() + 2;
			while (performance.now() < until);
			return number;
		}),
	);
	expect(await Promise.all(pages)).toEqual(Array.from({ length: 40 }, (_, number) => number));
	clearInterval(other);
	expect(between).toBeGreaterThanOrEqual(9);
});

test("how the server is doing can be asked while there is no room for anything else", async () => {
	const { promise: end, resolve: finish } = Promise.withResolvers<void>();
	const guarded = make().guard(async (request, response) => {
		if (request.url === "/slow") await end;
		response.end("answered");
	});
	const server = createServer(guarded).listen(0, "127.0.0.1");
	await once(server, "listening");
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const status = async (path: string) => (await fetch(url + path)).status;
	const slow = Array.from({ length: 48 }, () => status("/slow"));
	await expect.poll(() => status("/page")).toBe(503);
	expect(await Promise.all(["/healthz", "/readyz"].map(status))).toEqual([200, 200]);
	finish();
	expect(new Set(await Promise.all(slow))).toEqual(new Set([200]));
	expect(await status("/page")).toBe(200);
	server.close();
});
