import { expect, test } from "vitest";
import type { BrokenRule, Problem, Subject } from "../content/problem";
import { englishSentence, problemSentence } from "./problem-sentence.server";

type Sample<R extends BrokenRule["rule"]> = Omit<Extract<BrokenRule, { rule: R }>, "rule">;

/** One of each rule: a new one is missing here until it has a sentence. */
const samples: { [R in BrokenRule["rule"]]: Sample<R> } = {
	badgeSource: { badge: "Best Seller" },
	carrierName: { carrier: "Nobody", listed: "Verizon" },
	carrierTwice: { group: "postpaid" },
	color: { said: "blue" },
	contractText: { phrase: "month-to-month" },
	contrast: { text: "#eeeeee", color: "#ffffff", ratio: "1.16", least: 4.5 },
	country: { said: "Mexico" },
	dayTwice: { day: "Monday", opens: "10:00", closes: "19:00" },
	discount: { said: "50%" },
	eligibilityCondition: {},
	fact: { field: "upMbps", said: "fast" },
	holidayDay: { said: "Christmas" },
	holidayHoursEmpty: { day: "2026-12-24", time: "10:00" },
	holidayTime: { day: "2026-12-24", said: "ten" },
	holidayTwice: { day: "2026-12-25" },
	hoursEmpty: { time: "10:00" },
	hoursOverlap: { day: "Monday", opens: "10:00", closes: "19:00", second: "12:00" },
	hoursWithoutDays: { opens: "10:00", closes: "19:00" },
	idForm: {},
	idTwice: {},
	internetNote: {},
	limit: { said: "much" },
	limitText: { language: "es", limit: "$800" },
	lineCount: { said: 0 },
	linkPage: { link: "/wireless" },
	linkPlan: { link: "/internet-plans?plan=gone" },
	linkTarget: { link: "/locations#gone" },
	missing: { field: "street" },
	needsCondition: {},
	newerVersion: {},
	noCarrier: {},
	noFeatures: {},
	noFilter: { field: "makes" },
	noItem: { key: "badge/none" },
	noName: {},
	noPackages: {},
	noPartner: {},
	noPicture: { picture: "stores/nowhere" },
	noPlans: {},
	noRegion: { region: "ZZ" },
	noServices: {},
	noStore: {},
	nothing: {},
	originalPrice: { said: "more" },
	originalPriceKind: {},
	originalPriceLow: { originalPrice: "$39.99", price: "$40" },
	periodEmpty: { from: "2026-11-27T00:00" },
	periodField: { path: "promotions.trade-in.upTo", from: "2026-11-27T00:00" },
	periodOrder: { from: "2026-11-27T00:00", until: "2026-11-26T00:00" },
	periodTime: {},
	periodTwice: { path: "price", first: "2026-11-27T00:00", second: "2026-11-28T00:00" },
	phone: { said: "555-0101" },
	place: { latitude: 420, longitude: -71 },
	planType: { said: "fax" },
	price: { said: "cheap" },
	priceChecked: { said: "last week" },
	promotionCount: { count: 1 },
	promotionIdForm: {},
	promotionTwice: { id: "trade-in" },
	rating: { said: 5.1 },
	ratingSource: {},
	regularPrice: {},
	reviewCount: { said: -1 },
	segment: {},
	serviceCount: { count: 7 },
	shape: { detail: "Invalid input" },
	shapeField: { path: "features.0", detail: "Invalid input" },
	slugForm: {},
	slugTwice: {},
	textFact: { path: "description", language: "en", fact: "{shops}" },
	textMissing: { path: "services 1", language: "pt" },
	textSpaces: { path: "services 1", language: "es" },
	time: { said: "ten" },
	timeZone: { said: "America/Marlborough" },
	unknownPlan: { plan: "no-such-plan" },
	website: { said: "http://example.com" },
	whatsappCode: { said: "?" },
	whatsappNumber: { said: "5085550101" },
	zip: { said: "12" },
};

const plan: Subject = { called: "plan", name: "fios-300", items: [{ kind: "internet-plan", item: "fios-300" }] };
const problems = Object.entries(samples).map(
	([rule, values]): Problem => ({ about: plan, broken: { rule, ...values } as BrokenRule }),
);
const spoken = ["en", "es", "pt"] as const;

test.each(problems)("FORM-11 PUB-4 a sentence in every language says that $broken.rule is broken", (problem) => {
	const sentences = spoken.map((locale) => problemSentence(problem, locale));
	for (const sentence of sentences) {
		expect(sentence).toMatch(/^Plano? fios-300: .+\.$/);
		expect(sentence.replace("{shops}", "")).not.toMatch(/[{}]|undefined|object/);
	}
	expect(new Set(sentences.map((sentence) => sentence.replace(/^Plano?/, ""))).size).toBe(3);
});

const subjects: Record<Subject["called"], true> = {
	attLine: true,
	carrier: true,
	catalogue: true,
	deal: true,
	id: true,
	landing: true,
	partner: true,
	phoneCase: true,
	plan: true,
	plans: true,
	promoCard: true,
	promotion: true,
	region: true,
	searchEntry: true,
	securityPackage: true,
	store: true,
	stored: true,
	stores: true,
	tvPackage: true,
	tvProvider: true,
};

test.each(Object.keys(subjects) as Subject["called"][])("FORM-11 PUB-4 every language has a name for: %s", (called) => {
	const about: Subject = { called, name: called === "plans" ? "prepaid" : "x", of: "partner", items: [] };
	for (const locale of spoken)
		expect(problemSentence({ about, broken: { rule: "segment" } }, locale)).toMatch(/^\p{L}[^{}:]+: [^{}]+\.$/u);
});

test("FORM-11 other languages name fields, kinds and times as people do; English, as the data does", () => {
	const stored: Subject = { called: "stored", name: "fios-300", of: "internet-plan", items: [] };
	const broken: BrokenRule = { rule: "periodField", path: "priceNote.es", from: "2026-11-27T00:00" };
	const problem: Problem = { about: stored, broken, from: Date.parse("2026-11-27T05:00:00Z") };
	expect(englishSentence(problem)).toBe(
		'From 2026-11-27 00:00 on: internet-plan/fios-300: there is no field "priceNote.es" to set from 2026-11-27T00:00.',
	);
	expect(problemSentence(problem, "es")).toMatch(
		/^Desde el 27 nov 2026.*: Plan de internet fios-300: no hay ningún campo “Nota del precio › Texto” que cambiar desde el 27 nov 2026.*\.$/,
	);
	expect(problemSentence(problem, "pt")).toMatch(
		/^A partir de 27 de nov\. de 2026.*: Plano de internet fios-300: não há nenhum campo “Nota do preço › Texto” /,
	);
});

test("FORM-11 other languages name days as people do", () => {
	const said = (broken: BrokenRule) => spoken.map((locale) => problemSentence({ about: plan, broken }, locale));
	expect(said({ rule: "dayTwice", day: "Sunday", opens: "10:00", closes: "19:00" })).toEqual([
		"Plan fios-300: Sunday is named twice for 10:00-19:00.",
		"Plan fios-300: domingo aparece dos veces en 10:00-19:00.",
		"Plano fios-300: domingo aparece duas vezes em 10:00-19:00.",
	]);
	expect(said({ rule: "holidayTwice", day: "2026-12-25" })).toEqual([
		"Plan fios-300: 2026-12-25 has holiday hours twice.",
		"Plan fios-300: el 25 dic 2026 tiene dos veces horario de feriado.",
		"Plano fios-300: 25 de dez. de 2026 tem horário de feriado duas vezes.",
	]);
});
