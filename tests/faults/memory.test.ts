import { afterAll, beforeAll, expect, test } from "vitest";
import { engines } from "../http/engines";
import { newClientAddress, type Site } from "../http/start-site";

const PAGES = 400;
/** A page that was held took some thirty. */
const MOST_KILOBYTES_A_PAGE = 4;

let site: Site;
beforeAll(async () => {
	site = (await engines[0]?.start({ LOG_LEVEL: "warn", NODE_OPTIONS: "--inspect=127.0.0.1:0" })) as Site;
});
afterAll(() => site.stop());

/** Kilobytes that are in use once everything was let go that can be. */
async function heldMemory(): Promise<number> {
	const [, address = ""] = /Debugger listening on (ws:\S+)/.exec(site.output()) ?? [];
	const inspector = new WebSocket(address);
	await new Promise((opened) => inspector.addEventListener("open", opened, { once: true }));
	const ask = (method: string, params = {}) =>
		new Promise<{ result: { usedSize?: number } }>((answered) => {
			inspector.addEventListener("message", ({ data }) => answered(JSON.parse(String(data))), { once: true });
			inspector.send(JSON.stringify({ id: 1, method, params }));
		});
	await ask("HeapProfiler.collectGarbage");
	await ask("HeapProfiler.collectGarbage");
	const { result } = await ask("Runtime.getHeapUsage");
	inspector.close();
	return (result.usedSize ?? Number.NaN) / 1024;
}

async function visit(path: (number: number) => string, form?: Record<string, string>) {
	for (let number = 0; number < PAGES; number += 8)
		await Promise.all(
			Array.from({ length: 8 }, (_, lane) =>
				fetch(site.url + path(number + lane), {
					headers: { "X-Forwarded-For": newClientAddress() },
					...(form && { method: "POST", body: new URLSearchParams(form) }),
				}).then((answer) => answer.arrayBuffer()),
			),
		);
}

const kinds: [name: string, path: (number: number) => string, form?: Record<string, string>][] = [
	["missing", (number) => `/no-such-page-${number}`],
	["private", () => "/account"],
	["refused", () => "/contact", { name: "", message: "Without a name" }],
];

test.each(kinds)("%s pages leave nothing behind in memory", async (name, path, form) => {
	await visit(path, form);
	const before = await heldMemory();
	await visit(path, form);
	const growth = ((await heldMemory()) - before) / PAGES;
	console.log(`${name} pages: ${growth.toFixed(2)} KB held for each`);
	expect(growth).toBeLessThan(MOST_KILOBYTES_A_PAGE);
});
