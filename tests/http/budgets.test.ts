import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addresses } from "./addresses";
import { type PageWeight, weigh } from "./page-weight";
import { type Site, startSite } from "./start-site";

/** What a first visit may cost: bytes after gzip, fonts as they are. */
const limits = { script: 128_000, style: 15_000, html: 30_000, fonts: 70_000, requests: 20 };
/** How much more script another language may cost than English. */
const LANGUAGE = 2_000;

let site: Site;
const weights = new Map<string, PageWeight>();

beforeAll(async () => {
	site = await startSite({ LOG_LEVEL: "warn" });
	for (const address of addresses()) {
		const response = await fetch(site.url + address, { redirect: "manual" });
		if (!response.headers.get("Content-Type")?.startsWith("text/html")) continue;
		weights.set(address, weigh(await response.text()));
	}
}, 180_000);
afterAll(async () => {
	await site.stop();
});

/** The pages that cost more than they may, each with what it costs. */
const above = (limit: number, cost: (weight: PageWeight, address: string) => number) =>
	[...weights]
		.map(([address, weight]) => ({ address, cost: cost(weight, address) }))
		.filter(({ cost }) => cost > limit);

/** The scripts of all first visits for which this holds. */
function scriptsThat(holds: (code: string) => boolean): string[] {
	const files = new Set([...weights.values()].flatMap(({ requests }) => requests));
	return [...files]
		.filter((file) => file.endsWith(".js"))
		.filter((file) => holds(readFileSync(`build/client${file}`, "utf8")));
}

test("every page is weighed", () => {
	expect(weights.size).toBeGreaterThan(60);
	expect(above(0, ({ script, style, fonts }) => Math.min(script, style, fonts))).toHaveLength(weights.size);
});

test.each(["script", "style", "html", "fonts"] as const)("no page's first visit costs more %s than it may", (kind) => {
	expect(above(limits[kind], (weight) => weight[kind])).toEqual([]);
});

test("no page's first visit takes more requests than it may", () => {
	expect(above(limits.requests, ({ requests }) => requests.length)).toEqual([]);
});

test("no page asks anybody but us for anything", () => {
	expect([...weights.values()].flatMap(({ thirdParties }) => thirdParties)).toEqual([]);
});

test("only the visitor's language travels", () => {
	const english = (address: string) => weights.get(address.replace(/^\/(es|pt)(?=\/|$)/, "") || "/")?.script ?? 0;
	expect(above(LANGUAGE, ({ script }, address) => script - english(address))).toEqual([]);
});

test("going back is instant: no public page forbids the browser to keep it, no script waits for the page to be left", async () => {
	for (const address of weights.keys()) {
		// What an account page shows must not stay behind after its owner has signed out.
		if (/\/(account|auth|session)(\/|$)/.test(address)) continue;
		const { headers } = await fetch(site.url + address);
		expect(headers.get("Cache-Control") ?? "").not.toContain("no-store");
	}
	expect(scriptsThat((code) => /["'`](before)?unload["'`]/.test(code))).toEqual([]);
});

test("browsers are told to compile every script while it comes in", () => {
	const lazy = scriptsThat((code) => !code.startsWith("//# allFunctionsCalledOnLoad\n"));
	// The router's table of routes has no functions.
	expect(lazy.filter((file) => !file.startsWith("/assets/manifest-"))).toEqual([]);
});
