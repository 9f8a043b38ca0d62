import { catalogueAt, type Item, itemKey } from "../../catalogue/catalogue-at";
import { inCatalogue } from "../../catalogue/current.server";
import { problemsOf } from "../../catalogue/problems";
import type { Kind } from "../../catalogue/shapes";
import { hasPage } from "../../catalogue/site-pages";
import pictures from "../../content/pictures.json" with { type: "json" };
import { dealerFacts } from "../../platform/dealer-facts.server";
import { listedBy } from "./item-lists";

/** How the rules of the catalogue call an item of each kind. */
const subjects: Partial<Record<Kind, (item: string, data: Readonly<Record<string, unknown>>) => string[]>> = {
	"internet-plan": (item) => [`Plan ${item}`],
	"postpaid-plan": (item) => [`Plan ${item}`],
	"prepaid-plan": (item) => [`Plan ${item}`],
	"internet-carrier": (_, { name }) => [`Carrier ${name}`],
	"postpaid-carrier": (_, { name }) => [`Carrier ${name}`],
	"prepaid-carrier": (_, { name }) => [`Carrier ${name}`],
	"tv-package": (item) => [`TV package ${item}`],
	"tv-provider": (item) => [`TV provider ${item}`],
	"security-package": (item) => [`Security package ${item}`],
	"phone-case": (item) => [`Phone case ${item}`],
	"promo-card": (item) => [`Promo card ${item}`],
	deal: (item) => [`Deal ${item}`],
	landing: (item) => [`Landing page ${item}`],
	partner: (item, { promotions = [] }) => [
		`Partner ${item}`,
		...(promotions as readonly { id: string }[]).map(({ id }) => `Promotion ${id} of ${item}`),
	],
	region: (item) => [`State ${item}`],
	"search-entry": (_, { url, title }) => [
		`Search entry ${url}`,
		`Search entry ${(title as { en?: string } | undefined)?.en}`,
	],
	store: (item) => [`Store ${item}`, `Store ${item}, AT&T line`],
};

/**
 * The item with what it names, what it lists, and what those name: its rules look at nothing else, and with thousands of items
 * the others need not be read.
 */
function aroundItem(items: readonly Item[], { kind, item, data }: Concerned): Item[] {
	const own = JSON.stringify(data);
	const near = items.filter(
		(each) =>
			(each.kind === kind && each.item === item) ||
			each.kind === "region" ||
			listOf(each) === itemKey({ kind, item }) ||
			(kind === "landing" && each.kind === "partner" && each.item === item) ||
			(each.kind !== "order" && own.includes(each.item)),
	);
	const named = new Set(
		near.flatMap((each) => [
			listOf(each),
			...[...JSON.stringify(each.data).matchAll(/"ref":"([^"]+)"/g)].map(([, ref]) => ref),
		]),
	);
	const chosen = new Set(near);
	return items.filter((each) => chosen.has(each) || named.has(itemKey(each)));
}

/** The carrier of a plan, the provider of a package. */
function listOf({ kind, data }: Item): string | undefined {
	const listed = listedBy[kind];
	const parent = listed && (data as unknown as Record<string, unknown>)[listed.by];
	return listed && itemKey({ kind: listed.kind, item: String(parent) });
}

interface Concerned {
	kind: Kind;
	item: string;
	data: object;
}

/** What keeps an item from being published, one sentence each; as the rules of the catalogue say it, in English. */
export function problemsWith(items: readonly Item[], { kind, item, data }: Concerned, now: number): string[] {
	const around = {
		hasPage,
		facts: Object.keys(inCatalogue(catalogueAt([], 0, { pictures }), dealerFacts)),
		pictures,
	};
	const own = [
		itemKey({ kind, item }),
		...(subjects[kind]?.(item, data as Record<string, unknown>) ?? []),
		`Id "${item}"`,
	];
	return problemsOf(aroundItem(items, { kind, item, data }), around, now).filter((sentence) =>
		own.some((subject) => sentence.includes(`${subject}: `)),
	);
}
