import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inCatalogue } from "../catalogue/current.server";
import { hasPage } from "../catalogue/site-pages";
import { dealerFacts } from "../platform/dealer-facts.server";
import { problemSentence } from "../platform/problem-sentence.server";
import { type Catalogue, seed } from "./catalogue";
import { type Surroundings, violations } from "./catalogue-invariants";
import { footerColumns, mainLinks, shopMenu } from "./navigation";
import type { Problem } from "./problem";
import { socialGroups } from "./social";
import { storyPictures } from "./story-pictures";
import { type Locale, locales, same } from "./words";

const surroundings: Surroundings = { hasPage, facts: Object.keys(inCatalogue(seed, dealerFacts)) };

/** A copy of the catalogue in which anything can be changed. */
type Draft<T> = T extends string | number | boolean | undefined | null
	? T | string | number | undefined
	: T extends readonly (infer Element)[]
		? Draft<Element>[]
		: { -readonly [Key in keyof T]-?: Draft<T[Key]> };

/** What is wrong after a change; items are found by their place, so that any catalogue will do. */
function problemsAfter(change: (draft: Draft<Catalogue>) => void): Problem[] {
	// Not structuredClone: that keeps texts and hours shared between entries.
	const draft = JSON.parse(JSON.stringify(seed)) as Draft<Catalogue>;
	change(draft);
	return violations(draft as unknown as Catalogue, surroundings);
}

/** What the invariants say after a change. */
const sentencesAfter = (change: (draft: Draft<Catalogue>) => void, locale: Locale = "en"): string[] =>
	problemsAfter(change).map((problem) => problemSentence(problem, locale));

const first = <T>(list: readonly T[]): T => {
	if (list[0] === undefined) throw new Error("The catalogue has none");
	return list[0];
};
const internetPlan = (draft: Draft<Catalogue>) => first(first(draft.internetCarriers).plans);
const wirelessPlan = (draft: Draft<Catalogue>) => first(first(draft.prepaidCarriers).plans);
const tvPackage = (draft: Draft<Catalogue>) => first(first(draft.tvProviders).packages);
const phoneCase = (draft: Draft<Catalogue>) => first(draft.phoneCases);
const partner = (draft: Draft<Catalogue>) => first(draft.partners);
const promotion = (draft: Draft<Catalogue>) => first(partner(draft).promotions);
const store = (draft: Draft<Catalogue>) => first(draft.stores);

test("the catalogue that comes with the program may be published", () => {
	expect(violations(seed, surroundings)).toEqual([]);
});

test("DATA-7 the links of the menus lead to pages", () => {
	const links = [
		...mainLinks,
		...shopMenu.services.links,
		...shopMenu.products.links,
		...footerColumns.flatMap((column) => column.links),
	];
	expect(links.map(({ to }) => to).filter((to) => !hasPage(to))).toEqual([]);
});

test("texts beside the catalogue are there in every language", () => {
	const incomplete: unknown[] = [];
	const look = (value: unknown) => {
		if (typeof value !== "object" || value === null) return;
		if ("en" in value) {
			const words = value as Record<string, string>;
			if (locales.some((locale) => !words[locale]?.trim())) incomplete.push(words);
		} else Object.values(value).forEach(look);
	};
	look([mainLinks, shopMenu, footerColumns, socialGroups, storyPictures]);
	expect(incomplete).toEqual([]);
});

