import { setImmediate as turn } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { PageAddress } from "./page-address";
import { pageCache } from "./page-cache";
import { encodingFor, pageOf } from "./page-forms";

const MINUTE = 60_000;

/** A cache over a page that a test can change, break and hold up. */
function setUp({ mostBytes = 1_000_000 } = {}) {
	const site = {
		text: "first",
		status: 200,
		headers: {} as Record<string, string>,
		renders: [] as string[],
		hold: undefined as Promise<void> | undefined,
		time: 0,
		hidden: [] as string[],
		/** Pieces of background work. */
		later: 0,
		idle: undefined as Promise<void> | undefined,
	};
	const cache = pageCache({
		mostBytes,
		maxAge: MINUTE,
		now: () => site.time,
		later: (work) => {
			site.later++;
			void (site.idle ?? Promise.resolve()).then(work);
		},
		onHiddenFailure: (key) => site.hidden.push(key),
		render: async (key) => {
			site.renders.push(key);
			const { text, status, headers } = site;
			await site.hold;
			if (status === 0) throw new Error("broken");
			return pageOf(new Response(text, { status, headers }));
		},
	});
	const read = async (address: PageAddress) => (await cache.get(address)).page.forms.identity.body.toString();
	return { site, cache, read };
}

const address = (key: string, more: Partial<PageAddress> = {}): PageAddress => ({
	key,
	content: [],
	hasQuery: key.includes("?"),
	isOpenEnded: key.includes("?"),
	isShared: false,
	...more,
});
const story = address("/blog/a", { content: ["stories"] });

test("a page is rendered once, also for those who ask while it is being rendered", async () => {
	const { site, cache, read } = setUp();
	const hold = Promise.withResolvers<void>();
	site.hold = hold.promise;
	const all = Promise.all([read(address("/a")), read(address("/a")), read(address("/a"))]);
	hold.resolve();
	expect(await all).toEqual(["first", "first", "first"]);
	expect(await read(address("/a"))).toBe("first");
	expect(site.renders).toEqual(["/a"]);
	expect(cache.ready("/a")).toBeDefined();
	expect(cache.ready("/b")).toBeUndefined();
});

test("an old page is served at once and made anew once in the background", async () => {
	const { site, cache, read } = setUp();
	await read(address("/a"));
	site.text = "second";
	site.time = MINUTE + 1;
	expect(await Promise.all([read(address("/a")), read(address("/a"))])).toEqual(["first", "first"]);
	await expect.poll(() => cache.ready("/a")?.page.forms.identity.body.toString()).toBe("second");
	expect(site.renders).toHaveLength(2);
});

test("an old page waits for its refresh once, however long that takes", async () => {
	const { site, read } = setUp();
	await read(address("/a"));
	const idle = Promise.withResolvers<void>();
	site.idle = idle.promise;
	for (let minutes = 1; minutes <= 5; minutes++) {
		site.time += MINUTE + 1;
		await read(address("/a"));
	}
	expect(site.later).toBe(1);
	idle.resolve();
	await expect.poll(() => site.renders).toHaveLength(2);
	site.time += MINUTE + 1;
	await expect.poll(() => read(address("/a")).then(() => site.renders.length)).toBe(3);
});

test("a page whose content changed is made anew before anybody sees it; others stay", async () => {
	const { site, cache, read } = setUp();
	await read(story);
	await read(address("/a"));
	site.text = "second";
	cache.outdate(["stories"]);
	expect(cache.ready(story.key)).toBeUndefined();
	expect(await read(story)).toBe("second");
	expect(await read(address("/a"))).toBe("first");
});

test("what was being rendered when its content changed is not taken for the new", async () => {
	const { site, cache, read } = setUp();
	const hold = Promise.withResolvers<void>();
	site.hold = hold.promise;
	const before = read(story);
	await turn();
	cache.outdate(["stories"]);
	site.text = "second";
	site.hold = undefined;
	expect(await read(story)).toBe("second");
	hold.resolve();
	expect(await before).toBe("first");
	expect(await read(story)).toBe("second");
});

