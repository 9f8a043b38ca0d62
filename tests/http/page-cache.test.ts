import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "./engines";
import { query } from "./prepare";
import type { Site } from "./start-site";

/** How often a path was rendered up to an answer; the log is written a little later than the answer. */
async function rendered(site: Site, path: string, { headers }: Response): Promise<number> {
	await expect.poll(() => site.output().includes(String(headers.get("X-Request-Id"))), { timeout: 10_000 }).toBe(true);
	return site
		.output()
		.split("\n")
		.filter((line) => line.includes('"msg":"rendered"') && line.includes(`"path":"${path}"`)).length;
}

/** The bytes as they come: `fetch` would unpack them. */
const raw = (url: string, encoding: string) =>
	new Promise<{ encoding: string | undefined; vary: string | undefined; body: Buffer }>((resolve, reject) => {
		request(url, { headers: { "Accept-Encoding": encoding } }, (response) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk: Buffer) => chunks.push(chunk));
			response.on("end", () =>
				resolve({
					encoding: response.headers["content-encoding"],
					vary: response.headers.vary,
					body: Buffer.concat(chunks),
				}),
			);
		})
			.on("error", reject)
			.end();
	});

describe("on whichever database", () => {
	let site: Site;
	const get = (path: string, init: RequestInit = {}) => fetch(site.url + path, { redirect: "manual", ...init });
	beforeAll(async () => {
		site = (await engines[0]?.start({ LOG_LEVEL: "debug", WARM_PAGES: "on" })) as Site;
	});
	afterAll(() => site.stop());

	test("many who ask at once for a page that is not there yet wait for one rendering", async () => {
		const answers = await Promise.all(Array.from({ length: 20 }, () => get("/phone-cases?make=iPhone")));
		const pages = new Set(await Promise.all(answers.map((answer) => answer.text())));
		expect(pages.size).toBe(1);
		const plain = await get("/phone-cases");
		expect(await rendered(site, "/phone-cases", plain)).toBe(2);
	});

	test("unknown parameters and other spellings of an address get the same page and make no new one", async () => {
		const page = await (await get("/shop")).text();
		for (const spelling of ["/shop?utm_source=mail", "/shop/", "/Shop", "/shop?fbclid=1&x=2"]) {
			expect((await (await get(spelling)).text()) === page).toBe(true);
		}
		expect(await rendered(site, "/shop", await get("/shop"))).toBe(1);
		await get("/blog?q=fiber&page=2");
		await get("/blog?page=2&utm=1&q=fiber");
		expect(await rendered(site, "/blog", await get("/blog"))).toBe(2);
	});

	test("all unknown paths of a language share one page", async () => {
		const pages = new Set<string>();
		for (const path of ["/no-such", "/wp-login.php", "/a/b/c?x=1"]) {
			const answer = await get(path);
			expect(answer.status).toBe(404);
			pages.add(await answer.text());
		}
		expect(pages.size).toBe(1);
		expect(await rendered(site, "/404", await get("/no-such"))).toBe(1);
		expect((await get("/healthz")).status).toBe(200);
	});

	test("who has the page already hears 304, in whichever encoding", async () => {
		const first = await get("/about");
		const tag = first.headers.get("ETag") ?? "";
		expect(tag).toMatch(/^W\/".{22}"$/);
		for (const encoding of ["br", "gzip", "identity"]) {
			const again = await get("/about", {
				headers: { "If-None-Match": `"other", ${tag}`, "Accept-Encoding": encoding },
			});
			expect(again.status).toBe(304);
			expect(await again.text()).toBe("");
			expect(again.headers.get("ETag")).toBe(tag);
			expect(again.headers.get("Cache-Control")).toContain("s-maxage");
		}
		expect((await get("/about", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
	});

	test("every encoding holds the same page, and caches are told to keep them apart", async () => {
		const [br, gzip, plain] = await Promise.all(
			["br, gzip", "gzip", "identity"].map((encoding) => raw(`${site.url}/terms`, encoding)),
		);
		expect([br?.encoding, gzip?.encoding, plain?.encoding]).toEqual(["br", "gzip", undefined]);
		expect([br?.vary, gzip?.vary, plain?.vary]).toEqual(Array(3).fill("Accept-Encoding"));
		const html = plain?.body.toString() ?? "";
		expect(html).toContain("</html>");
		expect(brotliDecompressSync(br?.body ?? "").toString() === html).toBe(true);
		expect(gunzipSync(gzip?.body ?? "").toString() === html).toBe(true);
	});

	test("HEAD answers as GET would, without the page", async () => {
		const [head, whole] = await Promise.all([get("/about", { method: "HEAD" }), get("/about")]);
		expect(await head.text()).toBe("");
		for (const name of ["ETag", "Content-Security-Policy", "Cache-Control", "Content-Type"]) {
			expect(head.headers.get(name)).toBe(whole.headers.get(name));
		}
	});

	test("a page is the same for everyone and carries what every answer does", async () => {
		const plain = await get("/");
		const signedIn = await get("/", { headers: { Cookie: "session=somebody", "Accept-Language": "pt" } });
		expect((await signedIn.text()) === (await plain.text())).toBe(true);
		expect(plain.headers.getSetCookie()).toEqual([]);
		expect(plain.headers.get("X-Content-Type-Options")).toBe("nosniff");
		expect(plain.headers.get("Content-Security-Policy")).toContain("'sha256-");
		expect(plain.headers.get("Cache-Control")).toMatch(
			/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+, stale-if-error=\d+$/,
		);
		expect(plain.headers.get("X-Request-Id")).not.toBe(signedIn.headers.get("X-Request-Id"));
	});

	test("data requests are kept like pages", async () => {
		const path = "/locations.data?_routes=en%2Flocations";
		const [first, second] = [await get(path), await get(`${path}&x=1`)];
		expect(first.headers.get("ETag")).toBe(second.headers.get("ETag"));
		expect(await rendered(site, "/locations.data", second)).toBe(1);
	});

	test.each(["/account", "/auth/callback", "/session", "/account.data"])("%s is never kept", async (path) => {
		const answer = await get(path);
		expect(answer.headers.get("Cache-Control")).toMatch(/private|no-store/);
		expect(answer.headers.get("ETag")).toBeNull();
		expect(await rendered(site, path, answer)).toBe(0);
	});

	test("a form that is sent does not get the kept page, nor does its answer stay", async () => {
		const sent = await get("/contact", {
			method: "POST",
			body: new URLSearchParams({ name: "x" }),
			headers: { Origin: site.url },
		});
		expect(sent.headers.get("Cache-Control")).not.toContain("public");
		expect(sent.headers.get("ETag")).toBeNull();
	});

	test("built files come compressed, whole or in parts, and are not sent twice", async () => {
		const html = await (await get("/")).text();
		const [, script = ""] = /"(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
		const whole = Buffer.from(await (await get(script, { headers: { "Accept-Encoding": "identity" } })).arrayBuffer());
		const packed = await raw(site.url + script, "gzip, br");
		expect(packed.encoding).toBe("br");
		expect(brotliDecompressSync(packed.body).equals(whole)).toBe(true);
		const part = await get(script, { headers: { Range: "bytes=10-19" } });
		expect(part.status).toBe(206);
		expect(part.headers.get("Content-Range")).toBe(`bytes 10-19/${whole.length}`);
		expect(await part.text()).toBe(whole.subarray(10, 20).toString());
		expect((await get(script, { headers: { Range: `bytes=${whole.length}-` } })).status).toBe(416);
		const tag = part.headers.get("ETag") ?? "";
		expect((await get(script, { headers: { "If-None-Match": tag } })).status).toBe(304);
	});

	test("every page that is known by name is rendered at start, in all languages, before anybody asks", async () => {
		await expect.poll(() => site.output().includes("the pages are warm"), { timeout: 110_000 }).toBe(true);
		for (const path of ["/pt/internet-plans", "/es/partners/verizon"]) {
			expect(await rendered(site, path, await get("/"))).toBe(1);
		}
	});
});

const postgres = engines.find(({ name }) => name === "PostgreSQL");

describe.skipIf(!postgres)("on PostgreSQL", () => {
	const story = (slug: string, title: string) =>
		`insert into blog_posts (slug, title, content, category, author_name, read_time, published)
		values ('${slug}', '${title}', '<p>words</p>', 'Guides', 'The team', 1, true)`;

	// Long before a page is so old that it would be made anew anyway.
	const SOON = { timeout: 20_000, interval: 50 };

	test("a change is seen by every server at once", async () => {
		const place = await postgres?.place();
		const url = place?.DATABASE_URL ?? "";
		const sites = (await Promise.all([
			postgres?.start({ ...place, LOG_LEVEL: "warn" }),
			postgres?.start({ ...place, LOG_LEVEL: "warn" }),
		])) as Site[];
		const titles = (text: string) =>
			expect.poll(async () => {
				const pages = await Promise.all(sites.map(async (site) => (await fetch(`${site.url}/blog`)).text()));
				return pages.map((page) => page.includes(text));
			}, SOON);
		await titles("A brand new story").toEqual([false, false]);
		await query(url, story("brand-new", "A brand new story"));
		await titles("A brand new story").toEqual([true, true]);
		await query(url, "update blog_posts set title = 'A renamed story' where slug = 'brand-new'");
		await titles("A renamed story").toEqual([true, true]);
		await query(url, "delete from blog_posts where slug = 'brand-new'");
		await titles("A renamed story").toEqual([false, false]);
		await Promise.all(sites.map((site) => site.stop()));
	});

	test("when the database goes away, the last good pages stay; when it is back, changes are seen again", async () => {
		const place = await postgres?.place();
		const url = place?.DATABASE_URL ?? "";
		const name = new URL(url).pathname.slice(1);
		const server = url.replace(/\/[^/]*$/, "/postgres");
		const site = (await postgres?.start({ ...place, LOG_LEVEL: "debug" })) as Site;
		const get = (path: string) => fetch(site.url + path);
		const before = await (await get("/blog")).text();
		const seeded = /href="(\/blog\/[^"]+)"/.exec(before)?.[1] ?? "";
		expect((await get(seeded)).status).toBe(200);

		// A change makes the kept pages outdated; then the database goes before they can be made anew.
		await query(url, story("last-words", "Last words"));
		await query(server, `alter database ${name} allow_connections false`);
		await query(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
		await expect.poll(async () => (await get("/readyz")).status, SOON).toBe(503);
		for (const path of ["/blog", seeded, "/internet-plans", "/es/about"]) expect((await get(path)).status).toBe(200);
		expect((await get("/blog/never-asked-for")).status).toBe(503);

		await query(server, `alter database ${name} allow_connections true`);
		await expect.poll(async () => (await (await get("/blog")).text()).includes("Last words"), SOON).toBe(true);
		await query(url, story("after", "After the storm"));
		await expect.poll(async () => (await (await get("/blog")).text()).includes("After the storm"), SOON).toBe(true);
		expect(await site.stop()).toBe(0);
	});
});
