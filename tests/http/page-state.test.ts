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

/** Where the router asks for what the loaders of a page find. */
const dataAddress = (address: string) => (address === "/" ? "/_.data" : `${address}.data`);

test("what the loaders found stands in a page as plainly as the router would have sent it", async () => {
	let compared = 0;
	for (const address of addresses()) {
		const response = await fetch(site.url + address, { redirect: "manual" });
		if (response.status !== 200 || !response.headers.get("Content-Type")?.startsWith("text/html")) continue;
		const [, json = ""] =
			/window\.__reactRouterContext = .*?,"state":(\{.*\})\};window\.__reactRouterContext\.stream/.exec(
				await response.text(),
			) ?? [];
		expect(json, address).not.toBe("");
		const { loaderData } = JSON.parse(json) as { loaderData: Record<string, unknown> };
		const { body, status } = await fetch(site.url + dataAddress(address));
		expect(status, address).toBe(200);
		const { value } = await decode(body as ReadableStream<Uint8Array>, globalThis as unknown as Window);
		const sent = Object.entries(value as Record<string, { data: unknown }>).map(([id, { data }]) => [id, data]);
		expect(loaderData, address).toEqual(Object.fromEntries(sent));
		compared += 1;
	}
	expect(compared).toBeGreaterThan(60);
});

test("a page that fails tells the scripts what failed", async () => {
	const html = await (await fetch(`${site.url}/about`, { method: "POST" })).text();
	expect([html.includes("streamController.enqueue"), html.includes(',"state":')]).toEqual([true, false]);
});
