import type { Badged } from "./badges";
import type { Catalogue } from "./catalogue";
import { contrast } from "./contrast";
import { isCountry } from "./countries";
import type { SecurityPackage } from "./packages/package";
import type { Landing } from "./partners/landings/landing";
import type { Partner } from "./partners/partner";
import type { PhoneCase } from "./phone-case";
import { nonContractPhrase } from "./plans/contract-kind";
import type { Carrier, InternetPlan, Plan, WirelessPlan } from "./plans/plan";
import type { Priced } from "./prices";
import type { BrokenRule, CarrierGroup, Problem, Subject } from "./problem";
import type { RatingSource } from "./rating-source";
import type { HolidayHours, OpeningHours, Store, WhatsApp } from "./store";
import { locales } from "./words";

/** What the invariants need to know about the site around the catalogue. */
export interface Surroundings {
	/** Whether a path without query and fragment is a page. */
	hasPage: (path: string) => boolean;
	/** The names that catalogue texts may put in braces: "Our {stores} {where}". */
	facts: readonly string[];
}

/**
 * What is wrong with a catalogue; empty when it may be published. The rules hold for any dealer's data, so none of them
 * names a number, a price or a count of the present catalogue.
 */
export function violations(catalogue: Catalogue, surroundings: Surroundings): Problem[] {
	const found: Problem[] = [];
	const report: Report = (about, broken) => found.push({ about, broken });
	const context: Context = { catalogue, surroundings, report };
	uniqueIds(context);
	plans(context);
	packages(context);
	cases(context);
	partners(context);
	landings(context);
	stores(context);
	claims(context);
	links(context);
	texts(context);
	return found;
}

type Report = (about: Subject, broken: BrokenRule) => void;

interface Context {
	catalogue: Catalogue;
	surroundings: Surroundings;
	report: Report;
}

const MONTHLY = /^\$\d+(\.\d\d)?\/month$/;
const ONCE = /^\$\d+(\.\d\d)?$/;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const COLOR = /^#[0-9a-f]{6}$/i;
const DAY = /^\d{4}-\d\d-\d\d$/;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;

const dollars = (price: string) => Number.parseFloat(price.slice(1));

const groupsOf = (catalogue: Catalogue): [CarrierGroup, readonly Carrier<Plan>[]][] => [
	["internet", catalogue.internetCarriers],
	["postpaid", catalogue.postpaidCarriers],
	["prepaid", catalogue.prepaidCarriers],
];
const wirelessPlans = (catalogue: Catalogue): [Subject, WirelessPlan][] => [
	...catalogue.postpaidCarriers.flatMap(({ plans: all }) => about.plans("postpaid", all)),
	...catalogue.prepaidCarriers.flatMap(({ plans: all }) => about.plans("prepaid", all)),
];
const internetPlans = (catalogue: Catalogue): [Subject, InternetPlan][] =>
	catalogue.internetCarriers.flatMap(({ plans: all }) => about.plans("internet", all));
const tvPackages = (catalogue: Catalogue) => catalogue.tvProviders.flatMap((provider) => provider.packages);

const itself = (called: Subject["called"], kind: string, item: string): Subject => ({
	called,
	name: item,
	items: [{ kind, item }],
});

const about = {
	carrier: (group: CarrierGroup, name: string): Subject => ({
		called: "carrier",
		name,
		items: [{ kind: `${group}-carrier`, field: "name", says: name }],
	}),
	deal: (id: string) => itself("deal", "deal", id),
	landing: (slug: string) => itself("landing", "landing", slug),
	partner: (slug: string) => itself("partner", "partner", slug),
	phoneCase: (id: string) => itself("phoneCase", "phone-case", id),
	plan: (group: CarrierGroup, id: string) => itself("plan", `${group}-plan`, id),
	plans: <P extends Plan>(group: CarrierGroup, plans: readonly P[]): [Subject, P][] =>
		plans.map((plan) => [about.plan(group, plan.id), plan]),
	promoCard: (id: string) => itself("promoCard", "promo-card", id),
	promotion: (slug: string, id: string): Subject => ({ ...itself("promotion", "partner", slug), name: id, of: slug }),
	region: (code: string) => itself("region", "region", code),
	/** Entries have no name of their own. */
	searchEntry: (url: string, name: string): Subject => ({
		called: "searchEntry",
		name,
		items: [{ kind: "search-entry", field: "url", says: url }],
	}),
	securityPackage: (id: string) => itself("securityPackage", "security-package", id),
	store: (id: string) => itself("store", "store", id),
	tvPackage: (id: string) => itself("tvPackage", "tv-package", id),
	tvProvider: (id: string) => itself("tvProvider", "tv-provider", id),
};

