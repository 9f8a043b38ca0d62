import { afterAll, beforeAll, expect, test } from "vitest";
import { sendRaw } from "../http/raw-request";
import { newClientAddress, type Site, startSite } from "../http/start-site";

const flooder = newClientAddress();
let site: Site;
let sent = 0;
beforeAll(async () => {
	site = await startSite({ LOG_LEVEL: "warn" });
});
afterAll(() => site.stop());

/** Once a minute the count starts again; otherwise this is one request. */
async function exceedTheLimit() {
	// Comparisons are open-ended pages too, and the cheapest to make.
	const flood = () => request(`/compare/internet?plans=flood-${sent++}`);
	while (!(await Promise.all([flood(), flood(), flood()])).includes(429));
}

/** Sends the target as it is: `fetch` would normalise it. */
async function request(target: string, { method = "GET", client = flooder } = {}): Promise<number | undefined> {
	const head = [`${method} ${target} HTTP/1.1`, `Host: ${new URL(site.url).host}`, `X-Forwarded-For: ${client}`];
	const response = await sendRaw(site.url, `${[...head, "Connection: close"].join("\r\n")}\r\n\r\n`);
	return response?.status;
}

const long = "x".repeat(400);

test.each(
	[
		"/blog?q=short",
		`/blog?q=${long}`,
		`/blog?q=${"x".repeat(8_000)}`,
		`/blog?q=${"%C3%A1".repeat(1_000)}`,
		`/blog?%71=${long}`,
		`/blog?q=a&q=${long}&q=b`,
		`/blog?utm_source=x&q=${long}`,
		`/blog.data?q=${long}`,
		`/blog.data?_routes=en%2Fstories&q=${long}`,
		`/blog.data?_routes=no-such-route&q=${long}`,
		`/es/blog?q=${long}`,
		`/Blog/?q=${long}`,
		`/x/../blog?q=${long}`,
		`/x/%2e%2e/blog?q=${long}`,
		`/./blog?q=${long}`,
		`http://localhost/blog?q=${long}`,
		`/blog?category=${long}`,
		"/blog?page=777",
		"/blog/no-such-story",
		"/blog/no-such-story.data",
		`/blog/${long}`,
		`/phone-cases?make=${long}`,
		`/wireless-plans?plan=${long}`,
		`/contact?cart=${"no-such-case:1,".repeat(300)}`,
		`/?promo=${long}`,
		"/compare/no-such-kind",
		"/partners/no-such-partner",
	].map(
		(target) =>
			[target.length > 80 ? `${target.slice(0, 70)}… (${target.length} characters)` : target, target] as const,
	),
)("a client over the limit gets no page rendered at %s", async (_, target) => {
	await exceedTheLimit();
	expect(await request(target)).toBe(429);
	expect(await request(target, { method: "HEAD" })).toBe(429);
});

test.each(["/", "/about", "/blog", "/es/blog", "/wireless-plans?utm_source=x", "/healthz"])(
	"a client over the limit still gets %s",
	async (target) => {
		await exceedTheLimit();
		expect(await request(target)).toBe(200);
	},
);

test("all paths with empty segments share one cached page", async () => {
	const headers = { "X-Forwarded-For": newClientAddress() };
	const tags = await Promise.all(
		["/a//b", "/blog//c", "/d//"].map(async (path) => {
			const response = await fetch(site.url + path, { headers });
			expect(response.status).toBe(404);
			return response.headers.get("ETag");
		}),
	);
	expect(tags[0]).toBeTruthy();
	expect(new Set(tags).size).toBe(1);
});

test("other clients are not affected, and a cached page is not limited", async () => {
	const client = newClientAddress();
	const target = `/blog?q=${long}`;
	for (let times = 0; times < 3; times++) expect(await request(target, { client })).toBe(200);
	await exceedTheLimit();
	// Now it is cached, so everyone gets it.
	expect(await request(target)).toBe(200);
});
