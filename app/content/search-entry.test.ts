import { expect, test } from "vitest";
import { type Catalogue, seed } from "./catalogue";
import { writtenEntries } from "./search-catalogue";
import { searchEntries } from "./search-entry";

const entriesOf = ({ partners, internetCarriers, postpaidCarriers, prepaidCarriers, phoneCases, stores }: Catalogue) =>
	searchEntries(writtenEntries, {
		partners,
		carriers: [...internetCarriers, ...postpaidCarriers, ...prepaidCarriers],
		phoneCases,
		stores,
	});
const titleOf = (url: string, catalogue: Catalogue) => entriesOf(catalogue).find((each) => each.url === url)?.title.en;
const renamed = <T extends { name: unknown }>(all: readonly T[], which: (each: T) => boolean): T[] =>
	all.map((each) => (which(each) ? { ...each, name: "Renamed" } : each));

test.each([
	["/partners/wow", { partners: renamed(seed.partners, ({ slug }) => slug === "wow") }],
	["/partners/att", { partners: renamed(seed.partners, ({ slug }) => slug === "att") }],
	[
		"/internet-plans?plan=fios-300-mbps",
		{ internetCarriers: renamed(seed.internetCarriers, ({ name }) => name === "Verizon Fios") },
	],
])("CAT-1 SRCH-5 the entry of %s follows when it is renamed", (url, change) => {
	expect(titleOf(url, seed)).not.toBe("Renamed");
	expect(titleOf(url, { ...seed, ...change })).toBe("Renamed");
});

test("CAT-1 a new partner is found, with its other names, and one that is hidden is not", () => {
	const [first, ...others] = seed.partners.filter(({ slug }) => slug !== "att");
	if (!first) throw new Error("There is no partner");
	const partners = [...others, { ...first, slug: "brand-new", name: "Brand New", aliases: ["bn"] }];
	const entries = entriesOf({ ...seed, partners });
	expect(entries).toContainEqual(expect.objectContaining({ url: "/partners/brand-new", aliases: ["bn"] }));
	expect(entries.map(({ url }) => url)).not.toContain("/partners/att");
});

test("CAT-1 phone cases are found by the phones they are for", () => {
	const compatibility = { en: "Fairphone 6", es: "Fairphone 6", pt: "Fairphone 6" };
	const phoneCases = seed.phoneCases.map((each) => ({ ...each, compatibility }));
	const entry = entriesOf({ ...seed, phoneCases }).find(({ url }) => url === "/phone-cases");
	expect(entry?.aliases).toContain("Fairphone 6");
});
