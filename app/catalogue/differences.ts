import { isDeepStrictEqual } from "node:util";
import { isFields, keyed } from "./keyed-list";

export interface Difference {
	/** "priceNote.es"; empty for the whole item. */
	field: string;
	before: unknown;
	after: unknown;
}

/** What changed between two states of an item, field by field, and entry by entry in lists whose entries can be told apart. */
export function differences(before: unknown, after: unknown, path: readonly string[] = []): Difference[] {
	if (isDeepStrictEqual(before, after)) return [];
	const [was, is] = [keyed(before), keyed(after)];
	// A list in another order is shown as a whole.
	if (was && is && isInOrder(was, is))
		return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) =>
			differences(was.get(key), is.get(key), [...path, key]),
		);
	if (!isFields(before) || !isFields(after)) return [{ field: path.join("."), before, after }];
	return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
		differences(before[key], after[key], [...path, key]),
	);
}

type Entries = ReadonlyMap<string, unknown>;

const isInOrder = (was: Entries, is: Entries): boolean =>
	isDeepStrictEqual(
		[...was.keys()].filter((key) => is.has(key)),
		[...is.keys()].filter((key) => was.has(key)),
	);
