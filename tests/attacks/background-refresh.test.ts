import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import { pageCache } from "../../server/page-cache";
import { pageOf } from "../../server/page-forms";
import { shedding } from "../../server/shedding";

test("reading every page of the sitemap when all are old takes no place from visitors", async () => {
	const shed = shedding(pino({ level: "silent" }), ({ headers }) => String(headers["x-forwarded-for"]));
	let time = 0;
	let rendering = 0;
	let most = 0;
	const rendered: string[] = [];
	const cache = pageCache({
		mostBytes: 1_000_000,
		maxAge: 60_000,
		now: () => time,
		later: shed.later,
		render: (key) =>
			shed.render(async () => {
				most = Math.max(most, ++rendering);
				await new Promise((done) => setTimeout(done, 2));
				rendering--;
				rendered.push(key);
				return pageOf(new Response(`page ${key} of ${time}`));
			}),
	});
	const address = (number: number) => ({
		key: `/${number}`,
		content: [],
		hasQuery: false,
		isOpenEnded: false,
		isShared: false,
	});
	for (let number = 0; number < 147; number++) await cache.get(address(number));

	time = 61_000;
	rendered.length = 0;
	most = 0;
	for (let number = 0; number < 147; number++) await cache.get(address(number));
	const account = new Hono().use(shed.guard).get("/account", (context) => context.text("mine"));
	for (let round = 0; round < 20; round++) {
		const visits = await Promise.all(
			Array.from({ length: 4 }, () => account.request("/account", {}, { incoming: { headers: {} } })),
		);
		expect(new Set(visits.map(({ status }) => status))).toEqual(new Set([200]));
	}
	// All of them are rendered again all the same, one after the other.
	await expect.poll(() => rendered.length, { timeout: 30_000 }).toBe(147);
	expect(most).toBe(1);
});
