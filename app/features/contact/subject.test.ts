import { expect, test } from "vitest";
import { subjectLines } from "./subject.server";

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
])("CONTACT-1 %s says %j", (query, expected) => {
	expect(lines(query)).toEqual(expected);
});

test("CONTACT-1 the cart comes along as a list; what is not sold is left out", () => {
	const cart = [
		{ id: "case-clear-slim", quantity: 2 },
		{ id: "no-such-case", quantity: 1 },
	];
	expect(subjectLines(new URLSearchParams(), cart)).toEqual(["2 × Clear Slim Case, $14.99"]);
});
