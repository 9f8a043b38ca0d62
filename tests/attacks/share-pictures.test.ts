import { afterAll, beforeAll, expect, test } from "vitest";
import { localePath, splitLocale } from "../../app/platform/language";
import { sharePicturePath } from "../../app/platform/page-meta";
import { engines } from "../http/engines";
import { newClientAddress, type Site } from "../http/start-site";

const [engine] = engines;
if (!engine) throw new Error("There is no database to test with");

let site: Site;
beforeAll(async () => {
	site = await engine.start();
});
afterAll(() => site.stop());

/** The share picture of every page in the sitemap. */
async function allPictures(): Promise<string[]> {
	const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
	const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
	return [...new Set(pages)].map((path) => {
		const { locale, path: page } = splitLocale(path);
		return localePath(sharePicturePath(page), locale);
	});
}

test("every picture is rendered once, however often one client asks for all of them in turn", async () => {
	const paths = await allPictures();
	// Only renderings count towards the limit, 300 for each client: with one forgotten in each round it would be reached.
	expect(paths.length * 3).toBeGreaterThan(300);
	const headers = { "X-Forwarded-For": newClientAddress() };
	const left = [...paths, ...paths, ...paths];
	const client = async () => {
		for (let path = left.shift(); path; path = left.shift()) {
			const response = await fetch(`${site.url}${path}`, { headers });
			expect([path, response.status]).toEqual([path, 200]);
			await response.arrayBuffer();
		}
	};
	await Promise.all([client(), client(), client(), client()]);
});
