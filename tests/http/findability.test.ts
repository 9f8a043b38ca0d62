import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Graph, Thing } from "schema-dts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seed } from "../../app/content/catalogue";
import { partnerSlugs } from "../../app/content/partners";
import { stores } from "../../app/content/stores";
import { locales } from "../../app/content/words";
import { type Site, startSite } from "./start-site";

const siteUrl = "https://www.example.com";
let site: Site;
beforeAll(async () => {
	site = await startSite({ SITE_URL: siteUrl, LOG_LEVEL: "warn" });
});
afterAll(async () => {
	await site.stop();
});

const get = (address: string, init: RequestInit = {}) =>
	fetch(site.url + address.replace(siteUrl, ""), { redirect: "manual", ...init });

const decode = (text: string) =>
	text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<");
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = ""]) => decode(value));
const one = (html: string, pattern: RegExp) => {
	const found = all(html, pattern);
	expect(found, String(pattern)).toHaveLength(1);
	return found[0] ?? "";
};
const tags = (html: string) => ({
	title: one(html, /<title>([^<]+)<\/title>/g),
	description: one(html, /<meta name="description" content="([^"]+)"/g),
	canonical: one(html, /<link rel="canonical" href="([^"]+)"/g),
	languages: Object.fromEntries(
		[...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi)].map(
			([, language, address = ""]) => [language, decode(address)],
		),
	),
	og: (property: string) => one(html, new RegExp(`<meta property="og:${property}" content="([^"]+)"`, "g")),
});
const graphOf = (html: string): readonly Thing[] =>
	(JSON.parse(one(html, /<script type="application\/ld\+json">([^<]*)<\/script>/g)) as Graph)["@graph"];
const thingsOf = (html: string, type: string) =>
	(graphOf(html) as readonly { "@type": string; [property: string]: unknown }[]).filter(
		(thing) => thing["@type"] === type,
	);

const paths = [
	"/",
	"/wireless-plans",
	"/wireless-plans?tab=prepaid",
	"/internet-plans",
	"/internet-plans?contract=no",
	"/security-systems",
	"/tv-cable-on-demand",
	"/phone-cases",
	"/shop",
	"/partners",
	...partnerSlugs.map((slug) => `/partners/${slug}`),
	"/locations",
	"/blog",
	"/about",
	"/contact",
	"/privacy",
	"/terms",
	"/accessibility",
	...readdirSync("db/stories/en")
		.filter((file) => readFileSync(`db/stories/en/${file}`, "utf8").includes("published: true"))
		.map((file) => `/blog/${file.replace(".md", "")}`),
];
const inLanguage = (locale: string, path: string) => {
	if (locale === "en") return path;
	return path === "/" ? `/${locale}` : `/${locale}${path}`;
};

/** Width and height as a PNG's header gives them. */
function pngSize(bytes: Buffer) {
	expect(bytes.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
	return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe.each(locales)("in %s", (locale) => {
	test.each(paths)(
		"%s says once what it is, where it is, in which languages, and how it looks when shared",
		async (path) => {
			const response = await get(inLanguage(locale, path));
			expect(response.status).toBe(200);
			const html = await response.text();
			const { title, description, canonical, languages, og } = tags(html);
			const address = (each: string) => siteUrl + inLanguage(each, path);
			expect(canonical).toBe(address(locale));
			expect(languages).toEqual({
				en: address("en"),
				es: address("es"),
				pt: address("pt"),
				"x-default": address("en"),
			});
			expect(title).toBe(`${og("title")} | Bay & Palmetto Wireless`);
			expect(og("description")).toBe(description);
			expect(og("url")).toBe(canonical);
			expect(og("type")).toBe(/\/blog\/./.test(path) ? "article" : "website");
			expect(one(html, /<meta name="twitter:card" content="([^"]+)"/g)).toBe("summary_large_image");
			expect(html.includes("noindex")).toBe(false);
			expect(gzipSync(html).length).toBeLessThan(30_000);
			expect(thingsOf(html, "Organization")).toHaveLength(1);
			expect(thingsOf(html, "BreadcrumbList")).toHaveLength(path === "/" ? 0 : 1);
			const picture = await get(og("image"));
			expect(picture.headers.get("Content-Type")).toBe("image/png");
			expect(picture.headers.get("Cache-Control")).toContain("immutable");
			expect(pngSize(Buffer.from(await picture.arrayBuffer()))).toEqual([1200, 630]);
		},
	);

	test("the feed lists the stories in its language's addresses", async () => {
		const response = await get(inLanguage(locale, "/blog/feed.xml"));
		expect(response.headers.get("Content-Type")).toContain("application/atom+xml");
		const xml = await response.text();
		expect(all(xml, /<entry[^>]*>\s*<id>([^<]+)</g).sort()).toEqual(
			paths
				.filter((path) => path.startsWith("/blog/"))
				.map((path) => siteUrl + inLanguage(locale, path))
				.sort(),
		);
		const html = await (await get(inLanguage(locale, "/"))).text();
		expect(one(html, /type="application\/atom\+xml" href="([^"]+)"/g)).toBe(inLanguage(locale, "/blog/feed.xml"));
	});

	test("the web manifest is in its language and its icons are there at their sizes", async () => {
		const response = await get(inLanguage(locale, "/manifest.webmanifest"));
		expect(response.headers.get("Content-Type")).toContain("application/manifest+json");
		const manifest = (await response.json()) as {
			lang: string;
			start_url: string;
			icons: { src: string; sizes: string; purpose: string }[];
		};
		expect(manifest).toMatchObject({ lang: locale, start_url: inLanguage(locale, "/") });
		expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
			"192x192 any",
			"512x512 any",
			"192x192 maskable",
			"512x512 maskable",
		]);
		for (const { src, sizes } of manifest.icons) {
			const icon = Buffer.from(await (await get(src)).arrayBuffer());
			expect(pngSize(icon).join("x")).toBe(sizes);
		}
	});

	test.each(["/account", "/auth/callback", "/no/such-page", "/blog/no-such-story", "/blog?q=fiber"])(
		"%s asks not to be listed and names no canonical address",
		async (path) => {
			const html = await (await get(inLanguage(locale, path))).text();
			expect(one(html, /<meta name="robots" content="([^"]+)"/g)).toBe("noindex");
			expect(html.includes('rel="canonical"')).toBe(false);
		},
	);
});

