import { isDeepStrictEqual } from "node:util";
import { isFields, keyed } from "./keyed-list";

/** A field that two people changed to different values. */
export interface Conflict {
	/** "priceNote.es", "promotions.trade-in.title.en" */
	field: string;
	base: unknown;
	mine: unknown;
	theirs: unknown;
}

type Entries = ReadonlyMap<string, unknown>;

/**
 * Merges two changes of the same base, field by field, and lists entry by entry where entries can be told apart. Where both
 * changed a field, `mine` is in the result and the conflict has both values.
 */
export function merge(base: unknown, mine: unknown, theirs: unknown): { merged: unknown; conflicts: Conflict[] } {
	const conflicts: Conflict[] = [];
	const mergeField = (path: readonly string[], b: unknown, m: unknown, t: unknown): unknown => {
		if (isDeepStrictEqual(m, t) || isDeepStrictEqual(b, t)) return m;
		if (isDeepStrictEqual(b, m)) return t;
		const lists = [keyed(b), keyed(m), keyed(t)] as const;
		const order = mergeOrder(...lists);
		if (order) return order.map((key) => mergeKey(path, key, lists)).filter((entry) => entry !== undefined);
		if (isFields(m) && isFields(t)) {
			const before = isFields(b) ? b : {};
			return Object.fromEntries(
				[...new Set([...Object.keys(m), ...Object.keys(t)])]
					.map((key): [string, unknown] => [key, mergeField([...path, key], before[key], m[key], t[key])])
					.filter(([, value]) => value !== undefined),
			);
		}
		conflicts.push({ field: path.join("."), base: b, mine: m, theirs: t });
		return m;
	};
	const mergeKey = (path: readonly string[], key: string, [b, m, t]: readonly (Entries | undefined)[]) =>
		mergeField([...path, key], b?.get(key), m?.get(key), t?.get(key));
	return { merged: mergeField([], base, mine, theirs), conflicts };
}

/**
 * The keys of two lists in one order: that of the side that moved entries, each new entry behind the one that it was put
 * behind. Undefined if both moved entries or added the same one, or if these are no such lists.
 */
function mergeOrder(base?: Entries, mine?: Entries, theirs?: Entries): string[] | undefined {
	if (!base || !mine || !theirs) return undefined;
	const isNew = (key: string) => !base.has(key);
	if ([...mine.keys()].some((key) => isNew(key) && theirs.has(key))) return undefined;
	/** Removed ones stay for now: what is between them and the rest must not lose its place. */
	const inOrderOf = (side: Entries) => {
		const kept = [...base.keys()].filter((key) => side.has(key));
		const moved = [...side.keys()].filter((key) => !isNew(key));
		return isDeepStrictEqual(kept, moved) ? undefined : moved;
	};
	const [mineMoved, theirsMoved] = [inOrderOf(mine), inOrderOf(theirs)];
	if (mineMoved && theirsMoved && !isDeepStrictEqual(mineMoved, theirsMoved)) return undefined;
	const frame = [...new Set([...(mineMoved ?? theirsMoved ?? []), ...base.keys()])];
	/** New entries by what they are behind; "" is the beginning. */
	const added = new Map<string, string[][]>();
	for (const side of [mine, theirs]) {
		const groups = new Map<string, string[]>();
		let behind = "";
		for (const key of side.keys())
			if (isNew(key)) groups.set(behind, [...(groups.get(behind) ?? []), key]);
			else behind = key;
		for (const [anchor, keys] of groups) added.set(anchor, [...(added.get(anchor) ?? []), keys]);
	}
	// Of two groups at one place either may be first, as long as it is the same one for both savers.
	const after = (anchor: string) => (added.get(anchor) ?? []).toSorted(([a = ""], [b = ""]) => (a < b ? -1 : 1)).flat();
	return [...after(""), ...frame.flatMap((key) => [key, ...after(key)])];
}
