import { expect, test } from "vitest";
import { inCatalogue } from "../../catalogue/current.server";
import { seed } from "../../content/catalogue";
import { inLocale } from "../../platform/language.server";
import * as subject from "./subject.server";

const { securityPackages, phoneCases, internetCarriers } = seed;
const { enquiryPath } = subject;
const subjectLines = (...given: Parameters<typeof subject.subjectLines>) =>
	inCatalogue(seed, () => subject.subjectLines(...given));
const subjectThings = (...given: Parameters<typeof subject.subjectThings>) =>
	inCatalogue(seed, () => subject.subjectThings(...given));
const likelyTopic = (...given: Parameters<typeof subject.likelyTopic>) =>
	inCatalogue(seed, () => subject.likelyTopic(...given));

const priceOf = (items: readonly { id: string; price: string }[], id: string) =>
	items.find((each) => each.id === id)?.price;
const plans = internetCarriers.flatMap((carrier) => carrier.plans);

const lines = (query: string) => subjectLines(new URLSearchParams(query), []);

test.each([
	["plan=att-fiber-1-gig", [`AT&T Fiber 1 Gig, ${priceOf(plans, "att-fiber-1-gig")}`]],
	[
		"plan=verizon-5g-home-plus",
		[`5G Home Plus (Verizon 5G Home), ${priceOf(plans, "verizon-5g-home-plus")} (Price to be confirmed in store)`],
	],
	["partner=att", ["AT&T"]],
	["partner=verizon&promotion=trade-in-credit", ["Verizon: Trade-In Credit"]],
	["partner=verizon&promotion=unknown", ["Verizon"]],
	["topic=security", ["A free security consultation"]],
	["deal=four-lines", ["4 lines for the price of 3"]],
	["deal=no-such-deal", []],
	["plan=<script>&partner=x&topic=y&package=z", []],
	["", []],
])("CONTACT-1 %s is described as %j", (query, expected) => {
	expect(lines(query)).toEqual(expected);
});

test("ACT-4 several plans and packages make one enquiry; none is repeated, and each can be taken out", () => {
	const query = new URLSearchParams(
		"plan=att-fiber-1-gig&plan=att-fiber-300&plan=att-fiber-1-gig&package=vivint-starter-kit&store=store-broadway",
	);
	expect(subjectThings(query, []).map(({ key }) => key)).toEqual([
		"plan=att-fiber-1-gig",
		"plan=att-fiber-300",
		"package=vivint-starter-kit",
	]);
	expect(likelyTopic(query, [])).toBe("general");
	expect(enquiryPath(query)).toBe("/contact?plan=att-fiber-1-gig&plan=att-fiber-300&package=vivint-starter-kit");
	expect(enquiryPath(query, "plan=att-fiber-300")).toBe("/contact?plan=att-fiber-1-gig&package=vivint-starter-kit");
});

test.each([
	["es", "$80/mes", "$14.99"],
	["pt", "US$\u00a080/mês", "US$\u00a014,99"],
] as const)("ACT-11 prices of an enquiry in %s", (locale, plan, one) => {
	const query = new URLSearchParams("plan=att-fiber-1-gig");
	const [first, second] = inLocale(locale, () => subjectLines(query, [{ id: "case-clear-slim", quantity: 1 }]));
	expect(first).toContain(plan);
	expect(second).toContain(one);
});

test("TRUE-1 CONTACT-1 a price that nobody has confirmed is described as such", () => {
	const [unconfirmed] = securityPackages.filter(({ priceCheck }) => !priceCheck);
	expect(lines(`package=${unconfirmed?.id}`)).toEqual([
		`${unconfirmed?.name}, ${unconfirmed?.price} (Price to be confirmed in store)`,
	]);
});

test("CONTACT-1 ACT-9 the cart is listed with the phones; unknown items are dropped", () => {
	const cart = [
		{ id: "case-clear-slim", quantity: 2 },
		{ id: "no-such-case", quantity: 1 },
	];
	expect(subjectLines(new URLSearchParams(), cart)).toEqual([
		`2 × Clear Slim Case (iPhone 15 / 15 Pro), ${priceOf(phoneCases, "case-clear-slim")}`,
	]);
});

test("ACT-12 a case is for the phone that was chosen; one that it does not fit is ignored", () => {
	const chosen = { id: "case-clear-slim", quantity: 2, model: "iphone-15-pro" };
	const price = priceOf(phoneCases, chosen.id);
	const forAll = `2 × Clear Slim Case (iPhone 15 / 15 Pro), ${price}`;
	const linesFor = (...cart: { id: string; quantity: number; model?: string }[]) =>
		subjectLines(new URLSearchParams(), cart);
	expect(linesFor(chosen)).toEqual([`2 × Clear Slim Case (for iPhone 15 Pro), ${price}`]);
	expect(linesFor({ ...chosen, model: "google-pixel-8" })).toEqual([forAll]);
	expect(linesFor({ ...chosen, model: "nokia-3310" }, { ...chosen, model: "constructor" })).toEqual([forAll]);
	const { id } = phoneCases.find(({ models }) => models === "most") ?? chosen;
	expect(linesFor({ id, quantity: 1, model: "google-pixel-8" })[0]).toContain("(for Google Pixel 8)");
	const inLanguages = (["es", "pt"] as const).map((locale) => inLocale(locale, () => linesFor(chosen)[0]));
	expect(inLanguages).toEqual([
		expect.stringContaining("(para iPhone 15 Pro)"),
		expect.stringContaining("(para iPhone 15 Pro)"),
	]);
});

test.each([
	["plan=att-fiber-1-gig", "internet"],
	["package=vivint-starter-kit", "security"],
	["topic=tv", "tv"],
	["topic=elsewhere", "general"],
	["partner=att", "general"],
	["", "general"],
])("CONTACT-1 %s preselects the topic %s", (query, topic) => {
	expect(likelyTopic(new URLSearchParams(query), [])).toBe(topic);
});

test("CONTACT-1 a cart preselects phone cases", () => {
	expect(likelyTopic(new URLSearchParams(), [{ id: "case-clear-slim", quantity: 1 }])).toBe("cases");
});