test.each([
	["/wireless-plans?plan=att-value-plus-vl&compare=att-value-plus-vl", "/wireless-plans"],
	["/wireless-plans?tab=postpaid", "/wireless-plans"],
	["/wireless-plans?compare=x&tab=prepaid&utm_source=mail", "/wireless-plans?tab=prepaid"],
	["/internet-plans?contract=yes", "/internet-plans"],
	["/phone-cases?make=iPhone&sort=price-low", "/phone-cases"],
	["/contact?partner=att", "/contact"],
	["/es/blog?category=Internet&x=1", "/es/blog?category=Internet"],
	["/es/blog?category=Guides", "/es/blog?category=Gu%C3%ADas"],
	["/about/", "/about"],
])("%s is a variant of %s", async (variant, canonical) => {
	expect(tags(await (await get(variant)).text()).canonical).toBe(siteUrl + canonical);
});

test("a category is named otherwise in each language, so it stands for itself alone", async () => {
	const { languages } = tags(await (await get("/es/blog?category=Gu%C3%ADas")).text());
	const address = `${siteUrl}/es/blog?category=Gu%C3%ADas`;
	expect(languages).toEqual({ es: address, "x-default": address });
});

test("the sitemap lists every public page in three languages with its counterparts, and nothing else", async () => {
	const xml = await (await get("/sitemap.xml")).text();
	const expected = paths.flatMap((path) => locales.map((locale) => siteUrl + inLanguage(locale, path)));
	expect(all(xml, /<loc>([^<]+)<\/loc>/g).sort()).toEqual(expected.sort());
	for (const entry of all(xml, /<url>([\s\S]*?)<\/url>/g)) {
		expect(all(entry, /hreflang="([\w-]+)"/g)).toEqual([...locales, "x-default"]);
		if (entry.includes("/blog/")) expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
	}
});

test("robots are told where the sitemap is, and are kept from what is no page", async () => {
	const response = await get("/robots.txt");
	expect(response.headers.get("Content-Type")).toContain("text/plain");
	const text = await response.text();
	expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
	const disallowed = all(text, /^Disallow: (\S+)$/gm);
	expect(disallowed).toContain("/es/search");
	for (const path of paths) expect(disallowed.some((each) => path.startsWith(each))).toBe(false);
});

test("a search only leads on, and asks not to be listed", async () => {
	expect((await get("/search?q=fiber")).headers.get("X-Robots-Tag")).toBe("noindex");
});

test.each([
	"/share/nothing.png",
	"/share/blog/no-such-story.png",
	"/share/about.jpg",
	"/share/account.png",
	"/share/..%2fabout.png",
	"/es/share/partners/nobody.png",
])("%s is no share picture", async (address) => {
	expect((await get(address)).status).toBe(404);
});

test("a share picture under a made-up version is not kept for ever", async () => {
	const response = await get("/share/about.png?v=00000000");
	expect(response.status).toBe(200);
	expect(response.headers.get("Cache-Control")).toBe("private, max-age=300");
});

test("TRUE-2 the stores are described with their address, hours and place; with a rating only if it has a source", async () => {
	const described = thingsOf(await (await get("/locations")).text(), "MobilePhoneStore");
	expect(described).toHaveLength(stores.length);
	for (const [index, { street, latitude, longitude, ratingSource, openingHours }] of stores.entries()) {
		expect(described[index]).toMatchObject({
			address: { streetAddress: street },
			geo: { latitude, longitude },
			openingHoursSpecification: openingHours.map(({ days, opens, closes }) => ({ dayOfWeek: days, opens, closes })),
		});
		expect("aggregateRating" in (described[index] ?? {})).toBe(ratingSource !== undefined);
	}
});

