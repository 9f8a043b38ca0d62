import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dealer } from "../../app/content/dealer";
import { securityPackages } from "../../app/content/packages/security-packages";
import { tvProviders } from "../../app/content/packages/tv-providers";
import { partners } from "../../app/content/partners";
import { phoneCases } from "../../app/content/phone-cases";
import { internetCarriers } from "../../app/content/plans/internet-carriers";
import { postpaidCarriers, prepaidCarriers } from "../../app/content/plans/wireless-carriers";
import { searchCatalogue } from "../../app/content/search-catalogue";
import { storeAddress } from "../../app/content/store";
import { stores } from "../../app/content/stores";
import { defaultLocale, locales } from "../../app/content/words";
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
const languages = locales.filter((locale) => locale !== defaultLocale);

/** Every page and list that the site knows by name, in English; the sitemap knows the partners and the stories. */
async function everyPage(): Promise<string[]> {
	const listed = all(await read("/sitemap.xml"), /<loc>https:\/\/www\.example\.com([^<]+)<\/loc>/g);
	const routes = addresses().filter((path) => !/share|sitemap|robots|captcha|session|sign-in/.test(path));
	const asked = [
		"/compare/internet?plans=att-fiber-300,verizon-5g-home-plus,xfinity-gigabit",
		"/compare/wireless?plans=att-value-plus-vl,xfinity-mobile-unlimited,simple-mobile-40",
		"/contact?plan=att-fiber-300&cart=case-clear-slim:2",
		"/phone-cases?make=Motorola&material=leather&price=30-and-over",
		"/blog?q=zzzz",
		"/account?view=sign-up",
		"/account?view=forgot",
	];
	return [...new Set([...listed, ...routes, ...asked])]
		.filter((path) => !languages.some((locale) => path.split("/")[1] === locale))
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
			...all(
				html,
				/(?:\s(?:alt|aria-label|title|placeholder)|<meta (?:name="description"|property="og:[\w:]+") content)="([^"]*)"/g,
			),
			...all(graph, /"((?:[^"\\]|\\.)*)"/g),
		].map((piece) => decode(piece).trim()),
	);
}

/** Names stay as they are in every language. */
const names = [
	dealer.name,
	...partners.map(({ name }) => name),
	...stores.flatMap((store) => [store.name, store.street, store.city, store.region, storeAddress(store)]),
	...[...internetCarriers, ...postpaidCarriers, ...prepaidCarriers].flatMap(({ name, plans }) => [
		name,
		...plans.map((plan) => plan.name),
	]),
	...phoneCases.flatMap(({ compatibility, models }) => [compatibility.en, ...(models === "most" ? [] : models)]),
	// Plans that a promotion or a service is about.
	"Mi Plan Latino",
	"Simply Unlimited Internet",
	...[...securityPackages, ...tvProviders.flatMap(({ packages }) => packages)].map(({ name }) => name),
];

/** What visitors type, in any language: the search index has it for matching, and no page shows it. */
const aliases = new Set(searchCatalogue.flatMap(({ aliases = [] }) => aliases));

/** At least three words that are no names. */
function isSentence(piece: string): boolean {
	const rest = names.toSorted((a, b) => b.length - a.length).reduce((text, name) => text.replaceAll(name, " "), piece);
	return rest.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length >= 3;
}

describe.each(languages)("in %s", (locale) => {
	test("no page says an English sentence", async () => {
		const left: string[] = [];
		for (const path of await everyPage()) {
			const [english, own] = await Promise.all([read(path), read(inLanguage(locale, path))]);
			const said = pieces(english);
			for (const piece of pieces(own))
				if (said.has(piece) && isSentence(piece) && !aliases.has(piece)) left.push(`${path}: ${piece}`);
		}
		expect(left).toEqual([]);
	});

	test.each(["/internet-plans", "/internet-plans?contract=no"])(
		"NET-2 %s holds the same plans: the contract filter reads the English facts",
		async (path) => {
			const plans = (html: string) => {
				const ids = new Set(internetCarriers.flatMap((carrier) => carrier.plans.map(({ id }) => id)));
				return all(html, /<\w+ id="([^"]+)"/g).filter((id) => ids.has(id));
			};
			const english = plans(await read(path));
			expect(english.length).toBeGreaterThan(10);
			expect(plans(await read(inLanguage(locale, path)))).toEqual(english);
		},
	);
});

test.each([
	["es", (store: string) => `¡Hola! Me interesan sus servicios en ${store}.`],
	["pt", (store: string) => `Olá! Tenho interesse nos serviços de vocês em ${store}.`],
] as const)("LOC-5 WhatsApp opens with a greeting in the visitor's language (%s)", async (locale, greeting) => {
	const page = await read(`/${locale}/locations`);
	for (const { name, whatsapp } of stores.filter((store) => "number" in store.whatsapp)) {
		const link = new RegExp(`href="https://wa\\.me/${"number" in whatsapp && whatsapp.number}\\?text=([^"]+)"`, "g");
		expect(new Set(all(page, link).map(decodeURIComponent))).toEqual(new Set([greeting(name)]));
	}
});

test.each([
	["es", "Español", "Inglés"],
	["pt", "Português", "Inglês"],
])("FOOT-3 the social group of the visitor's language comes first (%s)", async (locale, first, other) => {
	const [, footer = ""] = (await read(`/${locale}`)).split("<footer");
	expect(footer.indexOf(`${first}, Facebook`)).toBeGreaterThan(0);
	expect(footer.indexOf(`${first}, Facebook`)).toBeLessThan(footer.indexOf(`${other}, Facebook`));
});

test.each([
	["/", "/es", "/pt"],
	["/wireless-plans?tab=prepaid", "/es/wireless-plans?tab=prepaid", "/pt/wireless-plans?tab=prepaid"],
	[
		"/phone-cases?make=iPhone&sort=price-low",
		"/es/phone-cases?make=iPhone&sort=price-low",
		"/pt/phone-cases?make=iPhone&sort=price-low",
	],
	["/blog/prepaid-or-postpaid", "/es/blog/prepaid-or-postpaid", "/pt/blog/prepaid-or-postpaid"],
	["/contact?partner=att", "/es/contact?partner=att", "/pt/contact?partner=att"],
	["/404", "/es/404", "/pt/404"],
])(
	"header, menu and footer of %s lead to the same page with the same query in each language, without scripts",
	async (en, es, pt) => {
		const links = (html: string) => all(html, /<a href="([^"]*)" lang="\w\w" hrefLang="\w\w"/gi);
		const editions = [en, es, pt];
		for (const path of editions) {
			// Above the header of a phone: the other languages (DOOR-7).
			const others = editions.filter((other) => other !== path);
			expect(links(await read(path))).toEqual([...others, ...editions, ...editions, ...editions]);
		}
	},
);
