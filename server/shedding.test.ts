import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import { Overloaded, shedding } from "./shedding";

const make = () => shedding(pino({ level: "silent" }), ({ headers }) => String(headers["x-forwarded-for"]));
type Shedding = ReturnType<typeof make>;

/** Begins work that does not end until it is told to; returns how many pieces were accepted. */
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
		accepted: many - refused.size,
		finish: async () => {
			finish();
			await Promise.all(begun);
		},
	};
}

test("a fixed number of pages is worked on at once; finished ones make room", async () => {
	const shed = make();
	const first = await fill(shed, 100);
	expect(first.accepted).toBe(48);
	expect((await fill(shed, 10)).accepted).toBe(0);
	await first.finish();
	expect((await fill(shed, 10)).accepted).toBe(10);
});

test("work that fails makes room too", async () => {
	const shed = make();
	for (let turn = 0; turn < 100; turn++)
		await expect(shed.render(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

test("while the event loop is late, much less is accepted", async () => {
	const shed = make();
	const blockedUntil = performance.now() + 1_000;
	while (performance.now() < blockedUntil);
	// The lateness is noticed at the next beat.
	await expect
		.poll(
			async () => {
				const { accepted, finish } = await fill(shed, 100);
				await finish();
				return accepted;
			},
			{ interval: 1 },
		)
		.toBe(6);
	await expect
		.poll(async () => {
			const { accepted, finish } = await fill(shed, 100);
			await finish();
			return accepted;
		})
		.toBe(48);
});

test("few pages are rendered at the same time, and all get their turn", async () => {
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

test("between pages that never yield, everything else gets its turn", async () => {
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

test("background work waits until no visitor is being served, and is done one thing at a time", async () => {
	const shed = make();
	const visitor = Promise.withResolvers<void>();
	const served = shed.render(() => visitor.promise);
	const begun: number[] = [];
	const ends = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	for (const [number, { promise }] of ends.entries())
		shed.later(() => {
			begun.push(number);
			return promise;
		});
	await new Promise((resolve) => setTimeout(resolve, 100));
	expect(begun).toEqual([]);
	visitor.resolve();
	await served;
	await expect.poll(() => begun).toEqual([0]);
	ends[0]?.resolve();
	await expect.poll(() => begun).toEqual([0, 1]);
	ends[1]?.resolve();
});

test("background work that fails does not stop what comes after it", async () => {
	const { later } = make();
	later(() => Promise.reject(new Error("broken")));
	await new Promise<void>((done) => later(async () => done()));
});

/** An app whose page `/slow` waits until it is told to end, and what asks it as a client with an address. */
function guarded() {
	const { promise: end, resolve: finish } = Promise.withResolvers<void>();
	const app = new Hono().use(make().guard).get("*", async (context) => {
		if (context.req.path === "/slow") await end;
		return context.text("done");
	});
	const ask = async (path: string, client: string) =>
		app.request(path, {}, { incoming: { headers: { "x-forwarded-for": client } } });
	return { ask, finish };
}

const statuses = async (responses: Promise<Response>[]) =>
	new Set((await Promise.all(responses)).map(({ status }) => status));

test("requests beyond the limit are refused, and accepted again when there is room", async () => {
	const { ask, finish } = guarded();
	const slow = Array.from({ length: 48 }, (_, number) => ask("/slow", `client ${number}`));
	const refused = await ask("/page", "another");
	expect(refused.status).toBe(503);
	expect(refused.headers.get("Retry-After")).toBe("5");
	finish();
	expect(await statuses(slow)).toEqual(new Set([200]));
	expect((await ask("/page", "another")).status).toBe(200);
});