function repeated<T>(values: readonly T[]): T[] {
	return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** Everything that a URL or a cart can name has an id of its own, whatever its kind. */
function uniqueIds({ catalogue, report }: Context) {
	const named = [
		...[...internetPlans(catalogue), ...wirelessPlans(catalogue)].map(([subject]) => subject),
		...tvPackages(catalogue).map(({ id }) => about.tvPackage(id)),
		...catalogue.tvProviders.map(({ id }) => about.tvProvider(id)),
		...catalogue.securityPackages.map(({ id }) => about.securityPackage(id)),
		...catalogue.phoneCases.map(({ id }) => about.phoneCase(id)),
		...catalogue.stores.map(({ id }) => about.store(id)),
		...catalogue.deals.map(({ id }) => about.deal(id)),
		...catalogue.promoCards.map(({ id }) => about.promoCard(id)),
	];
	const byId = Map.groupBy(named, ({ name }) => name);
	const aboutId = (name: string): Subject => ({
		called: "id",
		name,
		items: (byId.get(name) ?? []).flatMap(({ items }) => items),
	});
	for (const [id, all] of byId) if (all.length > 1) report(aboutId(id), { rule: "idTwice" });
	for (const id of byId.keys()) if (!SLUG.test(id)) report(aboutId(id), { rule: "idForm" });
	for (const slug of repeated(catalogue.partners.map(({ slug }) => slug)))
		report(about.partner(slug), { rule: "slugTwice" });
}

const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text));

/** TRUE-1, TRUE-3 */
function checkPrice(report: Report, item: Subject, priced: Priced<string>, form: RegExp) {
	const { price, priceCheck, originalPrice, originalPriceIs } = priced;
	if (!form.test(price)) report(item, { rule: "price", said: price });
	if (priceCheck?.on !== undefined && !isDay(priceCheck.on))
		report(item, { rule: "priceChecked", said: priceCheck.on });
	if ((originalPrice === undefined) !== (originalPriceIs === undefined)) report(item, { rule: "originalPriceKind" });
	if (originalPrice === undefined) return;
	if (!form.test(originalPrice)) report(item, { rule: "originalPrice", said: originalPrice });
	else if (!(dollars(originalPrice) > dollars(price))) report(item, { rule: "originalPriceLow", originalPrice, price });
}

function plans({ catalogue, report }: Context) {
	for (const [group, carriers] of groupsOf(catalogue)) {
		if (carriers.length === 0) report({ called: "plans", name: group, items: [] }, { rule: "noCarrier" });
		for (const name of repeated(carriers.map((carrier) => carrier.name)))
			report(about.carrier(group, name), { rule: "carrierTwice", group });
		for (const carrier of carriers) {
			if (carrier.plans.length === 0) report(about.carrier(group, carrier.name), { rule: "noPlans" });
			for (const [item, plan] of about.plans(group, carrier.plans)) planOf(item, plan, carrier.name, report);
		}
	}
	for (const [item, plan] of internetPlans(catalogue)) {
		const phrase = (plan.contract || plan.facts.agreementMonths) && nonContractPhrase(plan);
		if (phrase) report(item, { rule: "contractText", phrase: phrase.en });
		if (plan.originalPriceIs === "regular" && dollars(plan.originalPrice ?? "") !== plan.facts.monthlyAfter)
			report(item, { rule: "regularPrice" });
	}
	for (const [item, plan] of wirelessPlans(catalogue)) {
		if (plan.type !== "cellphone") report(item, { rule: "planType", said: plan.type });
		if (!(Number.isInteger(plan.facts.lines) && plan.facts.lines > 0))
			report(item, { rule: "lineCount", said: plan.facts.lines });
		for (const code of Array.isArray(plan.callsAbroad) ? plan.callsAbroad : [])
			if (!isCountry(code)) report(item, { rule: "country", said: code });
	}
}

