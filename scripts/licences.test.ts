import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allowedLicences, deliveredPackages, licencePage } from "./licences";

const delivered = deliveredPackages(readFileSync("package-lock.json", "utf8"));

test("every package that the site is delivered with has a licence that we can live with", () => {
	expect(delivered.length).toBeGreaterThan(100);
	expect(delivered.filter(({ licence }) => !allowedLicences.has(licence))).toEqual([]);
});

test("no Node comes along: the site runs on the machine's, which has the security releases sooner", () => {
	expect(delivered.map(({ name }) => name)).not.toContain("node");
});

test("docs/licences.md is the list of today", () => {
	expect(readFileSync("docs/licences.md", "utf8")).toBe(licencePage(delivered));
});
