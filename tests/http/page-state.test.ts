import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addresses } from "./addresses";
import { type Site, startSite } from "./start-site";

let site: Site;
beforeAll(async () => {
	site = await startSite({ LOG_LEVEL: "warn" });
});
afterAll(async () => {
	await site.stop();
});

/** Where the router asks for the loader data of a page. */
const dataUrl = (address: string) => (address === "/" ? "/_.data" : `${address}.data`);

/** What the page's inline scripts put into the router's stream. */
const chunks = (html: string) =>
	[...html.matchAll(/streamController\.enqueue\((".*?[^\\]")\)/gs)].map(([, text = ""]) => JSON.parse(text) as string);

const read = async (stream: ReadableStream<Uint8Array>) =>
	(await decode(stream, globalThis as unknown as Window)).value;

test("a page carries the loader data that the router would fetch", async () => {
	let compared = 0;
	for (const address of addresses()) {
		const response = await fetch(site.url + address, { redirect: "manual" });
		if (response.status !== 200 || !response.headers.get("Content-Type")?.startsWith("text/html")) continue;
		const text = chunks(await response.text()).join("");
		expect(text, address).not.toBe("");
		const { loaderData } = (await read(new Blob([text]).stream())) as { loaderData: Record<string, unknown> };
		const { body, status } = await fetch(site.url + dataUrl(address));
		expect(status, address).toBe(200);
		const fetched = await read(body as ReadableStream<Uint8Array>);
		const data = Object.entries(fetched as Record<string, { data: unknown }>).map(([id, { data }]) => [id, data]);
		expect(loaderData, address).toEqual(Object.fromEntries(data));
		compared += 1;
	}
	expect(compared).toBeGreaterThan(60);
});

test("a page that fails carries the error", async () => {
	const html = await (await fetch(`${site.url}/about`, { method: "POST" })).text();
	const { errors } = (await read(new Blob([chunks(html).join("")]).stream())) as { errors: Record<string, unknown> };
	expect(Object.values(errors)).toHaveLength(1);
});
