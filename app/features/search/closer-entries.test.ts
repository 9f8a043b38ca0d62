import { expect, test } from "vitest";
import { inCatalogue } from "../../catalogue/current.server";
import { seed } from "../../content/catalogue";
import { inLocale } from "../../platform/language.server";
import { closerThan } from "./closer-entries";
import { keywordRoute } from "./keyword-route";
import { staticEntries } from "./search-index.server";

const closer = (query: string) =>
	inCatalogue(seed, () =>
		inLocale("en", () => closerThan(keywordRoute(query), query, staticEntries()).map(({ url }) => url)),
	);

test.each([
	["iphone 15 case", "/phone-cases"],
	["outdoor cameras", "/security-systems"],
	["myrtle beach hours", "/locations#store-broadway"],
	["spectrun", "/partners/spectrum"],
])("ACT-10 a search for “%s” leads elsewhere, and %s is closer", (query, url) => {
	expect(closer(query)[0]).toBe(url);
	expect(closer(query).length).toBeLessThanOrEqual(3);
});

test.each(["wireless plans", "internet", "store myrtle beach", "qqqqq"])(
	"ACT-10 a search for “%s” leads where it should",
	(query) => {
		expect(closer(query)).toEqual([]);
	},
);