test.each([0, 500, 503])(
	"when rendering fails (%s), the last good page is served, and the failure is told",
	async (status) => {
		const { site, cache, read } = setUp();
		await read(story);
		site.status = status;
		site.text = "failure";
		cache.outdate(["stories"]);
		expect(await read(story)).toBe("first");
		expect(site.hidden).toEqual([story.key]);
		site.status = 200;
		site.text = "second";
		expect(await read(story)).toBe("second");
	},
);

test("a page that is gone is forgotten: it does not come back when the database fails", async () => {
	const { site, cache, read } = setUp();
	await read(story);
	site.status = 404;
	site.text = "gone";
	cache.outdate(["stories"]);
	expect(await read(story)).toBe("gone");
	expect(cache.size().pages).toBe(0);
	site.status = 503;
	site.text = "failure";
	expect(await read(story)).toBe("failure");
});

test.each([
	["a failure", 500, {}],
	["a redirect", 302, {}],
	["an unknown page", 404, {}],
	["a page that sets a cookie", 200, { "Set-Cookie": "a=b" }],
	["a private page", 200, { "Cache-Control": "private, no-cache" }],
	["a page that nobody may store", 200, { "Cache-Control": "no-store" }],
])("%s is not kept", async (_, status, headers) => {
	const { site, cache, read } = setUp();
	site.status = status;
	site.headers = headers;
	await read(address("/a"));
	expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
	expect(cache.ready("/a")).toBeUndefined();
});

test("the cache holds so many bytes and no more; searches push out only searches", async () => {
	const { site, cache, read } = setUp({ mostBytes: 4_000 });
	site.text = "x".repeat(400);
	await read(address("/a"));
	for (let i = 0; i < 20; i++) await read(address(`/blog?q=${i}`));
	expect(cache.size()).toEqual({ pages: 3, bytes: 1_200 });
	expect(cache.ready("/a")).toBeDefined();
	expect(cache.ready("/blog?q=18")).toBeDefined();
	for (let i = 0; i < 20; i++) await read(address(`/blog/${i}`));
	expect(cache.size().bytes).toBeLessThanOrEqual(4_000);
	expect(cache.ready("/a")).toBeUndefined();
});

test("each form holds the page, is counted, and says what it is", async () => {
	const { site, cache } = setUp();
	site.text = "the same words ".repeat(300);
	const entry = await cache.get(address("/a"));
	const [br, gzip, identity] = await Promise.all(
		(["br", "gzip", "identity"] as const).map((encoding) => cache.formOf(entry, encoding)),
	);
	expect(brotliDecompressSync(br?.body ?? "").toString()).toBe(site.text);
	expect(gunzipSync(gzip?.body ?? "").toString()).toBe(site.text);
	expect(identity?.body.toString()).toBe(site.text);
	expect(br?.headers["content-encoding"]).toBe("br");
	expect(identity?.headers).not.toHaveProperty("content-encoding");
	expect(cache.size().bytes).toBe((br?.body.length ?? 0) + (gzip?.body.length ?? 0) + site.text.length);
	// Once somebody has asked for it, a smaller one is made in the background.
	await cache.formOf(entry, "br");
	await expect.poll(async () => (await cache.formOf(entry, "br")) !== br).toBe(true);
	const small = await cache.formOf(entry, "br");
	expect(brotliDecompressSync(small.body).toString()).toBe(site.text);
	expect(cache.size().bytes).toBe(small.body.length + (gzip?.body.length ?? 0) + site.text.length);
});

test("no quarter of a second of a core goes into compressing a page whose URL a visitor invented", async () => {
	const { site, cache } = setUp();
	for (const invented of [address("/blog?q=invented"), address("/blog/invented", { isOpenEnded: true })]) {
		const entry = await cache.get(invented);
		for (let times = 0; times < 3; times++) await cache.formOf(entry, "br");
	}
	expect(site.later).toBe(0);
});

test.each([
	["gzip, deflate, br, zstd", "br"],
	["gzip;q=1.0, br;q=0", "gzip"],
	["gzip", "gzip"],
	["*", "br"],
	["identity", "identity"],
	["deflate", "identity"],
	[undefined, "identity"],
])("a browser that takes %s gets %s", (accept, encoding) => {
	expect(encodingFor(accept)).toBe(encoding);
});
