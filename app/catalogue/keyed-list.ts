type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * What an entry of a list is known by: a promotion by its id, a text by what it refers to or by its English, a timed entry by
 * its beginning and its fields, a holiday by its day, a name by itself.
 */
export function keyOf(entry: unknown): string | undefined {
	if (typeof entry === "string") return entry;
	if (!isFields(entry)) return undefined;
	const { id, ref, en, on, from, set } = entry;
	if (typeof from === "string" && isFields(set)) return `${from} ${Object.keys(set).toSorted().join(" ")}`;
	return [id, ref, en, on].find((each) => typeof each === "string") as string | undefined;
}

/** The entries of a list by their keys; undefined if it is no list whose entries can be told apart. */
export function keyed(value: unknown): Map<string, unknown> | undefined {
	if (!Array.isArray(value)) return undefined;
	const entries = new Map<string, unknown>();
	for (const entry of value) {
		const key = keyOf(entry);
		if (key === undefined || entries.has(key)) return undefined;
		entries.set(key, entry);
	}
	return entries;
}
