import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { locales } from "../../app/content/words";
import { localePath } from "../../app/platform/language";
import * as lastResortPages from "../../server/last-resort-page";
import { accountVisitor, mailedLink } from "./account-visitor";
import { addresses } from "./addresses";
import { type MailServer, startMailServer } from "./mail-server";
import { newClientAddress, type Site, startSite } from "./start-site";

/** The `standard` preset holds what the HTML standard requires, and no rules of style. */
const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ["html-validate:standard"] }));

async function errorsIn(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	return results
		.flatMap(({ messages }) => messages)
		.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}

let mail: MailServer;
let site: Site;
beforeAll(async () => {
	mail = await startMailServer();
	site = await startSite({ LOG_LEVEL: "silent", SMTP_URL: mail.url, DEALER_INBOX: "dealer@example.com" });
});
afterAll(async () => {
	await site.stop();
	await mail.stop();
});

const get = (path: string) => fetch(site.url + path, { redirect: "manual" });
const post = (path: string, fields: Record<string, string> = {}) =>
	fetch(site.url + path, {
		method: "POST",
		body: new URLSearchParams(fields),
		redirect: "manual",
		headers: { "X-Forwarded-For": newClientAddress(), Origin: site.url },
	});

async function expectValidPage(response: Response, status = response.status) {
	expect(response.status).toBe(status);
	expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
	expect(await errorsIn(await response.text())).toEqual([]);
}

/** The pages listed for search engines: all stories, partners and tabs, not only one example per route. */
async function listedPages(): Promise<string[]> {
	const sitemap = await (await get("/sitemap.xml")).text();
	return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => {
		const { pathname, search } = new URL(url.replaceAll("&amp;", "&"));
		return pathname + search;
	});
}

test("the validator finds a heading within a span", async () => {
	const page = "<!doctype html><html lang=en><head><title>Plans</title></head><body>CONTENT</body></html>";
	expect(await errorsIn(page.replace("CONTENT", "<details><summary><h2>AT&amp;T</h2></summary></details>"))).toEqual(
		[],
	);
	expect(await errorsIn(page.replace("CONTENT", "<span><h2>AT&amp;T</h2></span>"))).toEqual([
		expect.stringContaining("element-permitted-content"),
	]);
});

test("every page in every language is valid HTML", async () => {
	const listed = await listedPages();
	const invalid: Record<string, string[]> = {};
	let pages = 0;
	for (const path of new Set([...addresses(), ...listed])) {
		const response = await get(path);
		if (!response.headers.get("Content-Type")?.startsWith("text/html")) continue;
		pages++;
		const errors = await errorsIn(await response.text());
		if (errors.length > 0) invalid[path] = errors;
	}
	expect(listed.length).toBeGreaterThan(100);
	expect(pages).toBeGreaterThan(listed.length);
	expect(invalid).toEqual({});
});

test.each([
	["an open group with a plan in it", "/internet-plans?plan=att-fiber-1-gig"],
	["a comparison", "/internet-plans?compare=att-fiber-300,att-fiber-1-gig"],
	["no phone case found", "/phone-cases?brand=none&q=nothing"],
	["a story search", "/blog?q=internet"],
	["a story search without results", "/blog?q=zzzzzz"],
	["a contact form about a plan", "/contact?about=att-fiber-1-gig"],
	["a received message", "/contact/received?reference=BP-2345-6789"],
	["the sign-up form", "/account?view=sign-up"],
	["the request for a new password", "/account?view=forgot"],
	["the mail notice", "/account?view=check-mail"],
])("valid HTML: %s", async (_, path) => {
	await expectValidPage(await get(path), 200);
});

test.each([
	["/contact", { name: "", email: "nobody", message: "" }],
	["/account", { form: "sign-up", email: "nobody", password: "1" }],
	["/account", { form: "sign-in", email: "a@example.com", password: "wrong" }],
] as const)("valid HTML: %s with the errors of %o", async (path, fields) => {
	const response = await post(path, fields);
	expect(response.ok).toBe(false);
	await expectValidPage(response);
});

test("valid HTML: the account page when signed in", async () => {
	const visitor = accountVisitor(site.url);
	const [email, password] = ["valid@example.com", "seven quiet harbor lanterns"];
	await visitor.call("sign-up", { name: "Ana", email, password });
	const { pathname, search } = await mailedLink(mail, email, /Confirm/);
	await visitor.ask(pathname + search);
	await visitor.call("sign-in", { email, password });
	expect(await visitor.session()).toMatchObject({ user: { email } });
	await expectValidPage(await visitor.ask("/account"), 200);
});

test("valid HTML: error pages", async () => {
	await expectValidPage(await get("/no/such-page"), 404);
	await expectValidPage(await get("/blog/no-such-story"), 404);
	await expectValidPage(await get("/auth/callback?error=server_error"), 200);
	// A page without a form: the router's own error, shown within the frame.
	await expectValidPage(await post("/about"), 405);
});

test.each(Object.entries(lastResortPages).filter(([, page]) => typeof page === "function"))(
	"valid HTML in every language: %s, which depends on nothing",
	async (_, page) => {
		for (const locale of locales)
			expect(await errorsIn((page as (pathname: string) => string)(localePath("/contact", locale)))).toEqual([]);
	},
);
