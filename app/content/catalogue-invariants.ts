import type { Badged } from "./badges";
import type { Catalogue } from "./catalogue";
import { contrast } from "./contrast";
import { isCountry } from "./countries";
import type { SecurityPackage } from "./packages/package";
import type { Landing } from "./partners/landings/landing";
import type { Partner } from "./partners/partner";
import type { PhoneCase } from "./phone-case";
import { nonContractPhrase } from "./plans/contract-kind";
import type { InternetPlan, Plan, WirelessPlan } from "./plans/plan";
import type { Priced } from "./prices";
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
 * What is wrong with a catalogue, one sentence each; empty when it may be published. The rules hold for any dealer's
 * data, so none of them names a number, a price or a count of the present catalogue.
 */
export function violations(catalogue: Catalogue, surroundings: Surroundings): string[] {
	const found: string[] = [];
	const report: Report = (item, problem) => found.push(`${item}: ${problem}.`);
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

type Report = (item: string, problem: string) => void;

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

const quoted = (value: unknown) => `"${String(value)}"`;
const dollars = (price: string) => Number.parseFloat(price.slice(1));

const wirelessPlans = (catalogue: Catalogue): WirelessPlan[] =>
	[...catalogue.postpaidCarriers, ...catalogue.prepaidCarriers].flatMap((carrier) => carrier.plans);
const internetPlans = (catalogue: Catalogue): InternetPlan[] =>
	catalogue.internetCarriers.flatMap((carrier) => carrier.plans);
const tvPackages = (catalogue: Catalogue) => catalogue.tvProviders.flatMap((provider) => provider.packages);

function repeated<T>(values: readonly T[]): T[] {
	return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** Everything that a URL or a cart can name has an id of its own, whatever its kind. */
function uniqueIds({ catalogue, report }: Context) {
	const ids = [
		...internetPlans(catalogue),
		...wirelessPlans(catalogue),
		...tvPackages(catalogue),
		...catalogue.tvProviders,
		...catalogue.securityPackages,
		...catalogue.phoneCases,
		...catalogue.stores,
		...catalogue.deals,
		...catalogue.promoCards,
	].map(({ id }) => id);
	for (const id of repeated(ids)) report(`Id ${quoted(id)}`, "it is used more than once");
	for (const id of new Set(ids)) if (!SLUG.test(id)) report(`Id ${quoted(id)}`, ID_FORM);
	for (const slug of repeated(catalogue.partners.map(({ slug }) => slug)))
		report(`Partner ${slug}`, "the slug is used more than once");
}

const ID_FORM = "only small letters, digits and single hyphens are allowed";

const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text));

/** TRUE-1, TRUE-3 */
function checkPrice(report: Report, item: string, priced: Priced<string>, form: RegExp) {
	const { price, priceCheck, originalPrice, originalPriceIs } = priced;
	if (!form.test(price)) report(item, `the price ${quoted(price)} is not a price`);
	if (priceCheck?.on !== undefined && !isDay(priceCheck.on))
		report(item, `the price was checked on ${quoted(priceCheck.on)}, which is not a day such as "2026-11-18"`);
	if ((originalPrice === undefined) !== (originalPriceIs === undefined))
		report(item, 'the original price and what it is ("originalPriceIs") go together');
	if (originalPrice === undefined) return;
	if (!form.test(originalPrice)) report(item, `the original price ${quoted(originalPrice)} is not a price`);
	else if (!(dollars(originalPrice) > dollars(price)))
		report(item, `the original price ${originalPrice} is not above the price ${price}`);
}

