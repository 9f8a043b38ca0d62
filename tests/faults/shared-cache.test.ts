import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../bench/programs";
import { engines, type Place } from "../http/engines";
import { query } from "../http/prepare";
import { newClientAddress, type Site } from "../http/start-site";
import { hasNginx, startNginx } from "./nginx";

const served = engines.filter(({ name }) => name === "PostgreSQL");

const story = (slug: string, title: string) =>
	`insert into blog_posts (slug, title, content, category, author_name, read_time, published)
	values ('${slug}', '${title}', '<p>words</p>', 'Guides', 'The team', 1, true)`;

describe.skipIf(!hasNginx()).each(served)("nginx caching pages of servers on $name", (engine) => {
	let place: Place;
	let nginx: Awaited<ReturnType<typeof startNginx>>;
	const ports: string[] = [];
	const sites: Site[] = [];
	const start = async (which: number) => {
		sites[which] = await engine.start({
			...place,
			PORT: ports[which] ?? "",
			AUTH_SECRET: "the same on both of these servers",
		});
	};
	const get = (path: string, headers: Record<string, string> = {}) =>
		fetch(nginx.url + path, { redirect: "manual", headers: { "X-Forwarded-For": newClientAddress(), ...headers } });
	/** How many requests for a path have reached the servers. */
	const reached = (path: string) =>
		sites.flatMap((site) => site.output().split("\n")).filter((line) => line.includes(`"path":"${path}"`)).length;

	beforeAll(async () => {
		place = await engine.place();
		ports.push(String(await freePort()), String(await freePort()));
		await Promise.all([start(0), start(1)]);
		nginx = await startNginx([sites[0]?.url ?? "", sites[1]?.url ?? ""]);
	});
	afterAll(async () => {
		await nginx.stop();
		await Promise.all(sites.map((site) => site.stop()));
	});

	test("a page is asked of the servers once for many readers, whatever encoding they spell", async () => {
		for (let number = 0; number < 40; number++) {
			const page = await get("/terms", { "Accept-Encoding": `br, gzip;q=0.${number}` });
			expect([page.status, (await page.text()).includes("</html>")]).toEqual([200, true]);
		}
		// Some more when the two seconds of the page were over in the middle of it.
		await expect.poll(() => reached("/terms")).toBeGreaterThan(0);
		expect(reached("/terms")).toBeLessThan(20);
	});

	test("a change of a story is seen through nginx within five seconds", async () => {
		const shows = async (text: string) => (await (await get("/blog")).text()).includes(text);
		expect(await shows("Through the cache")).toBe(false);
		for (const [statement, title, isThere] of [
			[story("through-cache", "Through the cache"), "Through the cache", true],
			[
				"update blog_posts set title = 'Renamed in the cache' where slug = 'through-cache'",
				"Renamed in the cache",
				true,
			],
			["delete from blog_posts where slug = 'through-cache'", "Renamed in the cache", false],
		] as const) {
			await query(place.DATABASE_URL ?? "", statement);
			// Readers come all the time, or nobody comes for a while: either way the page is not older than five seconds.
			await get("/blog");
			await new Promise((later) => setTimeout(later, 5_000));
			expect(await shows(title)).toBe(isThere);
		}
	});

	test("private pages and forms are never stored", async () => {
		const paths = [
			"/account",
			"/account.data",
			"/session",
			"/session.data",
			"/auth/callback",
			"/contact/received",
			"/healthz",
		];
		for (const path of paths) await get(path);
		const before = nginx.stored();
		for (const path of paths) {
			const { headers } = await get(path);
			if (path !== "/healthz") expect(headers.get("Cache-Control"), path).toMatch(/private/);
		}
		const sent = await fetch(`${nginx.url}/contact`, { method: "POST", body: new URLSearchParams({ name: "x" }) });
		expect(sent.status).toBe(422);
		expect(sent.headers.get("Cache-Control")).toContain("private");
		const signIn = await fetch(`${nginx.url}/account`, {
			method: "POST",
			body: new URLSearchParams({ form: "sign-in" }),
		});
		expect(signIn.headers.get("Cache-Control")).toContain("private");
		expect(nginx.stored()).toBe(before);
		expect((await get("/contact")).status).toBe(200);
		expect(nginx.stored()).toBe(before + 1);
		// Each of them reached a server, both times.
		for (const path of paths.filter((each) => each !== "/healthz"))
			await expect.poll(() => reached(path)).toBeGreaterThanOrEqual(2);
	});

	test("invented queries, versions, paths and hosts store nothing", async () => {
		const page = await (await get("/shop")).text();
		const [, script = ""] = /"(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
		await get(script);
		await get("/favicon.svg");
		const before = nginx.stored();
		const invent = (number: number) => [
			`/shop?x=${number}`,
			`/blog?q=invented${number}`,
			`/blog?category=${number}`,
			`/phone-cases?make=${number}`,
			`/no-such-page-${number}`,
			`/blog/no-such-story-${number}`,
			`/x${number}/../shop`,
			`${script}?v=${number}`,
			`/favicon.svg?v=${number}`,
			`/share/about.png?v=${number}`,
			`/locations.data?_routes=${number}`,
			`/sitemap.xml?${number}`,
			`/search-index?${number}`,
		];
		for (let number = 0; number < 5; number++) {
			for (const path of invent(number)) await (await get(path)).arrayBuffer();
			await get("/shop", { Host: `host-${number}.test`, "Accept-Encoding": `x${number}` });
		}
		// The page itself, without an encoding.
		expect(nginx.stored() - before).toBeLessThanOrEqual(1);
	});

	test("readers do not notice that every server is dead", async () => {
		const paths = ["/", "/blog", "/es/internet-plans", "/favicon.svg", "/search-index"];
		for (const path of paths) expect((await get(path)).status).toBe(200);
		for (const site of sites) {
			site.process.kill("SIGKILL");
			await once(site.process, "exit");
		}
		// Longer than a page is fresh.
		await new Promise((later) => setTimeout(later, 4_500));
		for (let round = 0; round < 3; round++)
			for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 200]);
		expect((await get("/account")).status).toBeGreaterThanOrEqual(500);
		await Promise.all([start(0), start(1)]);
		await expect.poll(async () => (await get("/account")).status, { timeout: 20_000 }).toBe(200);
	});
});
