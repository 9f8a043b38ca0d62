import { type Surroundings, violations } from "../content/catalogue-invariants";
import { dealer } from "../content/dealer";
import type { BrokenRule, Problem } from "../content/problem";
import { boundaries, catalogueAt, type Item, itemKey } from "./catalogue-at";
import { fieldsOf, readItem, type Stored } from "./shapes";
import { clockOf, resolve, timedProblems } from "./timed";

interface Around extends Surroundings {
	pictures: Parameters<typeof catalogueAt>[2]["pictures"];
}

/**
 * What is wrong with a set of items; empty when it may be published. Looks at the catalogue as it is now and as it will be
 * at every instant at which a timed value begins or ends.
 */
export function problemsOf(items: readonly Item[], around: Around, now: number): Problem[] {
	const found = [...items.flatMap(itemProblems), ...referenceProblems(items)];
	// A broken period has no instants to look at.
	if (found.length > 0) return found;
	const instants = [now, ...new Set(boundaries(items).filter((instant) => instant > now))].toSorted((a, b) => a - b);
	const known = new Set<string>();
	for (const instant of instants)
		for (const problem of [
			...items.flatMap((item) => stateProblems(item, instant)),
			...violations(catalogueAt(items, instant, around), around),
		]) {
			const mark = JSON.stringify(problem);
			if (known.has(mark)) continue;
			known.add(mark);
			found.push(instant === now ? problem : { ...problem, from: instant });
		}
	return found;
}

/** What is wrong with an item as it is stored. */
export const storedProblem = ({ kind, item }: { kind: string; item: string }, broken: BrokenRule): Problem => ({
	about: { called: "stored", name: item, of: kind, items: [{ kind, item }] },
	broken,
});

/** What is wrong with the periods of an item. */
export function brokenPeriods({ kind, data }: Pick<Item, "kind" | "data">): BrokenRule[] {
	try {
		return timedProblems(data, clockOf(kind, data, dealer.timeZone), fieldsOf(kind));
	} catch {
		// "2026-02-31T00:00" has the form of a time, but is none.
		return [{ rule: "periodTime" }];
	}
}

const itemProblems = (item: Item): Problem[] => brokenPeriods(item).map((broken) => storedProblem(item, broken));

/** Whether a timed value fits the shape. */
function stateProblems(item: Item, instant: number): Problem[] {
	const { kind, data } = item;
	if (!data.timed?.length) return [];
	const read = readItem(kind, resolve(data, instant, clockOf(kind, data, dealer.timeZone)));
	return "broken" in read ? read.broken.map((broken) => storedProblem(item, broken)) : [];
}

/** References to badges and phrases, carriers and providers that do not exist. */
function referenceProblems(items: readonly Item[]): Problem[] {
	const keys = new Set(items.map(itemKey));
	const refs = (value: unknown): string[] => {
		if (typeof value !== "object" || value === null) return [];
		return "ref" in value ? [String(value.ref)] : Object.values(value).flatMap(refs);
	};
	return items.flatMap((each) =>
		[...new Set([...refs(each.data), ...parentOf(each)])]
			.filter((ref) => !keys.has(ref))
			.map((key) => storedProblem(each, { rule: "noItem", key })),
	);
}

/** The key of the item that an item belongs to. */
function parentOf({ kind, data }: Item): string[] {
	if (kind === "tv-package") return [`tv-provider/${(data as Stored<"tv-package">).group}`];
	if (!kind.endsWith("-plan")) return [];
	return [`${kind.replace("-plan", "-carrier")}/${(data as Stored<"internet-plan">).carrier}`];
}
