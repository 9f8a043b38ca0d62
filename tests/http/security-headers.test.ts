import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RawAnswer, sendRaw } from "./raw-request";
import { newClientAddress, type Site, startSite } from "./start-site";

let site: Site;
beforeAll(async () => {
	site = await startSite({ SITE_URL: "https://www.example.com", LOG_LEVEL: "silent" });
});
afterAll(() => site.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
	fetch(site.url + path, { redirect: "manual", headers });
const send = (path: string, body: string, method = "POST", headers: Record<string, string> = {}) =>
	fetch(site.url + path, {
		method,
		body,
		redirect: "manual",
		headers: { "Content-Type": "application/x-www-form-urlencoded", "X-Forwarded-For": newClientAddress(), ...headers },
	});
const raw = async (...lines: string[]) => {
	const answer = await sendRaw(site.url, `${lines.join("\r\n")}\r\n\r\n`);
	if (!answer) throw new Error("the server only hung up");
	return answer;
};
/** What somebody hears who has the answer already. */
const again = async (path: string) => get(path, { "If-None-Match": (await get(path)).headers.get("ETag") ?? "" });
/** Asks until the limit is reached, many times at once. */
async function untilRefused(ask: (headers: Record<string, string>) => Promise<Response>) {
	const headers = { "X-Forwarded-For": newClientAddress() };
	for (let round = 0; round < 10; round++) {
		const answers = await Promise.all(Array.from({ length: 40 }, () => ask(headers)));
		const refused = answers.find(({ status }) => status === 429);
		if (refused) return refused;
	}
	throw new Error("there is no limit");
}

const message = () =>
	new URLSearchParams({
		name: "Ana",
		phone: "508-555-0141",
		topic: "internet",
		language: "en",
		message: `Hello ${Math.random()}`,
	}).toString();

/** Every kind of answer that the site gives. */
const answers: [what: string, status: number, ask: () => Promise<Response | RawAnswer>][] = [
	["a page", 200, () => get("/")],
	["a page that is not compressed", 200, () => get("/es/about", { "Accept-Encoding": "identity" })],
	["the head of a page", 200, () => fetch(`${site.url}/about`, { method: "HEAD" })],
	["a page that one has already", 304, () => again("/about")],
	["a private page", 200, () => get("/account")],
	["the data of a page", 200, () => get("/about.data")],
	["the data of a private page", 200, () => get("/account.data")],
	["the session", 200, () => get("/session")],
	["a file", 200, () => get("/favicon.svg")],
	["a file that one has already", 304, () => again("/favicon.svg")],
	["a part of a file", 206, () => get("/favicon.svg", { Range: "bytes=0-9" })],
	["a part that a file does not have", 416, () => get("/favicon.svg", { Range: "bytes=99999999-" })],
	["a share picture", 200, () => get("/share/about.png")],
	["the sitemap", 200, () => get("/sitemap.xml")],
	["the feed", 200, () => get("/pt/blog/feed.xml")],
	["the search index", 200, () => get("/search-index")],
	["a search in the stories", 200, () => get("/blog?q=fiber")],
	["a way to another page", 302, () => get("/partners/nobody")],
	["where a search leads", 302, () => get("/search?q=wifi")],
	["a message that was taken", 303, () => send("/contact", message())],
	["a message with faults", 422, () => send("/contact", "name=")],
	["a sign-in with faults", 400, () => send("/account", "form=sign-in")],
	["a call with faults", 400, () => send("/session", "form=sign-in")],
	["a form of another site", 403, () => send("/contact", "name=", "POST", { "Sec-Fetch-Site": "cross-site" })],
	["an unknown page", 404, () => get("/no/such-page")],
	["the data of an unknown page", 404, () => get("/no/such-page.data")],
	["an unknown story", 404, () => get("/blog/no-such-story")],
	["an unknown share picture", 404, () => get("/share/nothing.png")],
	["a challenge where there are none", 404, () => get("/captcha")],
	["a form for a page that takes none", 405, () => send("/about", "a=b")],
	["a method that nothing knows", 405, () => send("/about", "a=b", "PROPFIND")],
	["too large a body", 413, () => send("/contact", "x".repeat(300 * 1024))],
	["too many searches", 429, () => untilRefused((headers) => get(`/blog?q=${Math.random()}`, headers))],
	["too many messages", 429, () => untilRefused((headers) => send("/contact", message(), "POST", headers))],
	["that the process lives", 200, () => get("/healthz")],
	["that it can serve", 200, () => get("/readyz")],
	["a host that is none", 400, () => raw("GET /session HTTP/1.1", "Host: a b", "Connection: close")],
	["an address that is none", 400, () => raw("GET /a\\b HTTP/1.1", "Host: site.test", "Connection: close")],
	["what is no request", 400, () => raw("NONSENSE")],
	["headers without end", 431, () => raw("GET / HTTP/1.1", "Host: site.test", `X-Long: ${"x".repeat(40_000)}`)],
	["an expectation", 417, () => raw("GET / HTTP/1.1", "Host: site.test", "Expect: wonders", "Connection: close")],
];

describe("every answer carries the security headers", () => {
	test.each(answers)("%s (%i)", async (_what, status, ask) => {
		const answer = await ask();
		const header = (name: string) => answer.headers.get(name) ?? "";
		expect(answer.status).toBe(status);
		expect(header("x-content-type-options")).toBe("nosniff");
		expect(header("referrer-policy")).toMatch(/^(strict-origin-when-cross-origin|same-origin|no-referrer)$/);
		expect(header("permissions-policy")).toContain("camera=()");
		expect(header("cross-origin-opener-policy")).toBe("same-origin");
		expect(header("cross-origin-resource-policy")).toBe("same-origin");
		expect(header("strict-transport-security")).toBe("max-age=63072000; includeSubDomains");
		const policy = header("content-security-policy");
		expect(policy).toMatch(/^default-src 'none';/);
		for (const closed of ["base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(closed);
		expect(policy).toMatch(/form-action '(none|self)'/);
		expect(policy).not.toMatch(/unsafe|nonce|https?:|\*/);
		if (policy.includes("script-src")) {
			expect(policy).toContain("require-trusted-types-for 'script'; trusted-types stories");
			expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
			expect(policy).toContain("style-src 'self';");
		}
		// Nobody needs to know what the site is made with.
		expect(header("server") + header("x-powered-by")).toBe("");
	});
});

test("a page that is reached with a token tells no other site where the visitor came from", async () => {
	expect((await get("/auth/callback?token_hash=x&type=signup")).headers.get("Referrer-Policy")).toBe("no-referrer");
	expect((await get("/account?view=reset&token=x")).headers.get("Referrer-Policy")).toBe("same-origin");
});

test("a page allows exactly the inline scripts that are in it, and does not tell how they were marked", async () => {
	const answer = await get("/blog");
	const html = await answer.text();
	const inline = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g)].length;
	const allowed = [...(answer.headers.get("Content-Security-Policy") ?? "").matchAll(/'sha256-/g)].length;
	expect(inline).toBeGreaterThan(4);
	expect(allowed).toBe(inline);
	expect(html).not.toContain("nonce");
	expect(html).not.toMatch(/<[a-z][^>]*\sstyle=/);
});

test("over plain http nobody is told to stay on https", async () => {
	const plain = await startSite({ LOG_LEVEL: "silent" });
	const answer = await fetch(`${plain.url}/about`);
	expect(answer.headers.get("Strict-Transport-Security")).toBeNull();
	await plain.stop();
});