describe("each rule says what is wrong", () => {
	const rules: [string, (draft: Draft<Catalogue>) => void, RegExp][] = [
		[
			"an id twice",
			(draft) => {
				phoneCase(draft).id = internetPlan(draft).id;
			},
			/^Id "[\w-]+": it is used more than once\.$/,
		],
		[
			"an id that is no slug",
			(draft) => {
				store(draft).id = "Main Street";
			},
			/^Id "Main Street": only small letters/,
		],
		[
			"a slug twice",
			(draft) => {
				draft.partners.push(structuredClone(partner(draft)));
			},
			/^Partner \w+: the slug is used more than once\.$/,
		],
		[
			"a price with a letter",
			(draft) => {
				internetPlan(draft).price = "$4O/month";
			},
			/^Plan [\w-]+: the price "\$4O\/month" is not a price\.$/,
		],
		[
			"a price without its period",
			(draft) => {
				tvPackage(draft).price = "$40";
			},
			/^TV package [\w-]+: the price "\$40" is not a price\.$/,
		],
		[
			"a monthly price on a case",
			(draft) => {
				phoneCase(draft).price = "$40/month";
			},
			/^Phone case [\w-]+: the price "\$40\/month" is not a price\.$/,
		],
		[
			"a security package without a price",
			(draft) => {
				first(draft.securityPackages).price = "";
			},
			/^Security package [\w-]+: the price "" is not a price\.$/,
		],
		[
			"an original price below the price",
			(draft) => {
				Object.assign(wirelessPlan(draft), {
					price: "$40/month",
					originalPrice: "$39.99/month",
					originalPriceIs: "without-discount",
				});
			},
			/^Plan [\w-]+: the original price \$39\.99\/month is not above the price \$40\/month\.$/,
		],
		[
			"a plan under another carrier",
			(draft) => {
				internetPlan(draft).carrier = "Nobody";
			},
			/^Plan [\w-]+: it names the carrier Nobody, but is listed under /,
		],
		[
			"a carrier without plans",
			(draft) => {
				first(draft.postpaidCarriers).plans = [];
			},
			/^Carrier .+: it has no plans\.$/,
		],
		[
			"a plan without features",
			(draft) => {
				internetPlan(draft).features = [];
			},
			/^Plan [\w-]+: it has no features\.$/,
		],
		[
			"an eligibility without its note",
			(draft) => {
				Object.assign(wirelessPlan(draft), { eligibility: "requires-internet", requiresInternet: undefined });
			},
			/^Plan [\w-]+: the note "requiresInternet" and/,
		],
		[
			"FROM-1 an eligibility without its condition",
			(draft) => {
				Object.assign(wirelessPlan(draft), { eligibility: "age-55-plus", condition: undefined });
			},
			/^Plan [\w-]+: not everyone can get it, but the condition/,
		],
		[
			"FROM-1 a package that needs something else, without its condition",
			(draft) => {
				Object.assign(first(draft.securityPackages), { needs: same("A line"), condition: undefined });
			},
			/^Security package [\w-]+: it needs something else, but the condition/,
		],
		[
			"FACT-1 calls to a country that does not exist",
			(draft) => {
				Object.assign(wirelessPlan(draft), { callsAbroad: ["MX", "Mexico"] });
			},
			/^Plan [\w-]+: calls abroad: "Mexico" is not the code of a country\.$/,
		],
		[
			"a fact that is no number",
			(draft) => {
				Object.assign(internetPlan(draft).facts, { upMbps: "fast" });
			},
			/^Plan [\w-]+: upMbps is "fast"\.$/,
		],
		[
			"NET-2 a contract plan whose text says otherwise",
			(draft) => {
				Object.assign(internetPlan(draft), {
					contract: true,
					priceNote: { en: "Month-to-month.", es: "Mes a mes.", pt: "Mês a mês." },
				});
			},
			/^Plan [\w-]+: it is marked as a contract plan, but its text says "/,
		],
		[
			"a rating above five",
			(draft) => {
				Object.assign(phoneCase(draft), {
					rating: { value: 5.1, reviews: 12, source: "Google reviews", on: "2026-11-18" },
				});
			},
			/^Phone case [\w-]+: the rating "5\.1" is not between 0 and 5\.$/,
		],
		[
			"TRUE-2 a rating without a source",
			(draft) => {
				Object.assign(phoneCase(draft), { rating: { value: 4.5, reviews: 12 } });
			},
			/^Phone case [\w-]+: the rating needs its source and the day it was read\.$/,
		],
		[
			"TRUE-1 a price that was checked on no day",
			(draft) => {
				Object.assign(tvPackage(draft), { priceCheck: { on: "last week", by: "Ana", source: "Price list" } });
			},
			/^TV package [\w-]+: the price was checked on "last week", which is not a day/,
		],
		[
			"TRUE-3 a struck price that is not named",
			(draft) => {
				Object.assign(phoneCase(draft), { originalPrice: "$99.99" });
			},
			/^Phone case [\w-]+: the original price and what it is \("originalPriceIs"\) go together\.$/,
		],
		[
			"TRUE-3 a regular price that does not follow the promotion",
			(draft) => {
				Object.assign(internetPlan(draft), { originalPrice: "$999/month", originalPriceIs: "regular" });
			},
			/^Plan [\w-]+: its regular price is not the price after the promotion\.$/,
		],
		[
			"TRUE-4 a best seller without a source",
			(draft) => {
				Object.assign(phoneCase(draft), { badge: same("Best Seller") });
			},
			/^Phone case [\w-]+: the badge "Best Seller" claims something/,
		],
		[
			"TRUE-4 urgency without a source",
			(draft) => {
				Object.assign(promotion(draft), { badge: same("Limited Time") });
			},
			/^Promotion [\w-]+ of \w+: the badge "Limited Time" claims something/,
		],
		[
			"a picture that is not there",
			(draft) => {
				store(draft).image = "stores/nowhere";
			},
			/^Store [\w-]+: there is no picture "stores\/nowhere"\.$/,
		],
		[
			"a case that no filter finds",
			(draft) => {
				phoneCase(draft).makes = [];
			},
			/^Phone case [\w-]+: it has no makes/,
		],
		[
			"PART-6 a partner with one promotion",
			(draft) => {
				partner(draft).promotions.splice(1);
			},
			/^Partner \w+: it has 1 promotions instead of 2 or 3\.$/,
		],
		[
			"PART-6 a partner with seven services",
			(draft) => {
				partner(draft).services = Array.from({ length: 7 }, () => same("a"));
			},
			/^Partner \w+: it has 7 services instead of 5 or 6\.$/,
		],
		[
			"PART-6 a discount",
			(draft) => {
				promotion(draft).discount = "50%";
			},
			/^Promotion [\w-]+ of \w+: the discount "50%" is not a dash\.$/,
		],
		[
			"PART-5 a promotion id twice",
			(draft) => {
				partner(draft).promotions[1] = structuredClone(promotion(draft));
			},
			/^Partner \w+: the promotion id "[\w-]+" is used more than once\.$/,
		],
		[
			"PART-3 a limit that the description does not state",
			(draft) => {
				promotion(draft).upTo = "$123456";
			},
			/^Promotion [\w-]+ of \w+: the description in en does not state the limit \$123456\.$/,
		],
		[
			"PART-3 colours that cannot be read",
			(draft) => {
				Object.assign(partner(draft), { primaryColor: "#ffffff", onPrimary: "#eeeeee" });
			},
			/^Partner \w+: text in #eeeeee on #ffffff has a contrast of 1\.16 instead of 4\.5\.$/,
		],
		[
			"a colour by name",
			(draft) => {
				partner(draft).primaryColor = "blue";
			},
			/^Partner \w+: "blue" is not a color/,
		],
		[
			"PART-3 a landing page with an unknown plan",
			(draft) => {
				first(first(Object.values(draft.landings)).parts).plans = ["no-such-plan"];
			},
			/^Landing page \w+: it shows "no-such-plan", which is neither a plan nor a package\.$/,
		],
		[
			"a landing page of nobody",
			(draft) => {
				draft.landings.nobody = structuredClone(first(Object.values(draft.landings)));
			},
			/^Landing page nobody: there is no such partner\.$/,
		],
		[
			"no store",
			(draft) => {
				draft.stores = [];
				draft.searchEntries = [];
			},
			/^The stores: there is none\.$/,
		],
		[
			"half a phone number",
			(draft) => {
				store(draft).phone = "555-0101";
			},
			/^Store [\w-]+: "555-0101" is not a phone number with its area code\.$/,
		],
		[
			"a WhatsApp number without its country",
			(draft) => {
				store(draft).whatsapp = { number: "5085550101" } as never;
			},
			/^Store [\w-]+: the WhatsApp number "5085550101" is not digits/,
		],
		[
			"an hour that no clock shows",
			(draft) => {
				first(store(draft).openingHours).opens = "10";
			},
			/^Store [\w-]+: "10" is not a time such as "10:00"\.$/,
		],
		[
			"holiday hours of no day",
			(draft) => {
				Object.assign(store(draft), { holidayHours: [{ on: "Christmas", hours: [] }] });
			},
			/^Store [\w-]+: "Christmas" is not a day such as "2026-12-25"\.$/,
		],
		[
			"two holiday hours of one day",
			(draft) => {
				const closed = { on: "2026-12-25", hours: [] };
				Object.assign(store(draft), { holidayHours: [closed, closed] });
			},
			/^Store [\w-]+: 2026-12-25 has holiday hours twice\.$/,
		],
		[
			"holiday hours at no time",
			(draft) => {
				const hours = [{ opens: "ten", closes: "14:00" }];
				Object.assign(store(draft), { holidayHours: [{ on: "2026-12-24", hours }] });
			},
			/^Store [\w-]+: "ten" on 2026-12-24 is not a time such as "10:00"\.$/,
		],
		[
			"hours that overlap",
			(draft) => {
				const hours = store(draft).openingHours;
				Object.assign(first(hours), { opens: "10:00", closes: "19:00" });
				hours.push({ ...first(hours), opens: "12:00", closes: "20:00" });
			},
			/^Store [\w-]+: two openings overlap on Monday: 10:00-19:00 and one from 12:00\.$/,
		],
		[
			"LOC-6 a time zone that does not exist",
			(draft) => {
				store(draft).timeZone = "America/Marlborough";
			},
			/^Store [\w-]+: "America\/Marlborough" is not a time zone\.$/,
		],
		[
			"a state without a name",
			(draft) => {
				store(draft).region = "ZZ";
			},
			/^Store [\w-]+: there is no state "ZZ"\.$/,
		],
		[
			"a place that is not on earth",
			(draft) => {
				store(draft).latitude = 420;
			},
			/^Store [\w-]+: 420, .+ is not a place on earth\.$/,
		],
		[
			"a deal that leads nowhere",
			(draft) => {
				first(draft.deals).to = "/wireless";
			},
			/^Deal [\w-]+: the link \/wireless leads to no page\.$/,
		],
		[
			"a promo card that leads to another site",
			(draft) => {
				first(draft.promoCards).to = "https://example.com/";
			},
			/^Promo card [\w-]+: the link https:\/\/example\.com\/ leads to no page\.$/,
		],
		[
			"SRCH-5 a search entry with an unknown plan",
			(draft) => {
				first(draft.searchEntries).url = "/internet-plans?plan=gone";
			},
			/^Search entry .+: the link \/internet-plans\?plan=gone names a plan that does not exist\.$/,
		],
		[
			"SRCH-5 a search entry of a partner that left",
			(draft) => {
				first(draft.searchEntries).url = "/partners/gone";
			},
			/^Search entry .+: the link \/partners\/gone leads to no page\.$/,
		],
		[
			"SRCH-5 a search entry of a store that closed",
			(draft) => {
				first(draft.searchEntries).url = "/locations#store-gone";
			},
			/^Search entry .+: the link \/locations#store-gone points at nothing on its page\.$/,
		],
		[
			"a missing translation",
			(draft) => {
				internetPlan(draft).priceNote.pt = "";
			},
			/^Plan [\w-]+: the text "priceNote" in pt is missing\.$/,
		],
		[
			"a stray space",
			(draft) => {
				first(partner(draft).services).es = "Fibra ";
			},
			/^Partner \w+: the text "services 1" in es has spaces at its start or end\.$/,
		],
		[
			"an unknown fact",
			(draft) => {
				first(draft.searchEntries).description.en = "Our {shops}";
			},
			/^Search entry .+: the text "description" in en names the unknown fact \{shops\}\.$/,
		],
	];

	test.each(rules)("%s", (_, change, sentence) => {
		const found = sentencesAfter(change);
		expect(found.filter((each) => sentence.test(each))).not.toEqual([]);
		// A mistake in one place is reported there; few others follow from it.
		expect(found.length).toBeLessThan(12);
	});

	test.each(rules)("FORM-11 in the language of whoever works there: %s", (_, change) => {
		const english = sentencesAfter(change);
		for (const locale of ["es", "pt"] as const)
			for (const [index, sentence] of sentencesAfter(change, locale).entries()) {
				expect(sentence).not.toBe(english[index]);
				expect(sentence).not.toMatch(/undefined|"/);
			}
	});

	test.each(rules)("PUB-4 it says which item to mend: %s", (name, change) => {
		const isAboutNone = name === "no store";
		for (const { about } of problemsAfter(change)) expect(about.items.length > 0).toBe(!isAboutNone);
	});
});

describe("a dealer's own data is accepted", () => {
	const accepted: [string, (draft: Draft<Catalogue>) => void][] = [
		[
			"real phone numbers",
			(draft) => {
				for (const each of draft.stores) each.phone = "+1 (508) 230-4417";
			},
		],
		[
			"no phone numbers",
			(draft) => {
				for (const each of draft.stores) each.phone = undefined;
			},
		],
		[
			"every price confirmed",
			(draft) => {
				const priced = [
					...draft.internetCarriers.flatMap((carrier) => carrier.plans),
					...[...draft.postpaidCarriers, ...draft.prepaidCarriers].flatMap((carrier) => carrier.plans),
					...draft.tvProviders.flatMap((provider) => provider.packages),
					...draft.securityPackages,
				];
				for (const each of priced)
					Object.assign(each, { priceCheck: { on: "2026-11-18", by: "Ana", source: "The carrier's price list" } });
			},
		],
		[
			"a best seller, a rating and a former price, each with its source",
			(draft) => {
				Object.assign(phoneCase(draft), {
					badge: same("Best Seller"),
					badgeSource: "Our sales of the third quarter",
					rating: { value: 4.5, reviews: 12, source: "Google reviews", on: "2026-11-18" },
					originalPrice: "$999.99",
					originalPriceIs: "former",
				});
			},
		],
		[
			"another rating",
			(draft) => {
				store(draft).rating = 3.2;
			},
		],
		[
			"a store more",
			(draft) => {
				draft.stores.push({ ...structuredClone(store(draft)), id: "store-new", name: "New" });
			},
		],
		[
			"a store less, with its search entry",
			(draft) => {
				const closed = draft.stores.pop();
				draft.searchEntries = draft.searchEntries.filter(({ url }) => url !== `/locations#${closed?.id}`);
			},
		],
		[
			"a case more",
			(draft) => {
				draft.phoneCases.push({ ...structuredClone(phoneCase(draft)), id: "case-new" });
			},
		],
		[
			"a partner more",
			(draft) => {
				draft.partners.push({ ...structuredClone(partner(draft)), slug: "newcomer", name: "Newcomer" });
			},
		],
		[
			"a store that closes on Sundays and for lunch",
			(draft) => {
				const days = ["Monday", "Tuesday"];
				store(draft).openingHours = [
					{ days: [...days], opens: "09:00", closes: "12:30" },
					{ days: [...days], opens: "13:30", closes: "18:00" },
				];
			},
		],
	];

	test.each(accepted)("%s", (_, change) => {
		expect(sentencesAfter(change)).toEqual([]);
	});
});

test("any text that is no price is reported, and any price is not", () => {
	const saysPrice = (price: string) =>
		sentencesAfter((draft) => {
			Object.assign(internetPlan(draft), { price, originalPrice: undefined, originalPriceIs: undefined });
		}).some((each) => each.endsWith("is not a price."));
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 99 }), (dollars, cents) => {
			expect(saysPrice(`$${dollars}/month`)).toBe(false);
			expect(saysPrice(`$${dollars}.${String(cents).padStart(2, "0")}/month`)).toBe(false);
		}),
		{ numRuns: 20 },
	);
	fc.assert(
		fc.property(fc.string(), (text) => {
			fc.pre(!/^\$\d+(\.\d\d)?\/month$/.test(text));
			expect(saysPrice(text)).toBe(true);
		}),
		{ numRuns: 40 },
	);
});