function planOf(item: Subject, plan: Plan, carrier: string, report: Report) {
	if (plan.carrier !== carrier) report(item, { rule: "carrierName", carrier: plan.carrier, listed: carrier });
	checkPrice(report, item, plan, MONTHLY);
	if (plan.features.length === 0) report(item, { rule: "noFeatures" });
	if (Boolean(plan.requiresInternet) !== (plan.eligibility === "requires-internet"))
		report(item, { rule: "internetNote" });
	if (plan.eligibility && !plan.condition) report(item, { rule: "eligibilityCondition" });
	for (const [field, value] of Object.entries(plan.facts))
		if (value !== null && !(field === "dataCapGB" && value === "none") && !(Number.isFinite(value) && value >= 0))
			report(item, { rule: "fact", field, said: value });
}

function checkCondition(
	report: Report,
	item: Subject,
	{ needs, condition }: Pick<SecurityPackage, "condition" | "needs">,
) {
	if (needs && !condition) report(item, { rule: "needsCondition" });
}

function packages({ catalogue, report }: Context) {
	for (const { id, features, segment, ...rest } of catalogue.securityPackages) {
		const item = about.securityPackage(id);
		checkPrice(report, item, rest, MONTHLY);
		if (features.length === 0) report(item, { rule: "noFeatures" });
		checkCondition(report, item, rest);
		if (segment !== "home" && segment !== "business") report(item, { rule: "segment" });
	}
	for (const provider of catalogue.tvProviders) {
		if (provider.packages.length === 0) report(about.tvProvider(provider.id), { rule: "noPackages" });
		for (const { id, features, ...rest } of provider.packages) {
			const item = about.tvPackage(id);
			checkPrice(report, item, rest, MONTHLY);
			if (features.length === 0) report(item, { rule: "noFeatures" });
			checkCondition(report, item, rest);
		}
	}
}

function checkPicture({ catalogue, report }: Context, item: Subject, key: string) {
	if (!Object.hasOwn(catalogue.pictures, key)) report(item, { rule: "noPicture", picture: key });
}

function checkRating(report: Report, item: Subject, rating: number) {
	if (!(rating > 0 && rating <= 5)) report(item, { rule: "rating", said: rating });
}

function checkReviews(report: Report, item: Subject, reviews: number) {
	if (!(Number.isInteger(reviews) && reviews >= 0)) report(item, { rule: "reviewCount", said: reviews });
}

/** TRUE-2 */
function checkSource(report: Report, item: Subject, { source, on }: RatingSource) {
	if (!source?.trim() || !isDay(on ?? "")) report(item, { rule: "ratingSource" });
}

