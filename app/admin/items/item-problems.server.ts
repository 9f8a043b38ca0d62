import { catalogueAt, type Item, itemKey } from "../../catalogue/catalogue-at";
import { inCatalogue } from "../../catalogue/current.server";
import { isMendedIn } from "../../catalogue/mended-in";
import { problemsOf } from "../../catalogue/problems";
import type { Kind } from "../../catalogue/shapes";
import { hasPage } from "../../catalogue/site-pages";
import pictures from "../../content/pictures.json" with { type: "json" };
import type { Problem } from "../../content/problem";
import { dealerFacts } from "../../platform/dealer-facts.server";
import { listedBy } from "./item-lists";

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

/** What keeps an item from being published. */
export function problemsWith(items: readonly Item[], concerned: Concerned, now: number): Problem[] {
	const around = {
		hasPage,
		facts: Object.keys(inCatalogue(catalogueAt([], 0, { pictures }), dealerFacts)),
		pictures,
	};
	return problemsOf(aroundItem(items, concerned), around, now).filter((problem) => isMendedIn(problem, concerned));
}
