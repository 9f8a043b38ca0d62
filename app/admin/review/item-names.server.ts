import { itemKey } from "../../catalogue/catalogue-at";
import { isFields } from "../../catalogue/keyed-list";
import type { Kind, Stored } from "../../catalogue/shapes";
import type { Words } from "../../content/words";
import { m } from "../../paraglide/messages.js";
import { kindName } from "../../platform/kind-name";
import { currentLocale } from "../../platform/language";
import { itemTitle } from "../item-title";

/** Looks up the newest stored data of an item by its key. */
export type DataOf = (key: string) => Stored | null | undefined;

export const isWords = (value: unknown): value is Words =>
	isFields(value) && typeof value.en === "string" && Object.keys(value).every((key) => key.length === 2);

/** A value with every reference replaced by the text that it names. */
export function spelled(value: unknown, dataOf: DataOf): unknown {
	if (Array.isArray(value)) return value.map((each) => spelled(each, dataOf));
	if (!isFields(value)) return value;
	if (typeof value.ref === "string") {
		const text = dataOf(value.ref);
		return isWords(text) ? { en: text.en, es: text.es, pt: text.pt } : value.ref;
	}
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spelled(inner, dataOf)]));
}

/** What people call an item. */
export function itemName({ kind, item }: { kind: string; item: string }, data: Stored | null, dataOf: DataOf): string {
	if (kind === "order") return m.admin_diff_order({ label: kindName(item).toLowerCase() });
	const find = (key: string) => {
		const found = dataOf(key);
		return found === undefined ? undefined : { data: found };
	};
	return itemTitle({ kind: kind as Kind, item, data }, find, currentLocale());
}

/** The kinds whose ids a list of ids holds. */
const listed: Readonly<Record<string, readonly Kind[]>> = {
	plans: ["internet-plan", "postpaid-plan", "prepaid-plan", "tv-package", "security-package"],
	packages: ["tv-package"],
	group: ["tv-provider"],
	carrier: ["internet-carrier", "postpaid-carrier", "prepaid-carrier"],
};

/** What an id in a field is called: the plan in a carrier's list, the carrier of a plan. */
export function idName(field: string, id: string, dataOf: DataOf, kindOfOrder?: string): string {
	const kinds = field === "items" && kindOfOrder ? [kindOfOrder] : (listed[field] ?? []);
	for (const kind of kinds) {
		const data = dataOf(itemKey({ kind, item: id }));
		if (data) return itemName({ kind, item: id }, data, dataOf);
	}
	return id;
}
