/**
 * What the specification prescribes for the catalogue that the program comes with. Only the presence of prescribed
 * items and texts is checked: more stores, partners, plans or cases, other prices, ratings, hours and phone numbers
 * are the dealer's business and break nothing here. `catalogue-invariants.test.ts` checks the rules for all data.
 */
import { expect, test } from "vitest";
import { seed } from "./catalogue";
import { dealer } from "./dealer";
import { contractKind } from "./plans/contract-kind";
import { socialGroups } from "./social";

const internetPlans = seed.internetCarriers.flatMap(({ plans }) => plans);
const wirelessPlans = [...seed.postpaidCarriers, ...seed.prepaidCarriers].flatMap(({ plans }) => plans);
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);

test("DATA-3 NET-4 internet plans of the prescribed carriers, AT&T Fiber's 1 Gig among them", () => {
	expect(names(seed.internetCarriers)).toEqual(
		expect.arrayContaining([
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
		]),
	);
	expect(internetPlans.map(({ id }) => id)).toContain("att-fiber-1-gig");
});

test("NET-2 there are plans on both sides of the toggle", () => {
	expect(new Set(internetPlans.map((plan) => contractKind(plan).kind))).toEqual(new Set(["contract", "non-contract"]));
});

test("DATA-3 WIRE-5 wireless plans of the prescribed carriers", () => {
	expect(names(seed.postpaidCarriers)).toEqual(expect.arrayContaining(["AT&T", "Xfinity Mobile", "Spectrum Mobile"]));
	expect(names(seed.prepaidCarriers)).toEqual(
		expect.arrayContaining(["AT&T Prepaid", "Simple Mobile", "Total by Verizon", "TracFone Wireless"]),
	);
});

test("WIRE-6 each kind of eligibility is there", () => {
	const kinds = wirelessPlans.map(({ eligibility }) => eligibility);
	for (const kind of ["age-55-plus", "student-account", "switching-carriers", "requires-internet"])
		expect(kinds).toContain(kind);
});

test("DATA-5 security packages for homes and for businesses, and TV packages with their channels", () => {
	expect(new Set(seed.securityPackages.map(({ segment }) => segment))).toEqual(new Set(["home", "business"]));
	for (const { channels } of seed.tvProviders.flatMap(({ packages }) => packages)) expect(channels.en).toMatch(/\S/);
});

test("DATA-4 phone cases", () => {
	expect(seed.phoneCases.length).toBeGreaterThan(0);
});

test("DATA-6 PART-2 the prescribed partners by slug and name", () => {
	const prescribed = {
		att: "AT&T",
		verizon: "Verizon",
		"t-mobile": "T-Mobile",
		spectrum: "Spectrum",
		xfinity: "Xfinity",
		brightspeed: "Brightspeed",
		centurylink: "CenturyLink",
		cricket: "Cricket Wireless",
		directv: "DirectTV",
		fidium: "Fidium",
		earthlink: "EarthLink",
		frontier: "Frontier",
		lumen: "Lumen",
		hughesnet: "HughesNet",
		kinetic: "Kinetic by Windstream",
		lyca: "Lyca Mobile",
		"simple-mobile": "Simple Mobile",
		optimum: "Optimum",
		metronet: "MetroNet",
		vivint: "Vivint",
		wow: "WOW!",
		ziply: "Ziply Fiber",
	};
	expect(Object.fromEntries(seed.partners.map(({ slug, name }) => [slug, name]))).toMatchObject(prescribed);
	expect(Object.keys(seed.landings)).toEqual(["att", "verizon", "t-mobile", "spectrum", "xfinity"]);
});

test("PART-3 Verizon promotes bringing a phone and trading one in, each with its limit", () => {
	const promotions = seed.partners.find(({ slug }) => slug === "verizon")?.promotions ?? [];
	expect(promotions.filter(({ upTo }) => upTo).map(({ id }) => id)).toEqual([
		"bring-your-own-phone",
		"trade-in-credit",
	]);
});

test("DATA-2 LOC-4 the prescribed stores, with hours and ratings", () => {
	expect(names(seed.stores)).toEqual(expect.arrayContaining(["Marlborough", "Broadway", "Socastee", "Goose Creek"]));
	for (const { openingHours, rating, reviews } of seed.stores) {
		expect(openingHours.length).toBeGreaterThan(0);
		expect(rating).toBeGreaterThan(0);
		expect(reviews).toBeGreaterThanOrEqual(0);
	}
	expect(seed.stores.find(({ name }) => name === "Marlborough")?.additionalServices).toBeDefined();
});

test("SITE-5 the dealer's name is in one file only", () => {
	expect(JSON.stringify(seed)).not.toContain(dealer.name.split(" ").at(-2));
});

test("DATA-12 the prescribed deals", () => {
	const texts = seed.deals.map(({ title, description }) => `${title.en} ${description.en}`.toLowerCase()).join("\n");
	for (const fact of ["switching your number", "4 lines for the price of 3", "credit check", "keep your number"])
		expect(texts).toContain(fact);
});

test("DATA-7 the prescribed promo cards and social groups", () => {
	expect(seed.promoCards.map(({ title }) => title.en)).toEqual(
		expect.arrayContaining(["Free Phone with New Plan", "Free Activation"]),
	);
	expect(socialGroups.map(({ flag, links }) => [flag, ...links.map(({ platform }) => platform)])).toEqual([
		["us", "Facebook", "Instagram"],
		["mx", "Facebook", "Instagram"],
		["br", "Facebook", "Instagram"],
	]);
});
