import { readFileSync } from "node:fs";
import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import routes from "../routes";
import { deals } from "./deals";
import { footerColumns, mainLinks, shopMenu } from "./navigation";
import { securityPackages } from "./packages/security-packages";
import { tvProviders } from "./packages/tv-providers";
import { partners } from "./partners";
import { partnerSlugs } from "./partners/partner";
import { phoneCases } from "./phone-cases";
import { internetCarriers } from "./plans/internet-carriers";
import { postpaidCarriers, prepaidCarriers } from "./plans/wireless-carriers";
import { promoCards } from "./promo-cards";
import { searchCatalogue } from "./search-catalogue";
import { socialGroups } from "./social";
import { stores } from "./stores";
import { storyPictures } from "./story-pictures";
import { unconfirmedPrices } from "./unconfirmed-prices";
import { locales } from "./words";

const internetPlans = internetCarriers.flatMap(({ plans }) => plans);
const wirelessPlans = [...postpaidCarriers, ...prepaidCarriers].flatMap(({ plans }) => plans);
const tvPackages = tvProviders.flatMap(({ packages }) => packages);
const everything = {
	internetPlans,
	wirelessPlans,
	tvPackages,
	securityPackages,
	phoneCases,
	partners,
	stores,
	deals,
	promoCards,
	searchCatalogue,
	socialGroups,
	storyPictures,
	navigation: [mainLinks, shopMenu, footerColumns],
};

/** Every text with translations, wherever it stands in the catalogue, with the way to it. */
function* texts(value: unknown, way: string): Generator<[string, Record<string, string>]> {
	if (typeof value !== "object" || value === null) return;
	if ("en" in value) yield [way, value as Record<string, string>];
	else for (const [key, inner] of Object.entries(value)) yield* texts(inner, `${way}.${key}`);
}

test("every text stands in every language, trimmed and not empty", () => {
	const faults = [...texts(everything, "")].filter(([, words]) =>
		locales.some((locale) => !words[locale] || words[locale] !== words[locale].trim()),
	);
	expect(faults).toEqual([]);
});

