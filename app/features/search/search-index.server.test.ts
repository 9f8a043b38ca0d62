import { expect, test } from "vitest";
import { inCatalogue } from "../../catalogue/current.server";
import { seed } from "../../content/catalogue";
import { staticEntries } from "./search-index.server";

test("SRCH-5 the catalogue has pages, services, the six carriers, products and the three store locations", () => {
	const entries = inCatalogue(seed, staticEntries);
	expect(new Set(entries.map(({ type }) => type))).toEqual(new Set(["page", "service", "product", "location"]));
	const titles = entries.map(({ title }) => title);
	for (const carrier of ["AT&T", "Xfinity", "Cricket", "Total by Verizon", "Spectrum", "Verizon Fios"]) {
		expect(titles).toContain(carrier);
	}
	for (const place of ["Marlborough, MA", "Myrtle Beach, SC", "Goose Creek, SC"]) {
		expect(titles.some((title) => title.startsWith(place))).toBe(true);
	}
	for (const entry of entries) {
		expect(Object.keys(entry)).toEqual(["title", "description", "url", "category", "type", "aliases"]);
		expect(entry.url).toMatch(/^\//);
	}
});
