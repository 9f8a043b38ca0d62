import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { partnerSlugs, partners } from "../../app/content/partners";
import { defaultLocale, locales } from "../../app/content/words";
import { type Site, startSite } from "./start-site";

let site: Site;
beforeAll(async () => {
	site = await startSite();
});
afterAll(async () => {
	await site.stop();
});

const get = (path: string, init: RequestInit = {}) => fetch(site.url + path, { redirect: "manual", ...init });

/** What a pattern captures; comparing that instead of the page keeps a failure readable. */
const part = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";

const pages = [
	"/",
	"/shop",
	"/account",
	"/wireless-plans",
	"/internet-plans",
	"/security-systems",
	"/tv-cable-on-demand",
	"/partners",
	...partnerSlugs.map((slug) => `/partners/${slug}`),
	"/phone-cases",
	"/locations",
	"/blog",
	"/about",
	"/contact",
	"/contact/received",
	"/privacy",
	"/terms",
	"/accessibility",
	"/auth/callback",
];
const prefixes = Object.fromEntries(locales.map((locale) => [locale, locale === defaultLocale ? "" : `/${locale}`]));

describe.each(Object.entries(prefixes))("in %s", (locale, prefix) => {
	test.each(pages)("SITE-1 %s answers with a rendered page in its language", async (path) => {
		const response = await get(prefix && path === "/" ? prefix : prefix + path);
		const html = await response.text();
		expect(response.status).toBe(200);
		expect(part(html, /<html lang="(\w+)"/)).toBe(locale);
		expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
		expect(part(html, /<title>([^<]+)<\/title>/)).toContain("Bay &amp; Palmetto Wireless");
		expect(part(html, /<meta name="description" content="([^"]+)"/).length).toBeGreaterThan(20);
	});

	test("SITE-2 an unknown path answers 404 in its language with a way home", async () => {
		const response = await get(`${prefix}/no/such-page`);
		const html = await response.text();
		expect(response.status).toBe(404);
		expect(part(html, /<html lang="(\w+)"/)).toBe(locale);
		const main = part(html, /<main[^>]*>([\s\S]*)<\/main>/);
		expect(main).toContain("404");
		expect(part(main, /<a [^>]*href="([^"]*)"/)).toBe(prefix || "/");
	});

	test("SITE-3 an unknown partner leads to the directory", async () => {
		const response = await get(`${prefix}/partners/nobody`);
		expect(response.status).toBe(302);
		expect(response.headers.get("Location")).toBe(`${prefix}/partners`);
	});
});

test("SITE-4 no page asks who the visitor is: none sets a cookie or differs for a signed-in one", async () => {
	for (const path of ["/", "/account", "/wireless-plans"]) {
		const anonymous = await get(path);
		const withCookie = await get(path, { headers: { Cookie: "session=somebody" } });
		expect(anonymous.headers.getSetCookie()).toEqual([]);
		expect((await withCookie.text()) === (await anonymous.text())).toBe(true);
	}
});

test("PART-3 every partner has its colours in the style sheet that partners' pages link", async () => {
	for (const path of ["/partners", ...partnerSlugs.map((slug) => `/partners/${slug}`)])
		expect(part(await (await get(path)).text(), /<link rel="stylesheet" href="(\/partner-colors.css)"/)).not.toBe("");
	const response = await get("/partner-colors.css");
	expect(response.headers.get("Content-Type")).toBe("text/css; charset=utf-8");
	const css = await response.text();
	for (const slug of partnerSlugs)
		expect(css).toMatch(new RegExp(`\\[data-partner="${slug}"\\] { --partner: #[0-9a-f]{6}; --on-partner: #`, "i"));
});

test("SITE-6 every page says that the dealer is an authorized reseller", async () => {
	expect((await (await get("/")).text()).includes("authorized reseller")).toBe(true);
});

test("SITE-6 TRUE-8 every page and the terms say of how many partners, and that other names are there to compare", async () => {
	const text = async (path: string) => (await (await get(path)).text()).replaceAll("<!-- -->", "");
	expect(await text("/phone-cases")).toContain(`Authorized reseller of the ${partners.length} partners`);
	expect(await text("/terms")).toContain(`an authorized reseller of the ${partners.length} carriers and providers`);
	for (const path of ["/phone-cases", "/terms"]) expect(await text(path)).toContain("names are shown for comparison");
});

test("TRUE-6 a partner's page says where it is not sold, in every language", async () => {
	const away = partners.find(({ notSoldIn }) => notSoldIn?.length === 2);
	const { slug = "", name = "" } = away ?? {};
	for (const [prefix, where] of [
		["", `${name} isn’t available in Massachusetts and South Carolina`],
		["/es", `en Massachusetts y Carolina del Sur no se vende ${name}`],
		["/pt", `${name} não está disponível em Massachusetts e na Carolina do Sul`],
	])
		expect(await (await get(`${prefix}/partners/${slug}`)).text()).toContain(where);
	expect(await (await get("/partners/xfinity")).text()).not.toContain("As far as we know");
});

test.each([
	["/search?q=fiber%20at%20home", "/internet-plans"],
	["/es/search?q=alarm", "/es/security-systems"],
	["/es/search?q=c%C3%A1maras%20de%20seguridad", "/es/security-systems"],
	["/pt/search?q=lojas", "/pt/locations"],
	["/search?q=%20", "/"],
])("SRCH-8 without scripts, %s leads on to %s", async (path, target) => {
	expect((await get(path)).headers.get("Location")).toBe(target);
});

test("the process lives and can serve", async () => {
	expect((await get("/healthz")).status).toBe(200);
	expect((await get("/readyz")).status).toBe(200);
});

test("built files are kept for ever, pages are not", async () => {
	const html = await (await get("/")).text();
	const [, script = ""] = /"(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
	expect((await get(script)).headers.get("Cache-Control")).toContain("immutable");
	expect((await get("/")).headers.get("Cache-Control") ?? "").not.toContain("immutable");
});

test("one log line a request, with an id and without the query or the visitor's address", async () => {
	const response = await get("/about?email=somebody@example.com");
	const id = response.headers.get("X-Request-Id");
	await expect.poll(() => site.output()).toContain(id);
	const line = site
		.output()
		.split("\n")
		.find((each) => each.includes(String(id)));
	expect(JSON.parse(line ?? "{}")).toEqual({
		level: 30,
		time: expect.any(String),
		id,
		method: "GET",
		path: "/about",
		status: 200,
		ms: expect.any(Number),
	});
});
