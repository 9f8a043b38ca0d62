import { afterAll, beforeAll, expect, test } from "vitest";
import { type Site, startSite } from "./start-site";

let site: Site;
const publicAddress = "https://www.example.com";
beforeAll(async () => {
	site = await startSite({ SITE_URL: publicAddress });
});
afterAll(async () => {
	await site.stop();
});

/** Sends an empty form; a site that lets it through finds fault with what is missing. */
const send = (headers: Record<string, string>) =>
	fetch(`${site.url}/contact`, { method: "POST", body: new URLSearchParams({ name: "" }), headers });

test.each([
	[{ "Sec-Fetch-Site": "cross-site" }],
	[{ "Sec-Fetch-Site": "same-site" }],
	[{ "Sec-Fetch-Site": "cross-site", Origin: publicAddress }],
	[{ Origin: "https://evil.example" }],
	[{ Origin: `${publicAddress}.evil.example` }],
	[{ Origin: "null" }],
	[{ Origin: "nonsense" }],
	[{ "Sec-Fetch-Site": "same-origin", Origin: "nonsense" }],
])("a form that another site sends is refused with a plain page: %j", async (headers) => {
	const response = await send(headers);
	expect(response.status).toBe(403);
	expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
	expect(await response.text()).toContain("We couldn’t accept that form");
});

test.each([
	["/contact", "en", "We couldn’t accept that form"],
	["/es/contact", "es", "No pudimos aceptar ese formulario"],
	["/pt/contact", "pt", "Não conseguimos aceitar esse formulário"],
])("the plain page at %s is in the language of the URL", async (path, language, heading) => {
	const headers = { Origin: "https://evil.example" };
	const response = await fetch(site.url + path, { method: "POST", body: new URLSearchParams({ name: "" }), headers });
	expect(response.status).toBe(403);
	const html = await response.text();
	expect(html).toContain(`<html lang="${language}">`);
	expect(html).toContain(heading);
	expect(html).toContain(`href="${language === "en" ? "/" : `/${language}`}"`);
});

test.each([
	[{ "Sec-Fetch-Site": "same-origin" }],
	[{ "Sec-Fetch-Site": "same-origin", Origin: publicAddress }],
	[{ "Sec-Fetch-Site": "none" }],
	[{ Origin: publicAddress }],
	[{}],
])("a form of our own passes, also behind a proxy that speaks https: %j", async (headers) => {
	expect((await send(headers)).status).toBe(422);
});

test("a form of our own passes under the host that the browser itself used, with the scheme of SITE_URL", async () => {
	expect((await send({ Origin: site.url.replace("http:", "https:") })).status).toBe(422);
	expect((await send({ Origin: site.url })).status).toBe(403);
	expect((await send({ Origin: publicAddress.replace("https:", "http:") })).status).toBe(403);
});

test("reading is free to everyone", async () => {
	const response = await fetch(`${site.url}/about`, { headers: { "Sec-Fetch-Site": "cross-site" } });
	expect(response.status).toBe(200);
});

test("a body that no form of ours could have is refused", async () => {
	const response = await fetch(`${site.url}/contact`, { method: "POST", body: "x".repeat(300 * 1024) });
	expect(response.status).toBe(413);
	expect(await response.text()).toContain("That message is too long");
});
