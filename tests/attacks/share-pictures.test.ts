import { afterAll, beforeAll, expect, test } from "vitest";
import { newClientAddress, type Site, startSite } from "../http/start-site";

let site: Site;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.stop());

const address = newClientAddress();
const picture = (path: string) => fetch(`${site.url}${path}`, { headers: { "X-Forwarded-For": address } });

/** Every share picture that the sitemap's pages link to. */
async function allPictures(): Promise<string[]> {
	const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
	const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
	return [...new Set(pages)].map((path) => {
		const [, language = "", rest = ""] = /^(\/(?:es|pt))?(\/.*)?$/.exec(path) ?? [];
		return `${language}/share${!rest || rest === "/" ? "/home" : rest}.png`;
	});
}

test("every picture is rendered once, however often all of them are asked for in turn", async () => {
	const paths = await allPictures();
	expect(paths.length).toBeGreaterThan(100);
	const cpu = async () => (await Promise.all(paths.map(picture))).map(({ status }) => status);
	// In batches: 64 may wait for the worker.
	for (let start = 0; start < paths.length; start += 32) {
		const responses = await Promise.all(paths.slice(start, start + 32).map(picture));
		for (const response of responses) {
			expect(response.status).toBe(200);
			expect(response.headers.get("Cache-Control")).toMatch(/^public, max-age=\d+/);
			await response.arrayBuffer();
		}
	}
	// All at once would exceed what may wait for the worker, if any of them had to be rendered again.
	expect(await cpu()).toEqual(paths.map(() => 200));
});

test("a flood of new pictures is refused at once instead of queueing up", async () => {
	const fresh = await startSite();
	try {
		const responses = await Promise.all(
			(await allPictures()).map((path) =>
				fetch(`${fresh.url}${path}`, { headers: { "X-Forwarded-For": newClientAddress() } }),
			),
		);
		const refused = responses.filter(({ status }) => status !== 200);
		expect(refused.length).toBeGreaterThan(0);
		for (const response of refused) {
			expect(response.status).toBe(503);
			expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
		}
		expect((await fetch(`${fresh.url}/healthz`)).status).toBe(200);
	} finally {
		await fresh.stop();
	}
});
