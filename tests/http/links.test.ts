import { afterAll, beforeAll, expect, test } from "vitest";
import { newClientAddress, type Site, startSite } from "./start-site";

let site: Site;
beforeAll(async () => {
	site = await startSite({ LOG_LEVEL: "warn" });
});
afterAll(async () => {
	await site.stop();
});

interface Found {
	status: number;
	ids: Set<string>;
	links: string[];
}

const decode = (text: string) => text.replaceAll("&amp;", "&");

async function read(address: string): Promise<Found> {
	// One visitor would not search so much.
	const response = await fetch(site.url + address, { headers: { "X-Forwarded-For": newClientAddress() } });
	const html = response.headers.get("Content-Type")?.startsWith("text/html") ? await response.text() : "";
	const attributes = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = ""]) => decode(value));
	const assets = attributes(/\ssrc(?:set)?="([^"]+)"/gi).flatMap((value) =>
		value.split(", ").map((part) => part.split(" ")[0] ?? ""),
	);
	return {
		status: response.status,
		ids: new Set(attributes(/\sid="([^"]+)"/g)),
		links: [...attributes(/<a\s[^>]*?href="([^"]+)"/g), ...assets],
	};
}

test("every link and picture on every page leads somewhere, and every fragment is there", async () => {
	const seen = new Map<string, Found>();
	const waiting = [{ from: "", to: "/" }];
	const broken: string[] = [];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		const { pathname, search, hash, origin } = new URL(next.to, `${site.url}${next.from || "/"}`);
		if (origin !== site.url) continue;
		const address = pathname + search;
		let found = seen.get(address);
		if (!found) {
			found = await read(address);
			seen.set(address, found);
			for (const to of found.links) waiting.push({ from: address, to });
		}
		if (found.status >= 400) broken.push(`${next.from} → ${next.to}: ${found.status}`);
		else if (hash && !found.ids.has(decodeURIComponent(hash.slice(1))))
			broken.push(`${next.from} → ${next.to}: no such place`);
	}
	expect(broken).toEqual([]);
	expect(seen.size).toBeGreaterThan(200);
});
