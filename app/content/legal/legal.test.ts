import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { dealer } from "../dealer";
import { regions } from "../regions";
import { retention } from "../retention";
import { accessibilityEffective, accessibilitySections } from "./accessibility";
import { legalDetails } from "./legal-details";
import type { LegalSection } from "./legal-section";
import { privacyEffective, privacySections } from "./privacy";
import { termsEffective, termsSections } from "./terms";

const textOf = (sections: readonly LegalSection[], language: "en" | "es" | "pt") =>
	sections
		.flatMap(({ heading, body }) => [heading, ...body.flat()])
		.map((words) => words[language])
		.join("\n");

/** Of the text in all languages; the dealer's name may change without a new date. */
const digest = (sections: readonly LegalSection[]) =>
	createHash("sha256").update(JSON.stringify(sections).replaceAll(dealer.name, "dealer")).digest("hex").slice(0, 12);

// If this fails because a text changed: set its effective date to the day of the change, then copy the new values here.
test("LEGAL-2 each legal text belongs to its effective date", () => {
	expect({
		privacy: [privacyEffective, digest(privacySections)],
		terms: [termsEffective, digest(termsSections)],
		accessibility: [accessibilityEffective, digest(accessibilitySections)],
	}).toEqual({
		privacy: ["2026-11-19", "0d7af81a8f28"],
		terms: ["2026-11-18", "b934eb410d35"],
		accessibility: ["2026-11-18", "2fab3489472d"],
	});
});

test("sections have unique anchors", () => {
	for (const sections of [privacySections, termsSections, accessibilitySections]) {
		const ids = sections.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
	}
});

test.each(["en", "es", "pt"] as const)("KEEP-1 the privacy page names every period (%s)", (language) => {
	const privacy = textOf(privacySections, language);
	for (const [name, period] of Object.entries(retention))
		if (period > 1) expect(privacy, name).toMatch(new RegExp(`\\b${period}\\b`));
});

test("LEGAL-3 the privacy text covers recipients, rights, tracking signals, security and the prevailing language", () => {
	const privacy = textOf(privacySections, "en");
	for (const words of [
		"a carrier or provider, if you ask a store to act on your message",
		"within 45 days",
		"Someone you authorize can make the request for you",
		"we won’t treat you any differently for it",
		"Global Privacy Control",
		"If a breach affects you",
		"the English one applies",
		"Our access logs don’t hold your network (IP) address",
		"Until you start to sign up or sign in there are none",
	])
		expect(privacy).toContain(words);
});

test("LEGAL-4 the terms cover returns, mistakes, fees, commissions, endorsement and the law", () => {
	const terms = textOf(termsSections, "en");
	for (const words of [
		`within ${legalDetails.returnDays} days of buying it`,
		"is a mistake, we correct it",
		"often can’t be combined",
		"If a store charges a fee of its own",
		"not a promise for every moment",
		"pay us commissions",
		"don’t run, sponsor or endorse this site",
		regions[legalDetails.governingLaw].name.en,
		"the rest still applies",
		"the English one applies",
	])
		expect(terms).toContain(words);
});
