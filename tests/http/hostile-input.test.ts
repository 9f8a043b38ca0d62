import { readdirSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import PostalMime, { type Email } from "postal-mime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blogPosts, users } from "../../db/schema";
import { accountVisitor } from "./account-visitor";
import { type Engine, engines, type Place } from "./engines";
import { sendRaw } from "./raw-request";
import { newClientAddress, type Site } from "./start-site";

const [engine] = engines as [Engine, ...Engine[]];
const password = "seven quiet harbor lanterns";
const patience = { timeout: 60_000, interval: 100 };

/** Ends every context that a text of a page can stand in, and would run there. */
const payload = `"'></title></textarea></script><script>alert(1)</script><img src=x onerror=alert(1)>`;

let place: Place;
let site: Site;
beforeAll(async () => {
	place = await engine.place();
	const { db, close } = await engine.open(place);
	await db.insert(blogPosts).values({
		slug: "hostile",
		title: `Title ${payload}`,
		excerpt: `Excerpt ${payload}`,
		content: `<p>kept</p>${payload}<svg><script>alert(1)</script></svg><a href="java&#10;script:alert(1)">x</a>`,
		category: `Category ${payload}`,
		authorName: `Author ${payload}`,
		tags: [`Tag ${payload}`],
		readTime: 1,
		featuredImageUrl: payload,
		published: true,
	});
	await close();
	site = await engine.start(place);
});
afterAll(() => site.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
	fetch(site.url + path, { redirect: "manual", headers: { "X-Forwarded-For": newClientAddress(), ...headers } });
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
	fetch(site.url + path, {
		method: "POST",
		body: new URLSearchParams(fields),
		redirect: "manual",
		headers: { "X-Forwarded-For": newClientAddress(), ...headers },
	});
const encoded = encodeURIComponent(payload);

/** Where a page can send somebody. */
const addressesIn = (html: string) =>
	[...html.matchAll(/\s(?:href|action|formaction|src|content)="([^"]*)"/g)].map(([, address = ""]) =>
		address.replaceAll("&amp;", "&"),
	);
const leadsAway = (address: string) =>
	URL.canParse(address, site.url) && new URL(address, site.url).hostname.endsWith("evil.example");

describe("nobody is led to another site", () => {
	test.each([
		"//evil.example",
		"/es//evil.example",
		"/pt///evil.example/%2e%2e",
		"/es/%2f%2fevil.example",
		"/%2f%2fevil.example",
		"/%5cevil.example",
		"/es/%5c%5cevil.example",
		"/.//evil.example",
		"/es/..//evil.example",
		"/partners//evil.example",
		"/partners/%2f%2fevil.example",
		"/es/partners/%5c%5cevil.example",
		"/search?q=//evil.example",
		"/search?q=https://evil.example/wifi",
		"/es/search?next=//evil.example",
		"/auth/callback?next=//evil.example",
		"/auth/callback?next=https://evil.example",
		"/auth/sign-in/google?next=//evil.example",
		"/auth/sign-in/%2f%2fevil.example",
		"/contact/received?reference=//evil.example",
		"/account?view=//evil.example&next=//evil.example",
		"/blog//evil.example",
		"/blog?page=//evil.example",
	])("by %s", async (path) => {
		const answer = await sendRaw(site.url, `GET ${path} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`);
		expect(answer?.status).toBeLessThan(500);
		const location = answer?.headers.get("location") ?? "/";
		expect(location).toMatch(/^\/(?![/\\])/);
		expect(addressesIn(answer?.body ?? "").filter(leadsAway)).toEqual([]);
	});

	test("by a form's answer", async () => {
		const answer = await post("/account?next=//evil.example", {
			form: "sign-out",
			next: "//evil.example",
			to: "//evil.example",
		});
		expect(answer.headers.get("Location") ?? "/").toMatch(/^\/account/);
	});

	test("by the host that a request names", async () => {
		for (const headers of [
			["Host: evil.example"],
			[
				"Host: site.test",
				"X-Forwarded-Host: evil.example",
				"Forwarded: host=evil.example",
				"X-Original-URL: //evil.example",
			],
		]) {
			for (const path of ["/", "/about", "/account", "/sitemap.xml", "/partners/nobody", "/auth/sign-in/google"]) {
				const lines = [`GET ${path} HTTP/1.1`, ...headers, "Connection: close"];
				const answer = await sendRaw(site.url, `${lines.join("\r\n")}\r\n\r\n`);
				expect(`${answer?.body}${answer?.headers.get("location")}`).not.toContain("evil.example");
			}
		}
	});
});

describe("nothing that a visitor writes becomes a header", () => {
	const breaks = encodeURIComponent("x\r\nX-Injected: yes\r\nSet-Cookie: injected=1\r\n\r\n<h1>injected</h1>");
	test.each([
		`/search?q=${breaks}`,
		`/partners/${breaks}`,
		`/es/partners/${breaks}`,
		`/blog/${breaks}`,
		`/blog?q=${breaks}`,
		`/auth/sign-in/${breaks}`,
		`/auth/callback?error=${breaks}`,
		`/auth/callback?next=${breaks}`,
		`/contact/received?reference=${breaks}`,
		`/share/${breaks}.png`,
		`/${breaks}`,
		`/favicon.svg?v=${breaks}`,
	])("of the answer to %s", async (path) => {
		const answer = await get(path);
		expect(answer.status).toBeLessThan(500);
		expect(answer.headers.get("X-Injected")).toBeNull();
		expect(answer.headers.getSetCookie().join()).not.toContain("injected");
	});

	test("of an account's mails, nor their mark-up", async () => {
		const email = "letters@example.com";
		const name = "Eve\r\nBcc: victim@example.com\r\nSubject: Won!\r\n\r\n<b>bold</b>";
		const who = accountVisitor(site.url);
		expect((await who.call("sign-up", { name, email, password })).outcome.ok).toBe(true);
		for (const wrong of [
			"a@example.com\r\nBcc: victim@example.com",
			"a@example.com,victim@example.com",
			"<a@example.com>",
		])
			expect((await who.call("sign-up", { name, email: wrong, password })).outcome).toMatchObject({
				problem: "invalid-email",
			});
		const letter = await mailTo(email);
		expect(letter.to?.map(({ address }) => address)).toEqual([email]);
		expect([letter.bcc, letter.cc]).toEqual([undefined, undefined]);
		expect(letter.subject).toContain("Confirm your email");
		expect(letter.html).not.toContain("<b>bold</b>");
	});

	test("of a mail by the host of the request: its link leads to this site", async () => {
		const email = "host@example.com";
		const body = new URLSearchParams({ form: "sign-up", name: "Ana", email, password }).toString();
		const lines = [
			"POST /session HTTP/1.1",
			"Host: evil.example",
			"X-Forwarded-Host: evil.example",
			"Content-Type: application/x-www-form-urlencoded",
			`Content-Length: ${body.length}`,
			"Connection: close",
		];
		const answer = await sendRaw(site.url, `${lines.join("\r\n")}\r\n\r\n${body}`);
		expect(answer?.status).toBe(200);
		const letter = await mailTo(email);
		expect(letter.text).toContain(`${site.url}/auth/callback?`);
		expect(letter.text).not.toContain("evil.example");
	});
});

/** The mail to somebody; without a mail server they are files. */
async function mailTo(email: string): Promise<Email> {
	const folder = join(place.DATA_DIR, "outbox");
	const find = async () => {
		const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
		const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
		return mails.find(({ to }) => to?.some(({ address }) => address === email));
	};
	await expect.poll(() => find().catch(() => undefined), patience).toBeDefined();
	return (await find()) as Email;
}

describe("nothing that a visitor writes runs in a page", () => {
	const parameters = [
		"q",
		"category",
		"page",
		"plan",
		"tab",
		"contract",
		"compare",
		"make",
		"material",
		"sort",
		"promo",
	]
		.concat([
			"partner",
			"package",
			"promotion",
			"topic",
			"cart",
			"store",
			"view",
			"token",
			"error",
			"next",
			"reference",
		])
		.map((name) => `${name}=${encoded}`)
		.join("&");
	test.each([
		...[
			"/",
			"/blog",
			"/wireless-plans",
			"/internet-plans",
			"/phone-cases",
			"/contact",
			"/contact/received",
			"/account",
		],
		...["/auth/callback", "/es/blog", "/pt/contact", "/compare/internet", "/search", "/no-such-page", "/blog/hostile"],
		...["/blog.data", "/contact.data", "/account.data", "/search-posts", "/blog/feed.xml"],
	])("of the address of %s", async (path) => {
		for (const query of [parameters, `q=${encoded}`, `plan=${encoded}`, encoded])
			await expectHarmless(await get(`${path}?${query}`));
	});

	test.each([`/${encoded}`, `/es/${encoded}`, `/blog/${encoded}`, `/partners/${encoded}`, `/share/${encoded}.png`])(
		"of the path %s",
		async (path) => void (await expectHarmless(await get(path))),
	);

	test("of a form that goes back to its sender", async () => {
		const everything = {
			name: payload,
			email: payload,
			phone: payload,
			store: payload,
			topic: payload,
			message: payload,
		};
		await expectHarmless(await post(`/contact?plan=${encoded}`, everything));
		for (const form of ["sign-in", "sign-up", "forgot", "reset", payload])
			await expectHarmless(await post("/account", { form, ...everything, password: payload, token: payload }));
	});

	test("of a story that another hand wrote into the database, wherever it is told of", async () => {
		const page = await expectHarmless(await get("/blog/hostile"));
		expect(page).toContain("<p>kept</p>");
		expect(page).toContain("Title &quot;&#x27;&gt;&lt;/title&gt;");
		for (const path of ["/blog", "/blog?q=Title", "/blog.data", "/blog/hostile.data", "/search-posts", "/sitemap.xml"])
			await expectHarmless(await get(path));
		const feed = await expectHarmless(await get("/blog/feed.xml"));
		expect(feed).toContain("Title &quot;&apos;&gt;&lt;/title&gt;");
		expect((await get("/share/blog/hostile.png")).headers.get("Content-Type")).toBe("image/png");
	});

	/** No page holds the payload as mark-up, and no data can be taken for a page. */
	async function expectHarmless(answer: Response): Promise<string> {
		expect(answer.status).toBeLessThan(500);
		const text = await answer.text();
		const type = answer.headers.get("Content-Type") ?? "";
		expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
		if (/html|xml/.test(type)) {
			expect(text).not.toContain("<script>alert");
			expect(text).not.toContain("<img src=x");
			expect(text).not.toMatch(/javascript:/i);
		}
		return text;
	}
});

describe("nothing that a visitor writes is a command to the database", () => {
	const commands = [
		"'; drop table blog_posts; --",
		"' or '1'='1",
		`" or ""="`,
		"') union select password from auth_accounts --",
		"\\'; select pg_sleep(30); --",
		"$$; delete from blog_posts; $$",
		"%' or 1=1 --",
		"{}') or true --",
	];
	/** The addresses of the stories that a page lists. */
	async function stories(path: string) {
		const [main = ""] = /<main[\s\S]*<\/main>/.exec(await (await get(path)).text()) ?? [];
		return [...new Set([...main.matchAll(/href="(\/blog\/[\w-]+)"/g)].map(([, href]) => href))];
	}

	test.each(commands)("%s", async (command) => {
		const before = await stories("/blog");
		expect(before.length).toBeGreaterThan(3);
		const value = encodeURIComponent(command);
		expect(await stories(`/blog?q=${value}`)).toEqual([]);
		expect(await stories(`/blog?category=${value}`)).toEqual([]);
		expect((await get(`/blog/${value}`)).status).toBe(404);
		expect((await get(`/share/blog/${value}.png`)).status).toBe(404);
		const who = accountVisitor(site.url);
		expect((await who.call("sign-in", { email: command, password: command })).outcome.ok).toBe(false);
		expect((await who.call("sign-in", { email: `"${command}"@example.com`, password: command })).outcome.ok).toBe(
			false,
		);
		expect((await who.call("reset", { token: command, password })).outcome.ok).toBe(false);
		who.cookies.set("site.session_token", value);
		expect(await who.session()).toBeNull();
		await get("/account", { "X-Forwarded-For": command });
		const message = { name: command, phone: "508-555-0141", topic: "internet", language: "en", message: command };
		expect((await post("/contact", message)).status).toBe(303);
		expect(await stories("/blog")).toEqual(before);
	});

	test.each(["%", "_", "%%%", "\\", "[a-z]", ".*"])("%s is looked for as itself", async (sign) => {
		expect((await stories(`/blog?q=${encodeURIComponent(`zz${sign}zz`)}`)).length).toBe(0);
		const found = await stories(`/blog?q=${encodeURIComponent(sign)}`);
		expect(found.length).toBeLessThan((await stories("/blog")).length);
	});
});

describe("no path leads out of the folder of files", () => {
	test.each([
		"/../package.json",
		"/../../../../../../etc/passwd",
		"/assets/../../server/main.js",
		"/assets/..%2f..%2fserver%2fmain.js",
		"/%2e%2e/%2e%2e/package.json",
		"/..%5c..%5cpackage.json",
		"/assets/%2e%2e%5c%2e%2e%5cserver%5cmain.js",
		"/images/..;/..;/package.json",
		"/favicon.svg%00.html",
		"/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd",
		"/file:///etc/passwd",
		"http://site.test/../../package.json",
		"/share/../../../etc/passwd.png",
		"/share/..%2f..%2f..%2fetc%2fpasswd.png",
		"/share/blog/..%2f..%2fpackage.json.png",
		"/es/share/%2e%2e/%2e%2e/favicon.svg.png",
		"/blog/..%2f..%2fpackage.json",
		"/.env",
		"/.git/config",
		"/.built",
		"/server/main.js",
		"/build/server/main.js",
		"/package.json",
		"/data/secret",
		"/assets/",
		"/assets",
	])("%s", async (path) => {
		const answer = await sendRaw(site.url, `GET ${path} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`);
		expect([400, 404, 302]).toContain(answer?.status);
		expect(answer?.body).not.toMatch(/root:x:|"devDependencies"|createServer|\[core\]/);
		expect(answer?.headers.get("content-type") ?? "text/html").toMatch(/text\/html/);
	});
});

describe("nobody grants themselves more than a form offers", () => {
	test("neither by fields that it does not have, nor through a prototype", async () => {
		const email = "grant@example.com";
		const who = accountVisitor(site.url);
		const metadata = '{"plan":"prepaid","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}';
		const extra = {
			emailVerified: "true",
			role: "admin",
			id: "mine",
			"__proto__[polluted]": "true",
			"user.emailVerified": "1",
		};
		const { outcome } = await who.call("sign-up", { name: "Ana", email, password, metadata, ...extra, __proto__: "x" });
		expect(outcome.ok).toBe(true);
		expect((await who.call("sign-in", { email, password, ...extra })).outcome).toMatchObject({ problem: "unverified" });
		expect(await (await get("/session")).json()).toBeNull();
		expect(await (await get("/session?__proto__[polluted]=1&constructor.prototype.polluted=1")).text()).toBe("null");
		for (const form of ["__proto__", "constructor", "toString"])
			expect((await who.call(form, { email, password: "wrong" })).outcome).toMatchObject({
				ok: false,
				form: "sign-in",
			});
		for (const path of [
			"/account?view=__proto__",
			"/contact?topic=constructor&store=__proto__&cart=__proto__:1",
			"/compare/__proto__",
		])
			expect((await get(path)).status).toBeLessThan(500);
		await site.stop();
		const { db, close } = await engine.open(place);
		const [kept] = await db.select().from(users).where(eq(users.email, email));
		await close();
		site = await engine.start(place);
		expect(kept).toMatchObject({ emailVerified: false, name: "Ana" });
		expect(kept?.id).not.toBe("mine");
		expect(JSON.stringify(kept?.metadata)).not.toContain("__proto__");
	});
});

test("the site asks no address that a visitor wrote", async () => {
	const asked: string[] = [];
	const trap = createServer((socket) => {
		asked.push(String(socket.remoteAddress));
		socket.destroy();
	});
	await new Promise<void>((listening) => trap.listen(0, "127.0.0.1", listening));
	const address = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/trap`;
	const value = encodeURIComponent(address);
	const names = [
		"q",
		"next",
		"url",
		"image",
		"src",
		"callbackURL",
		"redirect",
		"redirect_uri",
		"issuer",
		"iss",
		"token",
	];
	const query = names.map((name) => `${name}=${value}`).join("&");
	const headers = {
		Host: address,
		Referer: address,
		Origin: address,
		"X-Forwarded-Host": address,
		Forwarded: `host=${value}`,
	};
	for (const path of [
		"/",
		"/blog",
		"/account",
		"/search",
		"/auth/callback",
		"/auth/sign-in/openid",
		`/auth/sign-in/${value}`,
		`/share/${value}.png`,
		"/api/auth/callback/google",
		"/api/auth/callback/openid",
		`/api/auth/callback/${value}`,
		"/contact",
		"/session",
		"/captcha",
	])
		await get(`${path}?${query}`, headers);
	const fields = Object.fromEntries(names.concat(["name", "email", "message", "store"]).map((name) => [name, address]));
	for (const path of ["/account", "/session", "/contact"])
		await post(`${path}?${query}`, { form: "sign-up", password, ...fields });
	expect(asked).toEqual([]);
	await new Promise((closed) => trap.close(closed));
});

test("of Better Auth's own addresses only the way back from a provider answers", async () => {
	for (const path of [
		"sign-up/email",
		"sign-in/email",
		"get-session",
		"list-sessions",
		"update-user",
		"delete-user",
		"ok",
		"error",
		"reset-password",
	]) {
		for (const method of ["GET", "POST"]) {
			const answer = await fetch(`${site.url}/api/auth/${path}`, { method });
			expect([404, 405]).toContain(answer.status);
			expect(answer.headers.getSetCookie()).toEqual([]);
		}
	}
});
