import { expect, test } from "vitest";
import { securityPackages } from "../../content/packages/security-packages";
import { phoneCases } from "../../content/phone-cases";
import { internetCarriers } from "../../content/plans/internet-carriers";
import { likelyTopic, subjectLines } from "./subject.server";

const priceOf = (items: readonly { id: string; price: string }[], id: string) =>
	items.find((each) => each.id === id)?.price;
const plans = internetCarriers.flatMap((carrier) => carrier.plans);

const lines = (query: string) => subjectLines(new URLSearchParams(query), []);

test.each([
	["plan=att-fiber-1-gig", [`AT&T Fiber 1 Gig, ${priceOf(plans, "att-fiber-1-gig")}`]],
	["package=vivint-starter-kit", [`Vivint Starter Kit, ${priceOf(securityPackages, "vivint-starter-kit")}`]],
	["partner=att", ["AT&T"]],
	["partner=verizon&promotion=trade-in-credit", ["Verizon: Trade-In Credit"]],
	["partner=verizon&promotion=unknown", ["Verizon"]],
	["topic=security", ["A free security consultation"]],
	["plan=<script>&partner=x&topic=y&package=z", []],
	["", []],
])("CONTACT-1 %s is described as %j", (query, expected) => {
	expect(lines(query)).toEqual(expected);
});

test("CONTACT-1 the cart is listed; unknown items are dropped", () => {
	const cart = [
		{ id: "case-clear-slim", quantity: 2 },
		{ id: "no-such-case", quantity: 1 },
	];
	expect(subjectLines(new URLSearchParams(), cart)).toEqual([
		`2 × Clear Slim Case, ${priceOf(phoneCases, "case-clear-slim")}`,
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
