import { isDeepStrictEqual } from "node:util";
import type { WorkingCatalogue, WorkingItem } from "../../../db/catalogue/working-catalogue";
import { itemKey } from "../../catalogue/catalogue-at";
import type { DataOf } from "./item-names.server";

/** The items that would change on the site, in the order of their keys. */
export const waitingItems = ({ items }: WorkingCatalogue): WorkingItem[] =>
	[...items.values()]
		.filter(({ number, data, live }) => live?.number !== number && !isDeepStrictEqual(data, live?.data ?? null))
		.toSorted((a, b) => (itemKey(a) < itemKey(b) ? -1 : 1));

/** The newest data of an item; of a removed one, what was published. */
export const dataIn =
	({ items }: WorkingCatalogue): DataOf =>
	(key) => {
		const found = items.get(key);
		return found ? (found.data ?? found.live?.data) : undefined;
	};

/** A revision that somebody looked at: "internet-plan/fios-300@7". */
export const revisionToken = ({ kind, item, number }: { kind: string; item: string; number: number }): string =>
	`${kind}/${item}@${number}`;

export function parseToken(token: unknown): { kind: string; item: string; number: number } | null {
	const [, kind, item, number] = /^([a-z-]{1,40})\/([\w-]{1,100})@(\d{1,9})$/.exec(String(token)) ?? [];
	return kind && item && number ? { kind, item, number: Number(number) } : null;
}
