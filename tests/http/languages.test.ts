import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dealer } from "../../app/content/dealer";
import { securityPackages } from "../../app/content/packages/security-packages";
import { tvProviders } from "../../app/content/packages/tv-providers";
import { partners } from "../../app/content/partners";
import { internetCarriers } from "../../app/content/plans/internet-carriers";
import { postpaidCarriers, prepaidCarriers } from "../../app/content/plans/wireless-carriers";
import { stores } from "../../app/content/stores";
import { addresses } from "./addresses";
import { type Site, startSite } from "./start-site";

let site: Site;
beforeAll(async () => {
	site = await startSite({ SITE_URL: "https://www.example.com", LOG_LEVEL: "warn" });
});
afterAll(async () => {
	await site.stop();
});

const read = async (path: string) => (await fetch(site.url + path, { redirect: "manual" })).text();
const decode = (text: string) =>
	text
		.replaceAll("&quot;", '"')
		.replaceAll("&#x27;", "'")
		.replaceAll("&#39;", "'")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&amp;", "&");
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => decode(found));
const inLanguage = (locale: string, path: string) => (path === "/" ? `/${locale}` : `/${locale}${path}`);
const languages = ["es", "pt"] as const;

/** Every page and list that the site knows by name, in English; the sitemap knows the partners and the stories. */
async function everyPage(): Promise<string[]> {
	const listed = all(await read("/sitemap.xml"), /<loc>https:\/\/www\.example\.com([^<]+)<\/loc>/g);
	const routes = addresses().filter((path) => !/share|sitemap|robots|captcha|session|sign-in/.test(path));
	return [...new Set([...listed, ...routes])]
		.filter((path) => !/^\/(es|pt)(\/|$)/.test(path))
		.map((path) => path || "/");
}

/** All that a visitor can see or hear of a page, piece by piece: texts, labels, alternatives, title and description. */
function pieces(source: string): Set<string> {
	if (/^[[{]/.test(source)) return new Set(all(source, /"((?:[^"\\]|\\.)*)"/g));
	const graph = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(source)?.[1] ?? "";
	const html = source.replace(/<(script|style|svg)[\s>][\s\S]*?<\/\1>/g, "");
	return new Set(
		[
			...html.replace(/<[^>]*>/g, "\n").split("\n"),
			...all(html, /\s(?:alt|aria-label|title|placeholder|content)="([^"]*)"/g),
			...all(graph, /"((?:[^"\\]|\\.)*)"/g),
		].map((piece) => decode(piece).trim()),
	);
}

/** Names stay as they are in every language. */
const names = [
	dealer.name,
	...partners.map(({ name }) => name),
	...stores.flatMap(({ name, street, city, region, address }) => [name, street, city, region, address]),
	...[...internetCarriers, ...postpaidCarriers, ...prepaidCarriers].flatMap(({ name, plans }) => [
		name,
		...plans.map((plan) => plan.name),
	]),
	...[...securityPackages, ...tvProviders.flatMap(({ packages }) => packages)].map(({ name }) => name),
];

/** What is left of a piece without the names in it. */
const withoutNames = (piece: string) =>
	names.toSorted((a, b) => b.length - a.length).reduce((rest, name) => rest.replaceAll(name, " "), piece);
const isSentence = (piece: string) => (withoutNames(piece).match(/\p{L}{2,}/gu) ?? []).length >= 3;

describe.each(languages)("in %s", (locale) => {
	test("no page says an English sentence", async () => {
		const left: string[] = [];
		for (const path of await everyPage()) {
			const [english, own] = await Promise.all([read(path), read(inLanguage(locale, path))]);
			const said = pieces(english);
			for (const piece of pieces(own))
				if (said.has(piece) && isSentence(piece) && !/^https?:/.test(piece)) left.push(`${path}: ${piece}`);
		}
		expect(left).toEqual([]);
	});
});
