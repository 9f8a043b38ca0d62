import { expect, test } from "vitest";
import { BrokenRules } from "../../../db/catalogue/broken-rules";
import { Refusal } from "../../../db/refusal";
import { type Item, itemKey } from "../../catalogue/catalogue-at";
import { problemsOf } from "../../catalogue/problems";
import { seedItems } from "../../catalogue/seed-items";
import { problemSentence } from "../../platform/problem-sentence.server";
import { surroundings } from "../preview/surroundings.server";
import { problemLink, refusalLinks } from "./problem-links.server";

const items = seedItems();
const now = Date.parse("2026-11-18T12:00Z");
const empty = { en: "", es: "", pt: "" };

/** Links of what is wrong if the first item of a kind says something else. */
function linksAfter(kind: string, change: object) {
	const first = items.find((each) => each.kind === kind) as Item;
	const changed = { ...first, data: { ...first.data, ...change } } as Item;
	const all = items.map((each) => (each === first ? changed : each));
	const links = problemsOf(all, surroundings(), now).map((problem) => problemLink(problem, all));
	return { form: `/admin/items/${itemKey(first)}`, links };
}

test.each([
	["internet-carrier", { technology: empty }],
	["postpaid-carrier", { technology: empty }],
	["prepaid-carrier", { technology: empty }],
	["internet-plan", { price: "cheap" }],
	["postpaid-plan", { price: "cheap" }],
	["prepaid-plan", { price: "cheap" }],
	["tv-provider", { name: empty }],
	["tv-package", { price: "cheap" }],
	["security-package", { price: "cheap" }],
	["phone-case", { price: "cheap" }],
	["partner", { services: [] }],
	["partner", { promotions: [{ id: "a", title: empty, description: empty, discount: "—", features: [] }] }],
	["landing", { headline: empty }],
	["store", { postalCode: "12" }],
	["region", { where: empty }],
	["deal", { to: "/nowhere" }],
	["promo-card", { to: "/nowhere" }],
	["search-entry", { description: empty }],
	["search-entry", { url: "/nowhere" }],
	["badge", { timed: [{ from: "2026-02-31T00:00", set: {} }] }],
	["phrase", { timed: [{ from: "2026-12-01T00:00", set: {} }] }],
	["deal", { timed: [{ from: "2026-12-01T00:00", set: { title: "" } }] }],
	["promo-card", { badge: { ref: "badge/none" } }],
])("PUB-4 what is wrong with a %s links to its form: %j", (kind, change) => {
	const { form, links } = linksAfter(kind, change);
	expect(links).not.toEqual([]);
	expect([...new Set(links.map(({ to }) => to))]).toEqual([form]);
});

test("PUB-4 what is missing altogether, and an item that is not there, have no link", () => {
	const around = surroundings();
	const without = items.filter(({ kind }) => kind !== "store" && kind !== "search-entry");
	const none = problemsOf(without, around, now).filter(({ broken }) => broken.rule === "noStore");
	expect(none.map((problem) => problemLink(problem, without))).toEqual([{ text: "The stores: there is none." }]);
	const { links } = linksAfter("deal", { to: "/nowhere" });
	expect(links.every(({ to }) => to)).toBe(true);
});

test("PUB-4 a refusal by the rules is said in the reader's language, any other in English", () => {
	const [deal] = items.filter(({ kind }) => kind === "deal");
	const broken = items.map((each) => (each === deal ? { ...each, data: { ...each.data, to: "/nowhere" } } : each));
	const problems = problemsOf(broken as Item[], surroundings(), now);
	const refusal = new BrokenRules(problems, "Nothing was published:");
	expect(refusal.message).toMatch(/^Nothing was published:\nDeal [\w-]+: the link \/nowhere leads to no page\.$/);
	expect(refusalLinks(refusal, broken)).toEqual(
		problems.map((problem) => ({ text: problemSentence(problem), to: `/admin/items/${itemKey(deal as Item)}` })),
	);
	const other = new Refusal("There is nothing to publish.");
	expect(refusalLinks(other, items)).toEqual([{ text: other.message, isEnglish: true }]);
});
