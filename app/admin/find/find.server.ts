import { workingCatalogue } from "../../../db/catalogue/working-catalogue";
import type { Database } from "../../../db/connect";
import { foldText } from "../../features/search/fold-text";
import { currentLocale } from "../../platform/language";
import { itemTitle } from "../item-title";
import { destinations } from "../shell/destinations";
import { may, type Staff } from "../staff";

export interface Found {
	title: string;
	to: string;
	/** The kind of an item, which views name in the language of the page; absent for a screen. */
	kind?: string;
}

const MOST_FOUND = 12;

/** Screens and items whose title or id has every word of the query; those that begin with it come first (ADMIN-2). */
export async function find(db: Database, staff: Staff, query: string): Promise<Found[]> {
	const words = foldText(query.slice(0, 100)).split(/\s+/).filter(Boolean);
	if (words.length === 0) return [];
	const { items } = await workingCatalogue(db);
	const locale = currentLocale();
	const candidates: (Found & { also: string })[] = [
		...destinations.filter(({ needs }) => may(staff, needs)).map(({ to, label }) => ({ title: label(), to, also: "" })),
		...[...items.values()]
			.filter(({ kind, data }) => kind !== "order" && data !== null)
			.map((each) => ({
				title: itemTitle(each, (key) => items.get(key), locale),
				to: `/admin/items/${each.kind}/${each.item}`,
				kind: each.kind,
				also: each.item,
			})),
	];
	const first = words[0] ?? "";
	return candidates
		.map((each) => ({ each, title: foldText(each.title), text: foldText(`${each.title} ${each.also}`) }))
		.filter(({ text }) => words.every((word) => text.includes(word)))
		.toSorted((a, b) => Number(b.title.startsWith(first)) - Number(a.title.startsWith(first)))
		.slice(0, MOST_FOUND)
		.map(({ each: { also: _, ...found } }) => found);
}