function plans({ catalogue, report }: Context) {
	const groups = {
		internet: catalogue.internetCarriers,
		postpaid: catalogue.postpaidCarriers,
		prepaid: catalogue.prepaidCarriers,
	};
	for (const [kind, carriers] of Object.entries(groups)) {
		if (carriers.length === 0) report(`The ${kind} plans`, "there is no carrier");
		for (const name of repeated(carriers.map((carrier) => carrier.name)))
			report(`Carrier ${name}`, `it is listed twice among the ${kind} carriers`);
		for (const carrier of carriers) {
			if (carrier.plans.length === 0) report(`Carrier ${carrier.name}`, "it has no plans");
			for (const plan of carrier.plans) planOf(plan, carrier.name, report);
		}
	}
	for (const plan of internetPlans(catalogue)) {
		const item = `Plan ${plan.id}`;
		const phrase = (plan.contract || plan.facts.agreementMonths) && nonContractPhrase(plan);
		if (phrase) report(item, `it is marked as a contract plan, but its text says ${quoted(phrase.en)}`);
		if (plan.originalPriceIs === "regular" && dollars(plan.originalPrice ?? "") !== plan.facts.monthlyAfter)
			report(item, "its regular price is not the price after the promotion");
	}
	for (const plan of wirelessPlans(catalogue)) {
		const item = `Plan ${plan.id}`;
		if (plan.type !== "cellphone") report(item, `its type is ${quoted(plan.type)} instead of "cellphone"`);
		if (!(Number.isInteger(plan.facts.lines) && plan.facts.lines > 0))
			report(item, `${quoted(plan.facts.lines)} is not a number of lines`);
		for (const code of Array.isArray(plan.callsAbroad) ? plan.callsAbroad : [])
			if (!isCountry(code)) report(item, `calls abroad: ${quoted(code)} is not the code of a country`);
	}
}

function planOf(plan: Plan, carrier: string, report: Report) {
	const item = `Plan ${plan.id}`;
	if (plan.carrier !== carrier) report(item, `it names the carrier ${plan.carrier}, but is listed under ${carrier}`);
	checkPrice(report, item, plan, MONTHLY);
	if (plan.features.length === 0) report(item, "it has no features");
	if (Boolean(plan.requiresInternet) !== (plan.eligibility === "requires-internet"))
		report(item, 'the note "requiresInternet" and the eligibility "requires-internet" go together');
	if (plan.eligibility && !plan.condition)
		report(item, "not everybody can get it, but the condition that its price takes is missing");
	for (const [fact, value] of Object.entries(plan.facts))
		if (value !== null && !(fact === "dataCapGB" && value === "none") && !(Number.isFinite(value) && value >= 0))
			report(item, `${fact} is ${quoted(value)}`);
}

function checkCondition(
	report: Report,
	item: string,
	{ needs, condition }: Pick<SecurityPackage, "condition" | "needs">,
) {
	if (needs && !condition) report(item, "it needs something else, but the condition that its price takes is missing");
}

function packages({ catalogue, report }: Context) {
	for (const { id, features, segment, ...rest } of catalogue.securityPackages) {
		const item = `Security package ${id}`;
		checkPrice(report, item, rest, MONTHLY);
		if (features.length === 0) report(item, "it has no features");
		checkCondition(report, item, rest);
		if (segment !== "home" && segment !== "business") report(item, `it is neither for homes nor for businesses`);
	}
	for (const provider of catalogue.tvProviders) {
		if (provider.packages.length === 0) report(`TV provider ${provider.id}`, "it has no packages");
		for (const { id, features, ...rest } of provider.packages) {
			const item = `TV package ${id}`;
			checkPrice(report, item, rest, MONTHLY);
			if (features.length === 0) report(item, "it has no features");
			checkCondition(report, item, rest);
		}
	}
}

function checkPicture({ catalogue, report }: Context, item: string, key: string) {
	if (!Object.hasOwn(catalogue.pictures, key)) report(item, `there is no picture ${quoted(key)}`);
}

function checkRating(report: Report, item: string, rating: number) {
	if (!(rating > 0 && rating <= 5)) report(item, `the rating ${quoted(rating)} is not between 0 and 5`);
}

function checkReviews(report: Report, item: string, reviews: number) {
	if (!(Number.isInteger(reviews) && reviews >= 0)) report(item, `${quoted(reviews)} is not a number of reviews`);
}

/** TRUE-2 */
function checkSource(report: Report, item: string, { source, on }: RatingSource) {
	if (!source?.trim() || !isDay(on ?? "")) report(item, "the rating needs its source and the day it was read");
}

