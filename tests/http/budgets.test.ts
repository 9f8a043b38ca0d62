import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backOfficePaths } from "../../app/admin/back-office-paths";
import { addresses } from "./addresses";
import { loadServedFiles, type PageWeight, weigh } from "./page-weight";
import { staffSite } from "./staff-site";
import { type Site, startSite } from "./start-site";

/** Limits of a first visit: bytes after gzip, fonts as they are. */
const limits = { script: 136_000, style: 16_000, html: 32_000, fonts: 70_000, requests: 22 };

/** What a screen of the back office may load of scripts. */
const BACK_OFFICE_SCRIPT = 160_000;

let site: Site;
const weights = new Map<string, PageWeight>();

beforeAll(async () => {
	site = await startSite({ LOG_LEVEL: "warn" });
	await loadServedFiles(site.url);
	for (const address of addresses()) {
		const response = await fetch(site.url + address, { redirect: "manual" });
		if (!response.headers.get("Content-Type")?.startsWith("text/html")) continue;
		weights.set(address, weigh(await response.text()));
	}
}, 180_000);
afterAll(async () => {
	await site.stop();
});

/** The pages above a limit, each with its figure. */
const above = (limit: number, cost: (weight: PageWeight, address: string) => number) =>
	[...weights]
		.map(([address, weight]) => ({ address, cost: cost(weight, address) }))
		.filter(({ cost }) => cost > limit);

/** The scripts of all first visits that match. */
function scriptsThat(holds: (code: string) => boolean): string[] {
	const files = new Set([...weights.values()].flatMap(({ requests }) => requests));
	return [...files]
		.filter((file) => file.endsWith(".js"))
		.filter((file) => holds(readFileSync(`build/client${file}`, "utf8")));
}

test("every page is measured", () => {
	expect(weights.size).toBeGreaterThan(60);
	expect(above(0, ({ script, style, fonts }) => Math.min(script, style, fonts))).toHaveLength(weights.size);
});

test.each(["script", "style", "html", "fonts"] as const)("first visits stay within the budget: %s", (kind) => {
	expect(above(limits[kind], (weight) => weight[kind])).toEqual([]);
});

test("first visits stay within the budget: requests", () => {
	expect(above(limits.requests, ({ requests }) => requests.length)).toEqual([]);
});

test("GRID-11 every screen of the back office stays within its budget of scripts", async () => {
	const office = await staffSite([{ name: "Olivia", role: "owner" }]);
	const paths = Object.values(backOfficePaths).filter((path) => !path.includes(":"));
	const costs = new Map<string, number>();
	for (const path of paths) {
		const headers = { Cookie: office.cookieOf("Olivia") };
		const response = await fetch(`${office.url}/admin/${path}`, { headers, redirect: "manual" });
		if (response.status === 200 && response.headers.get("Content-Type")?.startsWith("text/html"))
			costs.set(path, weigh(await response.text()).script);
	}
	await office.stop();
	expect(costs.get("prices")).toBeGreaterThan(0);
	expect([...costs].filter(([, cost]) => cost > BACK_OFFICE_SCRIPT)).toEqual([]);
});

test("no page loads anything from a third party", () => {
	expect([...weights.values()].flatMap(({ thirdParties }) => thirdParties)).toEqual([]);
});

test("public pages are eligible for the back-forward cache: no `no-store`, no unload handlers", async () => {
	for (const address of weights.keys()) {
		// An account page must not be kept after sign-out.
		if (/\/(account|auth|session)(\/|$)/.test(address)) continue;
		const { headers } = await fetch(site.url + address);
		expect(headers.get("Cache-Control") ?? "").not.toContain("no-store");
	}
	expect(scriptsThat((code) => /["'`](before)?unload["'`]/.test(code))).toEqual([]);
});

test("the scripts of every page ask for eager compilation", () => {
	const eager = scriptsThat((code) => code.startsWith("//# allFunctionsCalledOnLoad\n"));
	expect(eager.map((file) => file.replace(/-[^/]*$/, "")).sort()).toEqual([
		"/assets/frame",
		"/assets/react",
		"/assets/router",
	]);
});