/** TRUE-4: words that claim something: first place, popularity in figures, urgency. */
const CLAIM =
	/\b(best|most|lowest|cheapest|fastest|largest|biggest|top|sale|new|limited|last chance|today|hurry|#1|number one)\b/i;

/** TRUE-4: a badge that claims something says where the claim comes from. */
function claims({ catalogue, report }: Context) {
	const badged: [Subject, Badged][] = [
		...internetPlans(catalogue),
		...wirelessPlans(catalogue),
		...tvPackages(catalogue).map((each): [Subject, Badged] => [about.tvPackage(each.id), each]),
		...catalogue.securityPackages.map((each): [Subject, Badged] => [about.securityPackage(each.id), each]),
		...catalogue.phoneCases.map((each): [Subject, Badged] => [about.phoneCase(each.id), each]),
		...catalogue.partners.flatMap(({ slug, promotions: all }) =>
			all.map((each): [Subject, Badged] => [about.promotion(slug, each.id), each]),
		),
		...catalogue.promoCards.map((each): [Subject, Badged] => [about.promoCard(each.id), each]),
	];
	for (const [item, { badge, badgeSource }] of badged)
		if (badge && CLAIM.test(badge.en) && !badgeSource?.trim()) report(item, { rule: "badgeSource", badge: badge.en });
}

function cases(context: Context) {
	const { catalogue, report } = context;
	for (const each of catalogue.phoneCases) {
		const item = about.phoneCase(each.id);
		checkPrice(report, item, each, ONCE);
		if (each.rating) {
			checkRating(report, item, each.rating.value);
			checkReviews(report, item, each.rating.reviews);
			checkSource(report, item, each.rating);
		}
		checkPicture(context, item, each.image);
		for (const field of ["makes", "materials"] as const satisfies readonly (keyof PhoneCase)[])
			if (each[field].length === 0) report(item, { rule: "noFilter", field });
	}
}

const READABLE = 4.5;

function partners(context: Context) {
	const { catalogue, report } = context;
	for (const partner of catalogue.partners) {
		const item = about.partner(partner.slug);
		if (!SLUG.test(partner.slug)) report(item, { rule: "slugForm" });
		if (!partner.name.trim()) report(item, { rule: "noName" });
		checkPicture(context, item, partner.logo);
		colors(partner, report);
		// PART-6
		if (![2, 3].includes(partner.promotions.length))
			report(item, { rule: "promotionCount", count: partner.promotions.length });
		if (![5, 6].includes(partner.services.length))
			report(item, { rule: "serviceCount", count: partner.services.length });
		for (const id of repeated(partner.promotions.map((promotion) => promotion.id)))
			report(item, { rule: "promotionTwice", id });
		promotions(partner, report);
		if (partner.websiteUrl !== undefined && !/^https:\/\/\S+$/.test(partner.websiteUrl))
			report(item, { rule: "website", said: partner.websiteUrl });
	}
}

function colors({ slug, primaryColor, onPrimary }: Partner, report: Report) {
	const item = about.partner(slug);
	const wrong = [primaryColor, onPrimary].filter((color) => !COLOR.test(color));
	for (const color of wrong) report(item, { rule: "color", said: color });
	if (wrong.length > 0 || contrast(primaryColor, onPrimary) >= READABLE) return;
	const ratio = contrast(primaryColor, onPrimary).toFixed(2);
	report(item, { rule: "contrast", text: onPrimary, color: primaryColor, ratio, least: READABLE });
}

function promotions({ slug, promotions: all }: Partner, report: Report) {
	for (const { id, discount, features, upTo, description } of all) {
		const item = about.promotion(slug, id);
		if (!SLUG.test(id)) report(item, { rule: "promotionIdForm" });
		if (discount !== "—") report(item, { rule: "discount", said: discount });
		if (features.length === 0) report(item, { rule: "noFeatures" });
		if (upTo === undefined) continue;
		if (!ONCE.test(upTo)) report(item, { rule: "limit", said: upTo });
		// Portuguese writes US$ 1.000, English and Spanish $1,000.
		else
			for (const language of locales)
				if (!description[language]?.replaceAll(/(?<=\d)[.,](?=\d{3})/g, "").includes(upTo.slice(1)))
					report(item, { rule: "limitText", language, limit: upTo });
	}
}

function landings({ catalogue, report }: Context) {
	const known = new Set([
		...planIds(catalogue),
		...[...tvPackages(catalogue), ...catalogue.securityPackages].map(({ id }) => id),
	]);
	const named = ({ parts, highlights }: Landing) => [...parts, ...highlights].flatMap(({ plans: ids = [] }) => ids);
	for (const [slug, landing] of Object.entries(catalogue.landings)) {
		const item = about.landing(slug);
		if (!catalogue.partners.some((partner) => partner.slug === slug)) report(item, { rule: "noPartner" });
		for (const id of named(landing)) if (!known.has(id)) report(item, { rule: "unknownPlan", plan: id });
	}
}

function stores(context: Context) {
	const { catalogue, report } = context;
	if (catalogue.stores.length === 0) report({ called: "stores", name: "", items: [] }, { rule: "noStore" });
	for (const store of catalogue.stores) {
		const item = about.store(store.id);
		for (const field of ["name", "street", "city"] as const satisfies readonly (keyof Store)[])
			if (!store[field].trim()) report(item, { rule: "missing", field });
		if (!/^\d{5}(-\d{4})?$/.test(store.postalCode)) report(item, { rule: "zip", said: store.postalCode });
		if (!Object.hasOwn(catalogue.regions, store.region)) report(item, { rule: "noRegion", region: store.region });
		if (store.phone !== undefined) checkPhone(report, item, store.phone);
		checkWhatsApp(report, item, store.whatsapp);
		const line = store.additionalServices?.attLine;
		if (line) {
			const attLine: Subject = { ...item, called: "attLine" };
			checkPhone(report, attLine, line.phone);
			checkWhatsApp(report, attLine, line.whatsapp);
		}
		if (store.services.length === 0) report(item, { rule: "noServices" });
		checkHours(report, item, store.openingHours);
		checkHolidays(report, item, store.holidayHours ?? []);
		if (!isTimeZone(store.timeZone)) report(item, { rule: "timeZone", said: store.timeZone });
		checkPicture(context, item, store.image);
		checkRating(report, item, store.rating);
		checkReviews(report, item, store.reviews);
		if (store.ratingSource) checkSource(report, item, store.ratingSource);
		const { latitude, longitude } = store;
		if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) report(item, { rule: "place", latitude, longitude });
	}
}

