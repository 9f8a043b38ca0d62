import { expect, test } from "vitest";
import { inCatalogue } from "../../catalogue/current.server";
import { seed } from "../../content/catalogue";
import * as landing from "./landing.server";

const { landings, partners } = seed;
const landingOf = (slug: string) => inCatalogue(seed, () => landing.landingOf(slug));

test("PART-3 every landing page has texts of its own", () => {
	const pages = Object.keys(landings).map(landingOf);
	expect(new Set(pages.map((page) => page?.headline)).size).toBe(pages.length);
	for (const page of pages) expect(page?.highlights.length).toBeGreaterThanOrEqual(3);
});

test("PART-4 the other partners have no landing page of their own", () => {
	for (const { slug } of partners) expect(landingOf(slug) !== undefined, slug).toBe(slug in landings);
});