test("TRUE-1 only confirmed prices are published as offers", async () => {
	const pages = ["/wireless-plans", "/wireless-plans?tab=prepaid", "/internet-plans", "/internet-plans?contract=no"];
	const offered: unknown[] = [];
	for (const path of [...pages, "/security-systems", "/tv-cable-on-demand"]) {
		const services = thingsOf(await (await get(path)).text(), "Service");
		expect(services.length, path).toBeGreaterThan(0);
		offered.push(...services.flatMap(({ offers = [] }) => offers as { name: string }[]).map(({ name }) => name));
	}
	const carriers = [...seed.internetCarriers, ...seed.postpaidCarriers, ...seed.prepaidCarriers];
	const priced = [
		...carriers.flatMap(({ plans }): readonly { name: string; priceCheck?: unknown }[] => plans),
		...seed.tvProviders.flatMap(({ packages }) => packages),
		...seed.securityPackages,
	];
	const unconfirmed = priced.filter(({ priceCheck }) => !priceCheck).map(({ name }) => name);
	expect(offered.length).toBeGreaterThan(0);
	expect(offered.filter((name) => unconfirmed.includes(String(name)))).toEqual([]);
});

test("a description reaches the page once: not in the data that scripts get", async () => {
	const html = await (await get("/locations")).text();
	expect(html.split("MobilePhoneStore")).toHaveLength(stores.length + 1);
	expect((await (await get("/locations.data")).text()).includes("schema.org")).toBe(false);
});

describe("what pages tell machines", () => {
	/** The compiler's word on whether values are what schema.org's types allow; each is a type and its value. */
	function complaints(name: string, values: readonly (readonly [type: string, value: unknown])[]): string {
		const folder = `build/structured-data-${name}`;
		mkdirSync(folder, { recursive: true });
		writeFileSync(
			`${folder}/values.ts`,
			values
				.map(
					([type, value], index) =>
						`export const value${index}: import("schema-dts").${type} = ${JSON.stringify(value)};`,
				)
				.join("\n"),
		);
		writeFileSync(
			`${folder}/tsconfig.json`,
			JSON.stringify({
				compilerOptions: {
					strict: true,
					noEmit: true,
					skipLibCheck: true,
					module: "esnext",
					moduleResolution: "bundler",
				},
				files: ["values.ts"],
			}),
		);
		try {
			execFileSync("node_modules/.bin/tsc", ["-p", folder], { encoding: "utf8" });
			return "";
		} catch (cause) {
			return (cause as { stdout: string }).stdout;
		}
	}

	test("is allowed by schema.org's types, on every kind of page", async () => {
		const kinds = {
			"/": "WebSite",
			"/locations": "MobilePhoneStore",
			"/wireless-plans": "Service",
			"/internet-plans": "Service",
			"/security-systems": "Service",
			"/tv-cable-on-demand": "Service",
			"/phone-cases": "Product",
			"/partners/t-mobile": "FAQPage",
			"/blog/prepaid-or-postpaid": "BlogPosting",
			"/about": "BreadcrumbList",
		};
		const values: [string, unknown][] = [];
		for (const [path, type] of Object.entries(kinds)) {
			const html = await (await get(path)).text();
			expect(thingsOf(html, type).length, `${type} on ${path}`).toBeGreaterThan(0);
			const graph = (graphOf(html) as readonly { potentialAction?: unknown }[]).map(({ potentialAction, ...thing }) => {
				// An action's inputs are a notation of their own, with a type of its own.
				if (potentialAction)
					values.push(["WithActionConstraints<import('schema-dts').SearchActionLeaf>", potentialAction]);
				return thing;
			});
			values.push(["Graph", { "@context": "https://schema.org", "@graph": graph }]);
		}
		expect(values).toHaveLength(Object.keys(kinds).length + 1);
		expect(complaints("served", values)).toBe("");
	}, 120_000);

	test("would be refused with a property or a value that schema.org does not know", () => {
		const graph = (thing: object) => ["Graph", { "@context": "https://schema.org", "@graph": [thing] }] as const;
		const said = complaints("wrong", [
			graph({ "@type": "MobilePhoneStore", name: "x", openingTimes: "always" }),
			graph({ "@type": "Product", offers: { "@type": "Offer", availability: "https://schema.org/Sometimes" } }),
			graph({ "@type": "BlogPosting", headline: "x", author: { "@type": "GeoCoordinates", latitude: 1 } }),
		]);
		for (const index of [0, 1, 2]) expect(said).toMatch(new RegExp(`values\\.ts\\(${index + 1},`));
	}, 120_000);
});