function checkPhone(report: Report, item: Subject, phone: string) {
	if (!/^\+?[\d\s().-]+$/.test(phone) || !/^1?\d{10}$/.test(phone.replaceAll(/\D/g, "")))
		report(item, { rule: "phone", said: phone });
}

function checkWhatsApp(report: Report, item: Subject, whatsapp: WhatsApp) {
	if ("number" in whatsapp && !/^\d{11,15}$/.test(whatsapp.number))
		report(item, { rule: "whatsappNumber", said: whatsapp.number });
	if ("messageCode" in whatsapp && !/^[A-Z0-9]+$/i.test(whatsapp.messageCode))
		report(item, { rule: "whatsappCode", said: whatsapp.messageCode });
}

function checkHours(report: Report, item: Subject, openingHours: readonly OpeningHours[]) {
	for (const { days, opens, closes } of openingHours) {
		if (days.length === 0) report(item, { rule: "hoursWithoutDays", opens, closes });
		for (const day of repeated(days)) report(item, { rule: "dayTwice", day, opens, closes });
		for (const time of [opens, closes]) if (!CLOCK.test(time)) report(item, { rule: "time", said: time });
		if (opens === closes) report(item, { rule: "hoursEmpty", time: opens });
	}
	for (const day of new Set(openingHours.flatMap(({ days }) => days))) {
		const spans = openingHours
			.filter(({ days }) => days.includes(day))
			.toSorted((a, b) => (a.opens < b.opens ? -1 : 1));
		for (const [index, { opens }] of spans.entries()) {
			const before = spans[index - 1];
			if (before && (before.closes <= before.opens || before.closes > opens))
				report(item, { rule: "hoursOverlap", day, opens: before.opens, closes: before.closes, second: opens });
		}
	}
}

function checkHolidays(report: Report, item: Subject, holidays: readonly HolidayHours[]) {
	for (const day of repeated(holidays.map(({ on }) => on))) report(item, { rule: "holidayTwice", day });
	for (const { on: day, hours } of holidays) {
		if (!isDay(day)) report(item, { rule: "holidayDay", said: day });
		for (const { opens, closes } of hours) {
			for (const time of [opens, closes]) if (!CLOCK.test(time)) report(item, { rule: "holidayTime", day, said: time });
			if (opens === closes) report(item, { rule: "holidayHoursEmpty", day, time: opens });
		}
	}
}

function isTimeZone(name: string): boolean {
	try {
		new Intl.DateTimeFormat("en", { timeZone: name });
		return name.includes("/");
	} catch {
		return false;
	}
}

const planIds = (catalogue: Catalogue): Set<string> =>
	new Set([...internetPlans(catalogue), ...wirelessPlans(catalogue)].map(([, { id }]) => id));

