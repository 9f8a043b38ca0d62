import { catalogueAt } from "../../catalogue/catalogue-at";
import { inCatalogue } from "../../catalogue/current.server";
import type { problemsOf } from "../../catalogue/problems";
import { hasPage } from "../../catalogue/site-pages";
import pictures from "../../content/pictures.json" with { type: "json" };
import { dealerFacts } from "../../platform/dealer-facts.server";

/** What the rules of the catalogue need to know about the site. The names of the facts are the same for any catalogue. */
export const surroundings = (): Parameters<typeof problemsOf>[1] => ({
	hasPage,
	facts: Object.keys(inCatalogue(catalogueAt([], 0, { pictures }), dealerFacts)),
	pictures,
});
