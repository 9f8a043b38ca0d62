import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import { shedding } from "../../server/shedding";

test("one client that asks for many private pages at once uses up nobody else's room", async () => {
	const { guard } = shedding(pino({ level: "silent" }), ({ headers }) => String(headers["x-forwarded-for"]));
	const { promise: end, resolve: finish } = Promise.withResolvers<void>();
	const app = new Hono().use(guard).get("*", async (context) => {
		await end;
		return context.text("done");
	});
	const ask = async (client: string) =>
		(await app.request("/account", {}, { incoming: { headers: { "x-forwarded-for": client } } })).status;
	const greedy = Array.from({ length: 60 }, () => ask("203.0.113.1"));
	const visitors = Array.from({ length: 10 }, (_, number) => ask(`198.51.100.${number}`));
	finish();
	expect((await Promise.all(greedy)).toSorted()).toEqual([...Array(16).fill(200), ...Array(44).fill(503)]);
	expect(await Promise.all(visitors)).toEqual(Array(10).fill(200));
	// Its room is given back.
	expect(await ask("203.0.113.1")).toBe(200);
});
