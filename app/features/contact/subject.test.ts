import { expect, test } from "vitest";
import { likelyTopic, subjectLines } from "./subject.server";

const lines = (query: string) => subjectLines(new URLSearchParams(query), []);

test.each([
	["plan=att-fiber-1-gig", ["AT&T Fiber 1 Gig, $80/month"]],
	["package=vivint-starter-kit", ["Vivint Starter Kit, $29.99/month"]],
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
	expect(subjectLines(new URLSearchParams(), cart)).toEqual(["2 × Clear Slim Case, $14.99"]);
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