/** TRUE-4: words that claim something: first place, popularity in figures, urgency. */
const CLAIM =
	/\b(best|most|lowest|cheapest|fastest|largest|biggest|top|sale|new|limited|last chance|today|hurry|#1|number one)\b/i;

/** TRUE-4: a badge that claims something says where the claim comes from. */
function claims({ catalogue, report }: Context) {
	const badged: [item: string, entry: Badged][] = [
		...[...internetPlans(catalogue), ...wirelessPlans(catalogue)].map((each): [string, Badged] => [
			`Plan ${each.id}`,
			each,
		]),
		...tvPackages(catalogue).map((each): [string, Badged] => [`TV package ${each.id}`, each]),
		...catalogue.securityPackages.map((each): [string, Badged] => [`Security package ${each.id}`, each]),
		...catalogue.phoneCases.map((each): [string, Badged] => [`Phone case ${each.id}`, each]),
		...catalogue.partners.flatMap(({ slug, promotions: all }) =>
			all.map((each): [string, Badged] => [`Promotion ${each.id} of ${slug}`, each]),
		),
		...catalogue.promoCards.map((each): [string, Badged] => [`Promo card ${each.id}`, each]),
	];
	for (const [item, { badge, badgeSource }] of badged)
		if (badge && CLAIM.test(badge.en) && !badgeSource?.trim())
			report(item, `the badge ${quoted(badge.en)} claims something, so it needs its source ("badgeSource")`);
}

function cases(context: Context) {
	const { catalogue, report } = context;
	for (const each of catalogue.phoneCases) {
		const item = `Phone case ${each.id}`;
		checkPrice(report, item, each, ONCE);
		if (each.rating) {
			checkRating(report, item, each.rating.value);
			checkReviews(report, item, each.rating.reviews);
			checkSource(report, item, each.rating);
		}
		checkPicture(context, item, each.image);
		for (const list of ["makes", "materials"] as const satisfies readonly (keyof PhoneCase)[])
			if (each[list].length === 0) report(item, `it has no ${list}, so no filter finds it`);
	}
}

const READABLE = 4.5;

function partners(context: Context) {
	const { catalogue, report } = context;
	for (const partner of catalogue.partners) {
		const item = `Partner ${partner.slug}`;
		if (!SLUG.test(partner.slug)) report(item, `in the slug ${ID_FORM}`);
		if (!partner.name.trim()) report(item, "it has no name");
		checkPicture(context, item, partner.logo);
		colors(partner, report);
		// PART-6
		if (![2, 3].includes(partner.promotions.length))
			report(item, `it has ${partner.promotions.length} promotions instead of 2 or 3`);
		if (![5, 6].includes(partner.services.length))
			report(item, `it has ${partner.services.length} services instead of 5 or 6`);
		for (const id of repeated(partner.promotions.map((promotion) => promotion.id)))
			report(item, `the promotion id ${quoted(id)} is used more than once`);
		promotions(partner, report);
		if (partner.websiteUrl !== undefined && !/^https:\/\/\S+$/.test(partner.websiteUrl))
			report(item, `${quoted(partner.websiteUrl)} is not an https URL`);
	}
}

function colors({ slug, primaryColor, onPrimary }: Partner, report: Report) {
	const item = `Partner ${slug}`;
	const wrong = [primaryColor, onPrimary].filter((color) => !COLOR.test(color));
	for (const color of wrong) report(item, `${quoted(color)} is not a colour such as "#009fdb"`);
	if (wrong.length > 0 || contrast(primaryColor, onPrimary) >= READABLE) return;
	const ratio = contrast(primaryColor, onPrimary).toFixed(2);
	report(item, `text in ${onPrimary} on ${primaryColor} has a contrast of ${ratio} instead of ${READABLE}`);
}

function promotions({ slug, promotions: all }: Partner, report: Report) {
	for (const { id, discount, features, upTo, description } of all) {
		const item = `Promotion ${id} of ${slug}`;
		if (!SLUG.test(id)) report(item, `in the id ${ID_FORM}`);
		if (discount !== "—") report(item, `the discount ${quoted(discount)} is not a dash`);
		if (features.length === 0) report(item, "it has no features");
		if (upTo === undefined) continue;
		if (!ONCE.test(upTo)) report(item, `the limit ${quoted(upTo)} is not a price`);
		// Portuguese writes US$ 1.000, English and Spanish $1,000.
		else
			for (const locale of locales)
				if (!description[locale]?.replaceAll(/(?<=\d)[.,](?=\d{3})/g, "").includes(upTo.slice(1)))
					report(item, `the description in ${locale} does not state the limit ${upTo}`);
	}
}

function landings({ catalogue, report }: Context) {
	const known = new Set(
		[
			...internetPlans(catalogue),
			...wirelessPlans(catalogue),
			...tvPackages(catalogue),
			...catalogue.securityPackages,
		].map(({ id }) => id),
	);
	const named = ({ parts, highlights }: Landing) => [...parts, ...highlights].flatMap(({ plans: ids = [] }) => ids);
	for (const [slug, landing] of Object.entries(catalogue.landings)) {
		const item = `Landing page ${slug}`;
		if (!catalogue.partners.some((partner) => partner.slug === slug)) report(item, "there is no such partner");
		for (const id of named(landing))
			if (!known.has(id)) report(item, `it shows ${quoted(id)}, which is neither a plan nor a package`);
	}
}

function stores(context: Context) {
	const { catalogue, report } = context;
	if (catalogue.stores.length === 0) report("The stores", "there is none");
	for (const store of catalogue.stores) {
		const item = `Store ${store.id}`;
		for (const field of ["name", "street", "city"] as const satisfies readonly (keyof Store)[])
			if (!store[field].trim()) report(item, `the ${field} is missing`);
		if (!/^\d{5}(-\d{4})?$/.test(store.postalCode)) report(item, `${quoted(store.postalCode)} is not a ZIP code`);
		if (!Object.hasOwn(catalogue.regions, store.region)) report(item, `there is no state ${quoted(store.region)}`);
		if (store.phone !== undefined) checkPhone(report, item, store.phone);
		checkWhatsApp(report, item, store.whatsapp);
		const line = store.additionalServices?.attLine;
		if (line) {
			checkPhone(report, `${item}, AT&T line`, line.phone);
			checkWhatsApp(report, `${item}, AT&T line`, line.whatsapp);
		}
		if (store.services.length === 0) report(item, "it has no services");
		checkHours(report, item, store.openingHours);
		checkHolidays(report, item, store.holidayHours ?? []);
		if (!isTimeZone(store.timeZone)) report(item, `${quoted(store.timeZone)} is not a time zone`);
		checkPicture(context, item, store.image);
		checkRating(report, item, store.rating);
		checkReviews(report, item, store.reviews);
		if (store.ratingSource) checkSource(report, item, store.ratingSource);
		if (!(Math.abs(store.latitude) <= 90 && Math.abs(store.longitude) <= 180))
			report(item, `${store.latitude}, ${store.longitude} is not a place on earth`);
	}
}

function checkPhone(report: Report, item: string, phone: string) {
	if (!/^\+?[\d\s().-]+$/.test(phone) || !/^1?\d{10}$/.test(phone.replaceAll(/\D/g, "")))
		report(item, `${quoted(phone)} is not a phone number with its area code`);
}

function checkWhatsApp(report: Report, item: string, whatsapp: WhatsApp) {
	if ("number" in whatsapp && !/^\d{11,15}$/.test(whatsapp.number))
		report(item, `the WhatsApp number ${quoted(whatsapp.number)} is not digits with a country code`);
	if ("messageCode" in whatsapp && !/^[A-Z0-9]+$/i.test(whatsapp.messageCode))
		report(item, `the WhatsApp message code ${quoted(whatsapp.messageCode)} is not letters and digits`);
}

function checkHours(report: Report, item: string, openingHours: readonly OpeningHours[]) {
	for (const { days, opens, closes } of openingHours) {
		if (days.length === 0) report(item, `the hours ${opens}-${closes} have no days`);
		for (const day of repeated(days)) report(item, `${day} is named twice for ${opens}-${closes}`);
		for (const time of [opens, closes])
			if (!CLOCK.test(time)) report(item, `${quoted(time)} is not a time such as "10:00"`);
		if (opens === closes) report(item, `it opens and closes at ${opens}`);
	}
	for (const day of new Set(openingHours.flatMap(({ days }) => days))) {
		const spans = openingHours
			.filter(({ days }) => days.includes(day))
			.toSorted((a, b) => (a.opens < b.opens ? -1 : 1));
		for (const [index, { opens }] of spans.entries()) {
			const before = spans[index - 1];
			if (before && (before.closes <= before.opens || before.closes > opens))
				report(item, `two openings overlap on ${day}: ${before.opens}-${before.closes} and one from ${opens}`);
		}
	}
}

function checkHolidays(report: Report, item: string, holidays: readonly HolidayHours[]) {
	for (const day of repeated(holidays.map(({ on }) => on))) report(item, `${day} has holiday hours twice`);
	for (const { on, hours } of holidays) {
		if (!isDay(on)) report(item, `${quoted(on)} is not a day such as "2026-12-25"`);
		for (const { opens, closes } of hours) {
			for (const time of [opens, closes])
				if (!CLOCK.test(time)) report(item, `${quoted(time)} on ${on} is not a time such as "10:00"`);
			if (opens === closes) report(item, `on ${on} it opens and closes at ${opens}`);
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

/** Links lead to a page, and what they name on it exists. */
function links({ catalogue, surroundings, report }: Context) {
	const all: [string, string][] = [
		...catalogue.deals.map(({ id, to }): [string, string] => [`Deal ${id}`, to]),
		...catalogue.promoCards.map(({ id, to }): [string, string] => [`Promo card ${id}`, to]),
		...catalogue.searchEntries.map(({ title, url }): [string, string] => [`Search entry ${title.en}`, url]),
		...Object.entries(catalogue.landings).flatMap(([slug, { parts, highlights }]) =>
			[...parts, ...highlights].flatMap(({ more }): [string, string][] =>
				more ? [[`Landing page ${slug}`, more.to]] : [],
			),
		),
	];
	const planIds = new Set([...internetPlans(catalogue), ...wirelessPlans(catalogue)].map(({ id }) => id));
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
		if (!link.startsWith("/") || !isKnown) report(item, `the link ${link} leads to no page`);
		else if (plan && !planIds.has(plan)) report(item, `the link ${link} names a plan that does not exist`);
		else if (hash && !anchors[pathname]?.some(({ id }) => `#${id}` === hash))
			report(item, `the link ${link} points at nothing on its page`);
	}
}

/** What a dealer can name, with its contents; texts are looked for inside. */
const items = (catalogue: Catalogue): [item: string, contents: unknown][] => [
	...[...catalogue.internetCarriers, ...catalogue.postpaidCarriers, ...catalogue.prepaidCarriers].flatMap(
		({ plans: all, ...carrier }): [string, unknown][] => [
			[`Carrier ${carrier.name}`, carrier],
			...all.map((plan): [string, unknown] => [`Plan ${plan.id}`, plan]),
		],
	),
	...catalogue.securityPackages.map((each): [string, unknown] => [`Security package ${each.id}`, each]),
	...catalogue.tvProviders.flatMap(({ packages: all, ...provider }): [string, unknown][] => [
		[`TV provider ${provider.id}`, provider],
		...all.map((each): [string, unknown] => [`TV package ${each.id}`, each]),
	]),
	...catalogue.phoneCases.map((each): [string, unknown] => [`Phone case ${each.id}`, each]),
	...catalogue.partners.map((partner): [string, unknown] => [`Partner ${partner.slug}`, partner]),
	...Object.entries(catalogue.landings).map(([slug, landing]): [string, unknown] => [`Landing page ${slug}`, landing]),
	...catalogue.stores.map((store): [string, unknown] => [`Store ${store.id}`, store]),
	...catalogue.deals.map((deal): [string, unknown] => [`Deal ${deal.id}`, deal]),
	...catalogue.promoCards.map((card): [string, unknown] => [`Promo card ${card.id}`, card]),
	...catalogue.searchEntries.map((entry): [string, unknown] => [`Search entry ${entry.url}`, entry]),
	...Object.entries(catalogue.regions).map(([code, names]): [string, unknown] => [`State ${code}`, names]),
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
			for (const locale of locales) {
				const text = words[locale];
				const which = `the text "${path}" in ${locale}`;
				if (typeof text !== "string" || text === "") report(item, `${which} is missing`);
				else if (text !== text.trim()) report(item, `${which} has spaces at its start or end`);
				else
					for (const [, name = ""] of text.matchAll(/\{(\w*)\}/g))
						if (!surroundings.facts.includes(name)) report(item, `${which} names the unknown fact {${name}}`);
			}
}
