import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rawClient } from "../faults/raw-client";
import { engines } from "../http/engines";
import { sendRaw } from "../http/raw-request";
import type { Site } from "../http/start-site";

let site: Site;
beforeAll(async () => {
	site = (await engines[0]?.start()) as Site;
});
afterAll(() => site.stop());

const raw = (...lines: string[]) => sendRaw(site.url, `${lines.join("\r\n")}\r\nConnection: close\r\n\r\n`);

/** A cached page, a page that is not cached, a file, a private page, an unknown path. */
const paths = ["/about", "/about?x=1", "/favicon.svg", "/account", "/no-such-page"];

describe("garbage after a request", () => {
	test.each(["/about", "/favicon.svg"])("after the response to %s gets no second response", async (path) => {
		await (await fetch(site.url + path)).arrayBuffer();
		const client = await rawClient(site.url);
		client.say(`GET ${path} HTTP/1.1\r\nHost: site.test\r\nAccept-Encoding: identity\r\n\r\n`);
		await expect.poll(() => client.heard()).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\n[\s\S]*<\/(html|svg)>/);
		client.say("GARBAGE\r\n\r\n");
		expect((await client.hungUp).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200"]);
	});

	test("in the same packet gets at most one response", async () => {
		for (const path of paths) {
			const answer = await rawClient(site.url);
			answer.say(`GET ${path} HTTP/1.1\r\nHost: site.test\r\n\r\nGARBAGE\r\n\r\n`);
			expect((await answer.hungUp).match(/HTTP\/1\.1 \d+ /g) ?? []).toHaveLength(1);
		}
	});

	test("as the first thing on a connection gets 400", async () => {
		expect((await sendRaw(site.url, "GARBAGE\r\n\r\n"))?.status).toBe(400);
	});
});

describe("a Host header that is not one", () => {
	test.each([
		["two that differ", "Host: site.test\r\nHost: evil.test"],
		["two that are equal", "Host: site.test\r\nhost: site.test"],
		["with a space", "Host: a b"],
		["with a path", "Host: site.test/evil"],
		["with a user", "Host: user@site.test"],
		["with mark-up", "Host: <script>"],
		["with a port that is none", "Host: site.test:port"],
		["empty", "Host: "],
	])("%s gets 400, on cached pages too", async (_what, host) => {
		for (const path of paths) {
			await fetch(site.url + path);
			const answer = await raw(`GET ${path} HTTP/1.1`, host);
			expect([path, answer?.status]).toEqual([path, 400]);
			expect(answer?.headers.get("x-content-type-options")).toBe("nosniff");
		}
	});

	test.each(["site.test", "site.test:8080", "127.0.0.1:3000", "[::1]:3000", "xn--bcher-kva.example"])(
		"%s is a valid one",
		async (host) => {
			expect((await raw("GET /about HTTP/1.1", `Host: ${host}`))?.status).toBe(200);
		},
	);
});

test("a method that is not supported gets 405 and learns which are", async () => {
	for (const [method, path, allow] of [
		["POST", "/about", "GET, HEAD"],
		["POST", "/no-such-page", "GET, HEAD"],
		["PUT", "/contact", "GET, HEAD, POST"],
		["DELETE", "/session", "GET, HEAD, POST"],
		["PROPFIND", "/", "GET, HEAD, POST"],
		["OPTIONS", "/account", "GET, HEAD, POST"],
		["PUT", "/favicon.svg", "GET, HEAD, POST"],
	] as const) {
		const answer = await raw(`${method} ${path} HTTP/1.1`, "Host: site.test", "Content-Length: 0");
		expect([method, path, answer?.status, answer?.headers.get("allow")]).toEqual([method, path, 405, allow]);
	}
});

test("If-None-Match: * gets 304 where there is something", async () => {
	for (const path of ["/about", "/about?x=1", "/es", "/favicon.svg", "/about.data"]) {
		await fetch(site.url + path);
		const response = await fetch(site.url + path, { headers: { "If-None-Match": "*" } });
		expect([path, response.status, await response.text()]).toEqual([path, 304, ""]);
	}
	expect((await fetch(`${site.url}/no-such-page`, { headers: { "If-None-Match": "*" } })).status).toBe(404);
});

test("the data of a private page is as private as the page", async () => {
	for (const path of ["/session", "/account", "/auth/callback", "/captcha"]) {
		for (const prefix of ["", "/es", "/pt"]) {
			const data = await fetch(`${site.url}${prefix}${path}.data`, { redirect: "manual" });
			expect([path, data.headers.get("Cache-Control")]).toEqual([path, expect.stringContaining("no-store")]);
		}
	}
	for (const path of ["/contact/received", "/search?q=wifi"]) {
		const [name, query = ""] = path.split("?");
		const data = await fetch(`${site.url}${name}.data?${query}`, { redirect: "manual" });
		expect([path, data.headers.get("Cache-Control")]).toEqual([path, expect.stringContaining("private")]);
	}
});

test("a page under a URL with an invented query is not for shared caches", async () => {
	for (const path of [
		"/about?x=1",
		"/blog?q=invented",
		"/phone-cases?make=invented",
		"/no-such-page",
		"/about/",
		"/About",
	]) {
		const { headers } = await fetch(site.url + path);
		expect([path, headers.get("Cache-Control")]).toEqual([path, "private, no-cache"]);
	}
	expect((await fetch(`${site.url}/about`)).headers.get("Cache-Control")).toContain("s-maxage=");
});

test("only the exact version of a file is immutable", async () => {
	const html = await (await fetch(`${site.url}/phone-cases`)).text();
	const [, picture = ""] = /src="(\/images\/[^"?]+\?v=\w+)"/.exec(html) ?? [];
	const [, script = ""] = /"(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
	const cacheControl = async (path: string) => (await fetch(site.url + path)).headers.get("Cache-Control");
	expect(await cacheControl(picture)).toContain("immutable");
	expect(await cacheControl(script)).toContain("immutable");
	for (const other of [
		`${picture}0`,
		picture.replace(/v=.*/, "v=00000000"),
		`${picture}&x=1`,
		`${script}?v=1`,
		"/favicon.svg?v=1",
	])
		expect([other, await cacheControl(other)]).toEqual([other, "private, max-age=60"]);
	expect(await cacheControl("/favicon.svg")).toBe("public, max-age=3600");
});