test("ids are unique", () => {
	const ids = [
		...internetPlans,
		...wirelessPlans,
		...tvPackages,
		...securityPackages,
		...phoneCases,
		...stores,
		...deals,
	].map(({ id }) => id);
	expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("DATA-3 NET-4 47 internet plans of the 13 carriers, in order; AT&T Fiber's 1 Gig is $80/month", () => {
	expect(internetPlans).toHaveLength(47);
	expect(internetCarriers.map(({ name }) => name)).toEqual([
		"AT&T Fiber",
		"AT&T Internet",
		"Xfinity",
		"Spectrum",
		"Verizon Fios",
		"Verizon 5G Home",
		"Verizon DSL",
		"Frontier",
		"Optimum",
		"Kinetic",
		"Brightspeed",
		"EarthLink",
		"Vivint",
	]);
	expect(internetPlans.find(({ id }) => id === "att-fiber-1-gig")?.price).toBe("$80/month");
});

test("DATA-3 WIRE-5 29 wireless plans, of the postpaid and the prepaid carriers", () => {
	expect(wirelessPlans).toHaveLength(29);
	expect(wirelessPlans.every(({ type }) => type === "cellphone")).toBe(true);
	expect(postpaidCarriers.map(({ name }) => name)).toEqual(["AT&T", "Xfinity Mobile", "Spectrum Mobile"]);
	expect(prepaidCarriers.map(({ name }) => name)).toEqual([
		"AT&T Prepaid",
		"Simple Mobile",
		"Total by Verizon",
		"TracFone Wireless",
	]);
	expect(Math.min(...wirelessPlans.map(({ price }) => Number.parseFloat(price.slice(1))))).toBe(25);
});

test("WIRE-6 each kind of eligibility is there, and a plan that needs the carrier's internet says so", () => {
	const kinds = new Set(wirelessPlans.map(({ eligibility }) => eligibility));
	expect(kinds).toEqual(
		new Set([undefined, "age-55-plus", "student-account", "switching-carriers", "requires-internet"]),
	);
	for (const plan of wirelessPlans)
		expect(Boolean(plan.requiresInternet)).toBe(plan.eligibility === "requires-internet");
});

test("DATA-5 security and TV packages", () => {
	expect(securityPackages.filter(({ segment }) => segment === "home").length).toBeGreaterThan(3);
	expect(securityPackages.filter(({ segment }) => segment === "business").length).toBeGreaterThan(2);
	for (const { channels } of tvPackages) expect(channels.en).toMatch(/\S/);
});

test("DATA-4 15 phone cases, rated from 0 to 5, an old price above the new one", () => {
	expect(phoneCases).toHaveLength(15);
	for (const { rating, price, originalPrice } of phoneCases) {
		expect(rating).toBeGreaterThan(0);
		expect(rating).toBeLessThanOrEqual(5);
		if (originalPrice) expect(Number(originalPrice.slice(1))).toBeGreaterThan(Number(price.slice(1)));
	}
});

test("DATA-6 PART-2 the 22 partners by their exact slugs and names", () => {
	expect(partners.map(({ slug }) => slug)).toEqual([...partnerSlugs]);
	expect(partners.map(({ name }) => name)).toEqual([
		"AT&T",
		"Verizon",
		"T-Mobile",
		"Spectrum",
		"Xfinity",
		"Brightspeed",
		"CenturyLink",
		"Cricket Wireless",
		"DirectTV",
		"Fidium",
		"EarthLink",
		"Frontier",
		"Lumen",
		"HughesNet",
		"Kinetic by Windstream",
		"Lyca Mobile",
		"Simple Mobile",
		"Optimum",
		"MetroNet",
		"Vivint",
		"WOW!",
		"Ziply Fiber",
	]);
});

test("PART-6 a partner has 2 or 3 promotions and 5 or 6 services; every discount is a dash", () => {
	for (const { promotions, services } of partners) {
		expect([2, 3]).toContain(promotions.length);
		expect([5, 6]).toContain(services.length);
		expect(promotions.every(({ discount }) => discount === "—")).toBe(true);
	}
});

test("DATA-2 LOC-4 four stores with the hours and ratings of the specification", () => {
	expect(stores.map(({ name, rating, reviews }) => [name, rating, reviews])).toEqual([
		["Marlborough", 4.8, 127],
		["Broadway", 4.9, 203],
		["Socastee", 4.7, 89],
		["Goose Creek", 4.6, 45],
	]);
	for (const { hours } of stores) {
		expect([hours.weekdays.en, hours.saturday.en, hours.sunday.en]).toEqual([
			"Mon-Fri 10AM-7PM",
			"Saturday 10AM-6PM",
			"Sunday 12PM-5PM",
		]);
	}
	expect(stores.filter(({ additionalServices }) => additionalServices).map(({ name }) => name)).toEqual([
		"Marlborough",
	]);
	expect(stores.filter(({ whatsapp }) => "messageCode" in whatsapp).map(({ name }) => name)).toEqual(["Goose Creek"]);
});

test("SITE-5 phone numbers are placeholders, and the dealer's name stands in one file", () => {
	const phones = stores
		.flatMap((store) => [store.phone, store.additionalServices?.attLine.phone])
		.filter((phone) => phone !== undefined);
	for (const phone of phones) expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
	expect([...texts(everything, "")].filter(([, { en }]) => en?.includes("Palmetto Wireless"))).toEqual([]);
});

test("DATA-12 the four deals", () => {
	const words = deals.map(({ title, description }) => `${title.en} ${description.en}`).join("\n");
	for (const fact of ["$200", "4 lines for the price of 3", "$20/month", "credit check", "your number"]) {
		expect(words.toLowerCase()).toContain(fact.toLowerCase());
	}
	expect(deals).toHaveLength(4);
});

test("DATA-7 promo cards and social groups", () => {
	expect(promoCards.map(({ title, badge }) => [title.en, badge.en])).toEqual([
		["Free Phone with New Plan", "Limited Time"],
		["Free Activation", "Current Offer"],
	]);
	expect(socialGroups.map(({ flag, links }) => [flag, ...links.map(({ platform }) => platform)])).toEqual([
		["us", "Facebook", "Instagram"],
		["mx", "Facebook", "Instagram"],
		["br", "Facebook", "Instagram"],
	]);
});

test("every price parses, and an old price is above the new one", () => {
	for (const { id, price, originalPrice } of [
		...internetPlans,
		...wirelessPlans,
		...tvPackages.map((each) => ({ ...each })),
		...securityPackages,
	].map((each) => ({ originalPrice: undefined, ...each }))) {
		expect(price, id).toMatch(/^\$\d+(\.\d\d)?\/month$/);
		if (originalPrice)
			expect(Number.parseFloat(originalPrice.slice(1)), id).toBeGreaterThan(Number.parseFloat(price.slice(1)));
	}
});

test("every link of the catalogue leads to a page of the site, and to a plan or store that exists", () => {
	const links = [
		...deals.map(({ to }) => to),
		...searchCatalogue.map(({ url }) => url),
		...[
			...mainLinks,
			...shopMenu.services.links,
			...shopMenu.products.links,
			...footerColumns.flatMap(({ links }) => links),
		].map(({ to }) => to),
	];
	const planIds = new Set([...internetPlans, ...wirelessPlans].map(({ id }) => id));
	for (const link of links) {
		const { pathname, searchParams, hash } = new URL(link, "https://example.com");
		const leaf = matchRoutes(routes as never, pathname)?.at(-1)?.route as { id?: string } | undefined;
		expect(leaf?.id, link).not.toMatch(/not-found/);
		const plan = searchParams.get("plan");
		if (plan) expect(planIds, link).toContain(plan);
		if (hash)
			expect(
				stores.map(({ id }) => `#${id}`),
				link,
			).toContain(hash);
		const partner = /^\/partners\/(.+)/.exec(pathname)?.[1];
		if (partner) expect(partnerSlugs, link).toContain(partner);
	}
});

test("prices that are not confirmed are marked, and one command can list them", () => {
	expect(unconfirmedPrices().length).toBeGreaterThan(0);
	expect(JSON.parse(readFileSync("package.json", "utf8")).scripts.prices).toBeDefined();
});
