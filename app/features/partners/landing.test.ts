import { expect, test } from "vitest";
import { landingPartners, partners } from "../../content/partners";
import { landingOf } from "./landing.server";

test("PART-3 each of the five has its own words, and every plan it names is in the catalogue", () => {
	const pages = landingPartners.map(landingOf);
	expect(new Set(pages.map((page) => page?.headline)).size).toBe(5);
	for (const page of pages) expect(page?.highlights.length).toBeGreaterThanOrEqual(3);
});

test("PART-3 what a promotion is worth at most is also what its description says", () => {
	const limits = partners.flatMap(({ promotions }) => promotions).filter(({ upTo }) => upTo);
	expect(limits.map(({ upTo }) => upTo)).toEqual(["$540", "$1000"]);
	for (const { upTo, description } of limits) {
		// Portuguese writes US$ 1.000, Spanish $1,000.
		const plain = (text: string) =>
			text.replace(/(?:US)?\$ ?([\d.,]+)/, (_, amount) => `$${amount.replace(/[.,]/, "")}`);
		for (const text of Object.values(description)) expect(plain(text)).toContain(upTo);
	}
});

test("PART-4 the others have no landing page of their own", () => {
	const own = new Set<string>(landingPartners);
	for (const { slug } of partners) expect(landingOf(slug) !== undefined, slug).toBe(own.has(slug));
});

test("PART-6 a partner has 2 or 3 promotions, whose discount is a dash, and 5 or 6 services", () => {
	for (const { slug, promotions, services } of partners) {
		expect([2, 3], slug).toContain(promotions.length);
		expect([5, 6], slug).toContain(services.length);
		for (const { discount } of promotions) expect(discount).toBe("—");
	}
});
