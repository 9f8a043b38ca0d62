import type { Problem } from "../content/problem";

/** Whether a problem is mended in an item. */
export const isMendedIn = (
	{ about: { items } }: Problem,
	{ kind, item, data }: { kind: string; item: string; data: object | null },
): boolean =>
	items.some(
		(whose) =>
			whose.kind === kind &&
			("item" in whose
				? whose.item === item
				: (data as Readonly<Record<string, unknown>> | null)?.[whose.field] === whose.says),
	);