/** Links lead to a page, and what they name on it exists. */
function links({ catalogue, surroundings, report }: Context) {
	const all: [Subject, string][] = [
		...catalogue.deals.map(({ id, to }): [Subject, string] => [about.deal(id), to]),
		...catalogue.promoCards.map(({ id, to }): [Subject, string] => [about.promoCard(id), to]),
		...catalogue.searchEntries.map(({ title, url }): [Subject, string] => [about.searchEntry(url, title.en), url]),
		...Object.entries(catalogue.landings).flatMap(([slug, { parts, highlights }]) =>
			[...parts, ...highlights].flatMap(({ more }): [Subject, string][] =>
				more ? [[about.landing(slug), more.to]] : [],
			),
		),
	];
	const known = planIds(catalogue);
	const anchors: Readonly<Record<string, readonly { id: string }[]>> = {
		"/locations": catalogue.stores,
		"/tv-cable-on-demand": [...catalogue.tvProviders, ...tvPackages(catalogue)],
		"/security-systems": [{ id: "home" }, { id: "business" }, ...catalogue.securityPackages],
	};
	for (const [item, link] of all) {
		const { pathname, searchParams, hash } = new URL(link, "https://site.invalid");
		const plan = searchParams.get("plan");
		const partner = /^\/partners\/([^/]+)$/.exec(pathname)?.[1];
		const isKnown = partner ? catalogue.partners.some(({ slug }) => slug === partner) : surroundings.hasPage(pathname);
		if (!link.startsWith("/") || !isKnown) report(item, { rule: "linkPage", link });
		else if (plan && !known.has(plan)) report(item, { rule: "linkPlan", link });
		else if (hash && !anchors[pathname]?.some(({ id }) => `#${id}` === hash))
			report(item, { rule: "linkTarget", link });
	}
}

/** What a dealer can name, with its contents; texts are looked for inside. */
const items = (catalogue: Catalogue): [Subject, contents: unknown][] => [
	...groupsOf(catalogue).flatMap(([group, carriers]) =>
		carriers.flatMap(({ plans: all, ...carrier }): [Subject, unknown][] => [
			[about.carrier(group, carrier.name), carrier],
			...about.plans(group, all),
		]),
	),
	...catalogue.securityPackages.map((each): [Subject, unknown] => [about.securityPackage(each.id), each]),
	...catalogue.tvProviders.flatMap(({ packages: all, ...provider }): [Subject, unknown][] => [
		[about.tvProvider(provider.id), provider],
		...all.map((each): [Subject, unknown] => [about.tvPackage(each.id), each]),
	]),
	...catalogue.phoneCases.map((each): [Subject, unknown] => [about.phoneCase(each.id), each]),
	...catalogue.partners.map((partner): [Subject, unknown] => [about.partner(partner.slug), partner]),
	...Object.entries(catalogue.landings).map(([slug, landing]): [Subject, unknown] => [about.landing(slug), landing]),
	...catalogue.stores.map((store): [Subject, unknown] => [about.store(store.id), store]),
	...catalogue.deals.map((deal): [Subject, unknown] => [about.deal(deal.id), deal]),
	...catalogue.promoCards.map((card): [Subject, unknown] => [about.promoCard(card.id), card]),
	...catalogue.searchEntries.map((entry): [Subject, unknown] => [about.searchEntry(entry.url, entry.url), entry]),
	...Object.entries(catalogue.regions).map(([code, names]): [Subject, unknown] => [about.region(code), names]),
];

/** Every translated text of a value, with the path that leads to it: "features 3". */
function* textsIn(value: unknown, path: readonly string[]): Generator<[path: string, words: Record<string, unknown>]> {
	if (typeof value !== "object" || value === null) return;
	if ("en" in value) yield [path.join(" "), value as Record<string, unknown>];
	else
		for (const [key, inner] of Object.entries(value))
			yield* textsIn(inner, [...path, Array.isArray(value) ? String(Number(key) + 1) : key]);
}

/** Every text is there in every language, without stray spaces, and names only facts that exist. */
function texts({ catalogue, surroundings, report }: Context) {
	for (const [item, contents] of items(catalogue))
		for (const [path, words] of textsIn(contents, []))
			for (const language of locales) {
				const text = words[language];
				if (typeof text !== "string" || text === "") report(item, { rule: "textMissing", path, language });
				else if (text !== text.trim()) report(item, { rule: "textSpaces", path, language });
				else
					for (const [, name = ""] of text.matchAll(/\{(\w*)\}/g))
						if (!surroundings.facts.includes(name))
							report(item, { rule: "textFact", path, language, fact: `{${name}}` });
			}
}
